import type { Transaction } from '../reimbursement/transaction.ts';
import type { Claim } from './claim.ts';
import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { sumOfKnown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { centsOf } from '#src/domain/claims/amounts/figures.ts';

/** The payment of a health reimbursement account on one claim, in cents. Days as YYYY-MM-DD, null without a payment. */
export interface AccountPayment {
  paidCents: number;
  /** The last day on which it paid. */
  paidOn: string | null;
  /** The amount returned to the account since. */
  returnedCents: number;
  returnedOn: string | null;
}

/** Account payments by claim id. */
export type AccountPayments = ReadonlyMap<string, AccountPayment>;

/**
 * Money that was paid toward the member's share of a claim. `pickup` is what pharmacies collect when a drug is picked
 * up: few claims state it, so words about it say "usually".
 */
export interface SharePayment {
  by: 'other-insurance' | 'account' | 'member' | 'pickup';
  cents: number;
  /** YYYY-MM-DD; null when the claim states the payment without a day. */
  day: string | null;
}

/**
 * Returns what a reimbursement account paid on each claim. Skips pending and denied transactions, which moved no money,
 * and transactions that name no claim.
 */
export function accountPaymentsOf(transactions: readonly Transaction[]): AccountPayments {
  const payments = new Map<string, AccountPayment>();
  for (const { claimId, status, cents, day } of transactions) {
    if (claimId === null || status === 'pending' || status === 'denied' || cents === 0) continue;
    const paymentsSoFar = payments.get(claimId) ?? none;
    payments.set(
      claimId,
      cents < 0
        ? {
            ...paymentsSoFar,
            paidCents: paymentsSoFar.paidCents - cents,
            paidOn: later(paymentsSoFar.paidOn, day),
          }
        : {
            ...paymentsSoFar,
            returnedCents: paymentsSoFar.returnedCents + cents,
            returnedOn: later(paymentsSoFar.returnedOn, day),
          },
    );
  }
  return payments;
}

const none: AccountPayment = { paidCents: 0, paidOn: null, returnedCents: 0, returnedOn: null };

const later = (latestDay: string | null, day: string): string =>
  latestDay === null || day > latestDay ? day : latestDay;

/**
 * Returns the payments toward the member's share, each amount once: other insurance only where the stated share
 * still has it in, and a payment from a health account only once, whether the claim or the account states it.
 * @param atPickup the most that a pharmacy collects, in cents; it counts less the other payments, and not where the claim
 *   states what the member paid
 */
export function sharePaymentsOf(
  { figures, collectedAt }: Pick<Claim, 'figures' | 'collectedAt'>,
  costs: CostBreakdown,
  account: AccountPayment | undefined,
  atPickup: number,
): SharePayment[] {
  const healthAccount = centsOf(figures, 'paidbypatienthealthaccount');
  const fromHealthAccount = healthAccount ?? 0;
  const byPatient =
    centsOf(figures, 'paidbypatient') ??
    sumOfKnown([
      healthAccount,
      centsOf(figures, 'paidbypatientcash'),
      centsOf(figures, 'paidbypatientother'),
    ]) ??
    (collectedAt === 'visit' ? copayOf(costs) : 0);
  const fromAccount = account ? account.paidCents - account.returnedCents : 0;
  const payments: SharePayment[] = [
    { by: 'other-insurance', cents: otherInsuranceInShare(costs), day: null },
    {
      by: 'account',
      cents: Math.max(fromAccount, fromHealthAccount),
      day: account?.paidOn ?? null,
    },
    { by: 'member', cents: byPatient - fromHealthAccount, day: null },
  ];
  const positivePayments = payments.filter(({ cents }) => cents > 0);
  const left = positivePayments.reduce((rest, { cents }) => rest - cents, atPickup);
  return left > 0 && byPatient <= fromHealthAccount
    ? [...positivePayments, { by: 'pickup', cents: left, day: null }]
    : positivePayments;
}

/** Returns the copay within the member's share, in cents. */
const copayOf = ({ parts, memberResponsibility }: CostBreakdown): number =>
  Math.max(0, Math.min(parts.copay ?? 0, memberResponsibility ?? 0));

/**
 * Returns the other insurance's payment that the stated share still contains, in cents: payers state the share before
 * or after other insurance paid; only the sum of the claim shows which.
 */
function otherInsuranceInShare(costs: CostBreakdown): number {
  const { allowed, planPaid, otherInsurance, memberResponsibility: share, parts } = costs;
  if (allowed === null || planPaid === null || share === null) return 0;
  const left = allowed - planPaid;
  const isBefore = share === left || share === left + (parts.noncovered ?? 0);
  return isBefore ? Math.min(otherInsurance ?? 0, share) : 0;
}
