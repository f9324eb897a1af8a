import { sharePaymentWords, whatNowMeanings } from '#content/what-now-meanings.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { WhatNow } from '#src/domain/claims/what-now.ts';
import { amountText, dayText } from '#src/parts/what-now-text.ts';

/** What happens now with a claim, in sentences. */
export function whatNowMeaning(now: WhatNow): string {
  const meaning = whatNowMeanings[now.kind];
  if (typeof meaning === 'string') return meaning;
  return meaning({
    owed: amountText(now.owed),
    open: amountText(now.open),
    day: dayText(now.day),
    refusal: now.refusal,
    payments: paymentSentences(now),
    refund: amountText(now.refund),
    returnedOn: dayText(now.returnedOn),
  });
}

/** Returns one sentence for each payment toward the member's share; empty when there is none. */
export const paymentSentences = ({ payments }: Pick<WhatNow, 'payments'>): string =>
  payments
    .map(({ by, cents, day }) =>
      sharePaymentWords[by]({ amount: formatCents(cents), day: dayText(day) }),
    )
    .join(' ');
