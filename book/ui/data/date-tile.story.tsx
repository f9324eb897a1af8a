import { DateTile } from '#src/ui/data/date-tile.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Of others, of the member, and soon': () => (
    <Row gap="4">
      <DateTile month="Dec" day="18" />
      <DateTile month="May" day="8" tone="notice" />
      <DateTile month="Dec" day="1" tone="urgent" />
    </Row>
  ),
};
