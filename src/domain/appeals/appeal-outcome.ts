import { lookUp } from '#src/domain/data/look-up.ts';

/** How a review went for the member. */
export type AppealOutcome = 'won' | 'partly-won' | 'lost';

const outcomes: Record<string, AppealOutcome> = {
  overturned: 'won',
  partlyOverturned: 'partly-won',
  upheld: 'lost',
};

/** Returns an outcome by the insurer's name for it; null for a name that isn't known here. */
export const appealOutcome = (name: string): AppealOutcome | null => lookUp(outcomes, name);
