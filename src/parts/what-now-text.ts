import { formatDateInProse } from '#content/formats.ts';
import { sharePaymentWords, whatNowWords } from '#content/what-now.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { WhatNow } from '#src/domain/claims/what-now.ts';

/** What happens now with a claim, in words: beside it in a list, and on its own page. */
export function whatNowText(now: WhatNow): { short: string; meaning: string } {
  const { short, meaning } = whatNowWords[now.kind];
  const values = {
    owed: centsText(now.owed),
    open: centsText(now.open),
    day: dayText(now.day),
    refusal: now.refusal,
    payments: paymentSentences(now),
    refund: centsText(now.refund),
    returnedOn: dayText(now.returnedOn),
    isPaidByAccount: now.payments.some(({ by, day }) => by === 'account' && day !== null),
  };
  const fill = (words: typeof short) => (typeof words === 'function' ? words(values) : words);
  return { short: fill(short), meaning: fill(meaning) };
}

/** Returns one sentence for each payment toward the member's share; empty when there is none. */
export const paymentSentences = ({ payments }: Pick<WhatNow, 'payments'>): string =>
  payments
    .map(({ by, cents, day }) =>
      sharePaymentWords[by]({ amount: formatCents(cents), day: dayText(day) }),
    )
    .join(' ');

const dayText = (day: string | null) => (day === null ? '' : formatDateInProse(day));

/** Nothing is no amount to speak of. */
const centsText = (cents: number | null) =>
  cents === null || cents === 0 ? '' : formatCents(cents);
