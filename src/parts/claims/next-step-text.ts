import { formatDateInProse } from '#content/formats.ts';
import { nextStepWords } from '#content/next-step.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usedOf, type NextStep } from '#src/domain/claims/next-step.ts';

/** Returns the next step of a claim, in a few words for its row in a list. */
export function nextStepText(now: NextStep): string {
  const { short } = nextStepWords[now.kind];
  if (typeof short === 'string') return short;
  return short({
    owed: amountText(now.owed),
    isOwedKnown: now.owed !== null,
    day: dayText(now.day),
    denial: now.denial,
    isPaidByAccount: now.payments.some(({ by, day }) => by === 'account' && day !== null),
    atPickup: amountText(usedOf(now, 'pickup')),
  });
}

export const dayText = (day: string | null) => (day === null ? '' : formatDateInProse(day));

/** Returns an amount as text; '' for null and zero. */
export const amountText = (cents: number | null) =>
  cents === null || cents === 0 ? '' : formatCents(cents);
