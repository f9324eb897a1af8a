import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Within a line': () => (
    <p>
      Dr. Amara Brandt <SecondaryText>Family medicine</SecondaryText>
    </p>
  ),
  'A block of its own': () => (
    <SecondaryText as="p">
      Amounts are what your plan knows today. Claims that providers have not sent yet are missing.
    </SecondaryText>
  ),
};
