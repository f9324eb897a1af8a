import { reimbursementWords } from '#content/reimbursement.ts';
import {
  reimbursementBody,
  reimbursementRules,
  type NewReimbursement,
  type ReimbursementBody,
} from '#src/api/calls/payments/health-reimbursement.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { paymentAmount } from '#src/domain/payments/payment-amount.ts';
import type { OwedClaim } from '#src/domain/reimbursement/account.ts';
import { formRules, validatorOf, type FormRules, type PartOf } from '#src/parts/form/form-rules.ts';

const words = reimbursementWords.form;

/** Replaces a claim's id where the expense is on no claim. */
export const noClaim = 'none';

/** Values of the form. The last three are for an expense that is on no claim. */
export type TypedRequest = Record<'claimId' | 'amount' | 'provider' | 'day' | 'expense', string>;

export const emptyRequest: TypedRequest = {
  claimId: '',
  amount: '',
  provider: '',
  day: '',
  expense: '',
};

/** Returns the most that can be requested: the open amount of the claim, but no more than the balance, in cents. */
export const mostOf = (claim: OwedClaim | undefined, leftCents: number): number =>
  Math.min(claim?.openCents ?? leftCents, leftCents);

export const providerOf = ({ provider }: OwedClaim): string => provider ?? words.unnamed;

export function askRules(
  claims: readonly OwedClaim[],
  leftCents: number,
  today: string,
): FormRules<TypedRequest, NewReimbursement> {
  const chosen = ({ claimId }: TypedRequest) => claims.find(({ id }) => id === claimId);
  const amountIn = (values: TypedRequest) =>
    paymentAmount(values.amount, mostOf(chosen(values), leftCents));
  return formRules<TypedRequest, NewReimbursement, PartOf<ReimbursementBody>, NewReimbursement>({
    request: validatorOf(reimbursementRules, reimbursementBody),
    typed: (values) => {
      const claim = chosen(values);
      const amount = amountIn(values);
      const expense = claim
        ? {
            claimId: claim.id,
            expenseDate: claim.day,
            // The service takes no more of a name.
            provider: providerOf(claim).slice(0, 100),
            description: (claim.service ?? claim.claimNumber ?? claim.id).slice(0, 200),
          }
        : {
            claimId: null,
            expenseDate: parseTypedDate(values.day) ?? '',
            provider: values.provider.trim(),
            description: lookUp(words.expenses, values.expense) ?? '',
          };
      // `own` rejects an invalid amount.
      return { ...expense, cents: 'cents' in amount ? amount.cents : 0 };
    },
    parts: {
      claimId: { field: 'claimId', wrong: words.claimWrong },
      provider: { field: 'provider', wrong: words.providerWrong },
      expenseDate: { field: 'day', wrong: words.dayWrong },
      description: { field: 'expense', wrong: words.expenseWrong },
      'amount.amount': { field: 'amount', wrong: words.wrong },
      'amount.currency': { field: 'amount', wrong: words.wrong },
    },
    own: (values) => {
      const amount = amountIn(values);
      const maxText = formatCents(mostOf(chosen(values), leftCents));
      return {
        claimId: chosen(values) || values.claimId === noClaim ? null : words.claimWrong,
        ...(values.claimId === noClaim && (parseTypedDate(values.day) ?? '') > today
          ? { day: words.dayInFuture }
          : {}),
        amount: 'problem' in amount ? words.amountWrong(maxText)[amount.problem] : null,
      };
    },
  });
}
