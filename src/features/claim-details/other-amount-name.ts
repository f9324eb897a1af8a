import { claimDetailsWords } from '#content/claim-details.ts';
import { amountNames } from '#content/claim-amounts.ts';
import type { OtherAmount } from '#src/domain/claims/amounts/other-amounts.ts';

/** Returns the name of an amount without a column; null when the payer has no word for it. */
export function otherAmountName(amount: OtherAmount): string | null {
  switch (amount.kind) {
    case 'known':
      return amountNames[amount.category];
    case 'payment':
      return claimDetailsWords.why.payment;
    case 'named':
      return amount.label;
  }
}
