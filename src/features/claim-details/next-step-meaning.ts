import { sharePaymentWords, nextStepMeanings } from '#content/next-step-meanings.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usedOf, type NextStep } from '#src/domain/claims/next-step.ts';
import { amountText, dayText } from '#src/parts/claims/next-step-text.ts';

/** Returns the meaning of a claim's next step, in sentences. */
export function nextStepMeaning(nextStep: NextStep): string {
  const meaning = nextStepMeanings[nextStep.kind];
  if (typeof meaning === 'string') return meaning;
  return meaning({
    owed: amountText(nextStep.owed),
    open: amountText(nextStep.open),
    day: dayText(nextStep.day),
    denial: nextStep.denial,
    owesNothing: nextStep.beforePayments.owed === 0 && nextStep.beforePayments.open === null,
    payments: paymentSentences(nextStep),
    atPickup: amountText(usedOf(nextStep, 'pickup')),
    refund: amountText(nextStep.refund),
    returnedOn: dayText(nextStep.returnedOn),
  });
}

/** Returns one sentence for each payment toward the member's share; empty without payments. */
export const paymentSentences = ({ payments }: Pick<NextStep, 'payments'>): string =>
  payments
    .map(({ by, cents, day }) =>
      sharePaymentWords[by]({ amount: formatCents(cents), day: dayText(day) }),
    )
    .join(' ');
