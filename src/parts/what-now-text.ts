import { formatDateInProse } from '#content/formats.ts';
import { whatNowWords } from '#content/what-now.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { WhatNow } from '#src/domain/claims/what-now.ts';

/** What happens now with a claim, in a few words beside it in a list. */
export function whatNowText(now: WhatNow): string {
  const { short } = whatNowWords[now.kind];
  if (typeof short === 'string') return short;
  return short({
    owed: amountText(now.owed),
    isOwedKnown: now.owed !== null,
    day: dayText(now.day),
    refusal: now.refusal,
    isPaidByAccount: now.payments.some(({ by, day }) => by === 'account' && day !== null),
  });
}

export const dayText = (day: string | null) => (day === null ? '' : formatDateInProse(day));

/** Nothing is no amount to speak of. */
export const amountText = (cents: number | null) =>
  cents === null || cents === 0 ? '' : formatCents(cents);
