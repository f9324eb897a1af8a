import type { StatedAmount } from '#src/domain/claims/amounts/amounts.ts';
import type { ClaimLine, NetworkStatus } from '#src/domain/claims/amounts/claim-lines.ts';
import type { ClaimKind, ClaimStatus } from './claim-names.ts';
import { planPaidOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { Figure } from '#src/domain/claims/amounts/figures.ts';

/** Where or how a copay was collected. */
export const copayCollections = ['pharmacy', 'visit', 'billed'] as const;

/** A claim of a member, in one shape for all versions of the payer's guide. */
export interface Claim {
  id: string;
  /** The number the payer and the member call it by; null without a number. */
  claimNumber: string | null;
  kind: ClaimKind;
  status: ClaimStatus;
  /** Days as YYYY-MM-DD, as the payer wrote them; null when it did not. */
  serviceStart: string | null;
  serviceEnd: string | null;
  receivedOn: string | null;
  processedOn: string | null;
  paidOn: string | null;
  /** References as sent, for callers that can resolve them. */
  patient: string | null;
  provider: string | null;
  /** The coverage that the claim was made to; null when the claim names no coverage. */
  coverage: string | null;
  /** Null when neither the claim nor its contained resources name the provider. */
  providerName: string | null;
  /** Who gave the care, for a provider without a name; an NPI where that is all there is. */
  careTeamName: string | null;
  payerName: string | null;
  network: NetworkStatus | null;
  /** The recipient of the payment, in the payer's words. */
  payee: string | null;
  figures: readonly Figure[];
  /** Totals of no category the portal knows, and those in other currencies. */
  otherAmounts: readonly StatedAmount[];
  /** How the copay was collected; null when the payer doesn't say. */
  collectedAt: (typeof copayCollections)[number] | null;
  /** The amount of the payment itself, in cents. */
  paymentCents: number | null;
  lines: readonly ClaimLine[];
  /** The reasons of a denial, in the payer's words, each once. */
  denialReasons: readonly string[];
  notes: readonly ClaimNote[];
  related: readonly RelatedClaim[];
  /** The payer's one sentence on the whole claim. */
  disposition: string | null;
  /** The numbers of the authorizations it was made under. */
  authorizationNumbers: readonly string[];
}

/** Returns the day on which the payer decided a claim, YYYY-MM-DD; null while it is still working on it. */
export const decidedOn = ({ status, processedOn }: Pick<Claim, 'status' | 'processedOn'>) =>
  status === 'received' ? null : processedOn;

/** Returns whom the plan paid, in the payer's words; null when it paid nothing, or the payer does not say. */
export function paidTo(claim: Pick<Claim, 'status' | 'payee' | 'figures' | 'paymentCents'>) {
  const cents = planPaidOf(claim);
  const isPaid = cents === null ? paidStatuses.has(claim.status) : cents > 0;
  return isPaid ? claim.payee : null;
}

const paidStatuses: ReadonlySet<ClaimStatus> = new Set<ClaimStatus>(['paid', 'partly-paid']);

export interface ClaimNote {
  number: number | null;
  text: string;
}

export interface RelatedClaim {
  /** `prior`: this claim replaces it. `replacedby`: it replaces this one. */
  relationship: 'prior' | 'replacedby' | 'associated';
  /** A reference, or the payer's number. */
  claim: string;
}
