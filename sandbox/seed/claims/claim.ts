import type { Contract, CoveredMember, Network } from '../model.ts';
import type { BenefitId } from './benefits.ts';
import type { ProviderId } from './providers.ts';

export type ClaimKind =
  'professional' | 'inpatient' | 'outpatient' | 'dental' | 'vision' | 'pharmacy';

/** One billed service, before adjudication. Amounts in cents. */
export type ServiceLine = {
  /** The service in plain words; code lists have owners. */
  service: string;
  benefit: BenefitId;
  billed: number;
  /** The allowed amount: by the contract with the provider, or by the plan outside the network. */
  allowed: number;
  quantity?: number;
  denial?: { reason: string; note: string };
  /** The plan does not cover it; says why. */
  notCovered?: string;
  /** The payment of another insurer that paid first. */
  otherInsurance?: number;
  /** A mistake of the insurer: taken as deductible, no matter how much of it remains. */
  forcedDeductible?: number;
};

/** The state of a claim, settled or otherwise. */
export type Progress =
  'settled' | 'received' | 'unprocessable' | 'cancelled' | 'replaced' | 'entered-in-error';

/** One visit, stay or prescription, as the provider sends it in. */
export type Visit = {
  claimNumber: string;
  member: CoveredMember;
  /** The position in the elapsed plan year: 0 is its first day, 1 the last one or today. */
  at: number;
  kind: ClaimKind;
  provider: ProviderId;
  network: Network;
  lines: readonly ServiceLine[];
  /** The nights of a hospital stay. */
  nights?: number;
  progress?: Progress;
  /** The number of an earlier claim of the same plan year that this one reverses. */
  reverses?: string;
  /** Numbers of the claims before and after it, of one that was sent in again. */
  replaces?: string;
  replacedBy?: string;
  /** Paid for by a fixed amount a month: the claim has no amounts. */
  isNonFinancial?: boolean;
};

/**
 * The amounts in cents. Billed = discount + noncovered + allowed, and allowed = plan paid + other insurance +
 * deductible + copay + coinsurance.
 */
export type Amounts = {
  billed: number;
  discount: number;
  noncovered: number;
  allowed: number;
  planPaid: number;
  otherInsurance: number;
  deductible: number;
  copay: number;
  coinsurance: number;
};

export type AdjudicatedLine = {
  service: string;
  benefit: BenefitId;
  quantity: number | null;
  amounts: Amounts;
  denialReason: string | null;
  /** Counted from 1, into the notes of the claim. */
  noteNumbers: readonly number[];
};

export type RelatedClaim = {
  relationship: 'prior' | 'replacedby' | 'associated';
  claimNumber: string;
};

/** A claim with the insurer's decision on it. Days are YYYY-MM-DD. */
export type AdjudicatedClaim = {
  claimId: string;
  claimNumber: string;
  contract: Contract;
  member: CoveredMember;
  planYear: number;
  kind: ClaimKind;
  network: Network;
  provider: ProviderId;
  serviceStart: string;
  serviceEnd: string;
  receivedOn: string;
  processedOn: string;
  /** Null when nothing was paid. */
  paidOn: string | null;
  progress: Progress;
  isNonFinancial: boolean;
  isReversal: boolean;
  lines: readonly AdjudicatedLine[];
  totals: Amounts;
  notes: readonly string[];
  related: readonly RelatedClaim[];
};

/** Whether an explanation of benefits was mailed: for every decision about money, reversed later or not. */
export const hasExplanation = ({ progress, isNonFinancial }: AdjudicatedClaim): boolean =>
  !isNonFinancial && (progress === 'settled' || progress === 'replaced');

export function claimIdOf(claimNumber: string): string {
  return `eob-${claimNumber}`;
}

export const noAmounts: Amounts = {
  billed: 0,
  discount: 0,
  noncovered: 0,
  allowed: 0,
  planPaid: 0,
  otherInsurance: 0,
  deductible: 0,
  copay: 0,
  coinsurance: 0,
};

export function sumOf(all: readonly Amounts[]): Amounts {
  return all.reduce(
    (sum, amounts) => ({
      billed: sum.billed + amounts.billed,
      discount: sum.discount + amounts.discount,
      noncovered: sum.noncovered + amounts.noncovered,
      allowed: sum.allowed + amounts.allowed,
      planPaid: sum.planPaid + amounts.planPaid,
      otherInsurance: sum.otherInsurance + amounts.otherInsurance,
      deductible: sum.deductible + amounts.deductible,
      copay: sum.copay + amounts.copay,
      coinsurance: sum.coinsurance + amounts.coinsurance,
    }),
    noAmounts,
  );
}

/** Returns what the member may owe, in cents: the part the plan does not pay, and what it does not cover. */
export function memberShare(amounts: Amounts): number {
  return amounts.deductible + amounts.copay + amounts.coinsurance + amounts.noncovered;
}
