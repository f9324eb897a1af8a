import { NoAmount, NotSet } from '#src/ui/data/no-value.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'No amount': () => (
    <p>
      Your share: <NoAmount />
    </p>
  ),
  'No date, number or text': () => (
    <p>
      Processed on: <NotSet />
    </p>
  ),
};
