import { reimbursementWords } from '#content/reimbursement.ts';
import { reimbursementRules, type NewReimbursement } from '#src/api/calls/health-reimbursement.ts';
import { formatCents } from '#src/domain/formats.ts';
import { paymentAmount } from '#src/domain/payments/payment-amount.ts';
import type { OwedClaim } from '#src/domain/reimbursement/account.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';

const words = reimbursementWords.form;

/** What is chosen and typed. */
export type TypedRequest = Record<'claimId' | 'amount', string>;

/** What can be asked for: what is open on the claim, and no more than is left. */
export const mostOf = (claim: OwedClaim | undefined, leftCents: number): number =>
  Math.min(claim?.openCents ?? leftCents, leftCents);

export const providerOf = ({ provider }: OwedClaim): string => provider ?? words.unnamed;

const claim = { field: 'claimId', wrong: words.claimWrong } as const;

export function askRules(
  claims: readonly OwedClaim[],
  leftCents: number,
): FormRules<TypedRequest, NewReimbursement> {
  const chosen = ({ claimId }: TypedRequest) => claims.find(({ id }) => id === claimId);
  const amountIn = (values: TypedRequest) =>
    paymentAmount(values.amount, mostOf(chosen(values), leftCents));
  return formRules<TypedRequest, NewReimbursement>({
    request: reimbursementRules,
    typed: (values) => {
      const found = chosen(values);
      const amount = amountIn(values);
      return {
        claimId: values.claimId,
        expenseDate: found?.day ?? '',
        // The service takes no more of a name.
        provider: found ? providerOf(found).slice(0, 100) : '',
        description: (found?.service ?? found?.claimNumber ?? found?.id ?? '').slice(0, 200),
        amount: { amount: 'cents' in amount ? amount.cents : undefined, currency: 'USD' },
      };
    },
    parts: {
      claimId: claim,
      expenseDate: claim,
      provider: claim,
      description: claim,
      'amount.amount': { field: 'amount', wrong: words.wrong },
      'amount.currency': { field: 'amount', wrong: words.wrong },
    },
    own: (values) => {
      const amount = amountIn(values);
      const most = formatCents(mostOf(chosen(values), leftCents));
      return {
        claimId: chosen(values) ? null : words.claimWrong,
        amount: 'problem' in amount ? words.amountWrong(most)[amount.problem] : null,
      };
    },
  });
}
