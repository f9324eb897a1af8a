import { Card } from '#src/ui/layout/card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import type { States } from '../../story.ts';

const cards = (
  <>
    <Card title="Your doctor">
      <p>Dr. Amara Brandt</p>
    </Card>
    <Card title="Your pharmacy">
      <p>Markham Pharmacy</p>
    </Card>
    <Card title="Your dentist">
      <p>Dr. Joseph Ortiz</p>
    </Card>
  </>
);

export const states: States = {
  'Narrow columns': () => (
    <Grid columns="narrow" gap="4">
      {cards}
    </Grid>
  ),
  'Columns of a medium width': () => (
    <Grid columns="medium" gap="4">
      {cards}
    </Grid>
  ),
  'Wide columns': () => (
    <Grid columns="wide" gap="6">
      {cards}
    </Grid>
  ),
  'Pairs, one column on a phone': () => (
    <Grid columns="pairs" gap="5" align="start">
      {cards}
    </Grid>
  ),
  'Halves of a wide window': () => (
    <Grid columns="halves" gap="6">
      {cards}
    </Grid>
  ),
};
