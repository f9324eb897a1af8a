import type { NetworkStatus } from '#src/domain/claims/amounts/claim-lines.ts';
import { usedOf, type NextStep } from '#src/domain/claims/next-step.ts';

/** How a provider's bill compares with the claim for the same care. Amounts in cents. */
export type BillCheck =
  | { kind: 'nothing-billed' }
  /** The bill lists care that the claim doesn't. */
  | { kind: 'other-service' }
  /** The claim was reversed, replaced or canceled. */
  | { kind: 'claim-undone' }
  /** The insurer hasn't decided the claim. */
  | { kind: 'claim-pending' }
  /** The claim doesn't state the member's share. */
  | { kind: 'share-unknown' }
  /** A pharmacy's bill for a share that is usually paid at pickup. */
  | { kind: 'at-pickup'; owed: number }
  | { kind: 'matches'; owed: number }
  /** The bill asks for less than the member's share. */
  | { kind: 'less'; owed: number }
  /** The bill asks for the share as it was before payments that the claim or the reimbursement account shows. */
  | { kind: 'already-paid'; owed: number; paid: number }
  /** The bill asks for an amount that the plan didn't pay and whose decision can change. */
  | { kind: 'disputed'; owed: number; over: number }
  /** The bill asks for more than the member can owe by the claim. */
  | { kind: 'more'; owed: number; over: number; network: 'in' | 'out' | 'unknown' };

export type BillCheckKind = BillCheck['kind'];

/** The bill as the member reads it. */
export interface ProviderBill {
  /** The amount it asks for, in cents. */
  asked: number;
  hasOtherService: boolean;
}

/** The parts of a claim's next step that a bill is compared with. */
type Owing = Pick<NextStep, 'kind' | 'owed' | 'open' | 'counts' | 'beforePayments' | 'payments'>;

/** Compares a provider's bill with what the member may owe on the claim. */
export const checkBill = (
  bill: ProviderBill,
  step: Owing,
  network: NetworkStatus | null,
): BillCheck => obstacle(bill, step) ?? compare(bill, step, network);

/** Returns why the bill cannot be compared with the claim; null when it can. */
function obstacle(
  { asked, hasOtherService }: ProviderBill,
  { kind, owed, open, counts }: Owing,
): BillCheck | null {
  if (asked === 0) return { kind: 'nothing-billed' };
  if (hasOtherService) return { kind: 'other-service' };
  if (kind === 'received' || kind === 'not-processable') return { kind: 'claim-pending' };
  if (!counts) return { kind: 'claim-undone' };
  return owed === null && open === null ? { kind: 'share-unknown' } : null;
}

function compare(
  { asked }: ProviderBill,
  { owed, open, beforePayments, payments }: Owing,
  network: NetworkStatus | null,
): BillCheck {
  // A pharmacy that sends a bill may not have collected at pickup.
  const atPickup = usedOf({ beforePayments, payments }, 'pickup');
  const due = (owed ?? 0) + atPickup;
  if (atPickup > 0 && asked <= due) return { kind: 'at-pickup', owed: due };
  if (asked <= due) return { kind: asked === due ? 'matches' : 'less', owed: due };
  const share = (beforePayments.owed ?? 0) + (beforePayments.open ?? 0);
  const paid = payments.reduce((sum, { by, cents }) => sum + (by === 'pickup' ? 0 : cents), 0);
  if (asked <= share && asked - due <= paid) {
    return { kind: 'already-paid', owed: due, paid };
  }
  const maxOwed = due + (open ?? 0);
  if (asked <= maxOwed) return { kind: 'disputed', owed: due, over: asked - due };
  const networkSide = network === 'in' || network === 'out' ? network : 'unknown';
  return { kind: 'more', owed: maxOwed, over: asked - maxOwed, network: networkSide };
}
