import { formatDateInProse } from '#content/formats.ts';
import { nextStepWords } from '#content/next-step.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usedOf, type NextStep } from '#src/domain/claims/next-step.ts';

/** Returns the next step of a claim, in a few words for its row in a list. */
export function nextStepText(nextStep: NextStep): string {
  const { short } = nextStepWords[nextStep.kind];
  if (typeof short === 'string') return short;
  return short({
    owed: amountText(nextStep.owed),
    isOwedKnown: nextStep.owed !== null,
    day: dayText(nextStep.day),
    denial: nextStep.denial,
    isPaidByAccount: nextStep.payments.some(({ by, day }) => by === 'account' && day !== null),
    atPickup: amountText(usedOf(nextStep, 'pickup')),
  });
}

export const dayText = (day: string | null) => (day === null ? '' : formatDateInProse(day));

/** Returns an amount as text; '' for null and zero. */
export const amountText = (cents: number | null) =>
  cents === null || cents === 0 ? '' : formatCents(cents);
