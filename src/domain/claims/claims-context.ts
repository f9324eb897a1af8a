import { costBreakdownOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { overLimit } from '#src/domain/spending/spending-limits.ts';
import { appealStatusAmong, type PlanAppeals } from './appeal-status.ts';
import { deductibleOf } from '#src/domain/claims/amounts/claim-deductible.ts';
import { relationsAmong, type ClaimRelation } from './claim-relations.ts';
import type { FamilyClaim } from './family-claim.ts';
import type { AccountPayments } from './settlement.ts';
import type { ClaimContext } from './next-step.ts';

/** The facts known around the claims of a plan. */
export interface ClaimsContext {
  /** By claim id. */
  relations: ReadonlyMap<string, ClaimRelation>;
  /** Null while they are not there. */
  appeals: PlanAppeals | null;
  /** The plan's accumulators in the current year; null when they are not there or may not be seen. */
  accumulators: Accumulators | null;
  /** The payments of the reimbursement account; null when they are not there, or the member has no account. */
  account: AccountPayments | null;
  /** The account's payments are still being loaded. */
  isAccountPending: boolean;
  /** YYYY-MM-DD */
  today: string;
}

/** @param claims as many as are there: relations are looked for among them */
export const contextOf = (
  claims: readonly FamilyClaim[],
  facts: Omit<ClaimsContext, 'relations'>,
): ClaimsContext => ({ ...facts, relations: relationsAmong(claims) });

export function claimContextOf(
  claim: FamilyClaim,
  { relations, appeals, accumulators, account, isAccountPending }: ClaimsContext,
): ClaimContext {
  return {
    relation: relations.get(claim.id) ?? null,
    appeal: appealStatusAmong(appeals, claim.id),
    overDeductible: accumulators === null ? 0 : overDeductible(claim, accumulators),
    account: account?.get(claim.id),
    isAccountPending,
    rules: appeals?.rules,
  };
}

/** Returns how much of a claim's deductible exceeds what was left after the other claims, in cents; 0 if it fits. */
export function overDeductible(claim: FamilyClaim, accumulators: Accumulators): number {
  const taken = costBreakdownOf(claim).parts.deductible ?? 0;
  if (taken <= 0) return 0;
  const deductible = deductibleOf(claim, accumulators);
  const { allowed, used = null } = deductible ?? {};
  if (deductible == null || allowed === undefined || used === null || used - taken < allowed) {
    return 0;
  }
  return Math.min(taken, overLimit(deductible));
}
