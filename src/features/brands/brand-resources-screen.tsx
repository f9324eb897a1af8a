import { Link } from '@tanstack/react-router';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandResourceWords } from '#content/brand-resources.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { BrandCard } from './brand-card.tsx';
import styles from './brand-resources-screen.module.css';

/** The companies that share the portal, each with the resources for its members and for use of its name. */
export function BrandResourcesScreen() {
  const { title, intro, unsure, use } = brandResourceWords;
  return (
    <>
      <ScreenTitle intro={intro}>{title}</ScreenTitle>
      <Grid columns="pairs" gap="6" className={styles['cards']}>
        {brandIds.map((id) => (
          <BrandCard key={id} id={id} brand={brandContent(id)} />
        ))}
        <div className={styles['more']}>
          <Card title={unsure.title}>
            <p>{unsure.text}</p>
            <p>
              <Link to="/contact">{unsure.link}</Link> {unsure.rest}
            </p>
          </Card>
          <Card title={use.title}>
            <Stack as="ul" gap="2" className={utility('bullets')}>
              {use.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
              <li>
                <Link to="/contact">{use.link}</Link> {use.rest}
              </li>
            </Stack>
          </Card>
        </div>
      </Grid>
    </>
  );
}
