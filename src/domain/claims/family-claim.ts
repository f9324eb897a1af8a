import type { ContractType, Plan } from '#src/domain/plan/plan.ts';
import type { Claim } from './claim.ts';
import type { ClaimKind } from './claim-names.ts';

/** A claim with the member it is for. */
export interface FamilyClaim extends Claim {
  /** Null when the payer does not identify the member. */
  memberId: string | null;
}

const planOfKind: Record<ClaimKind, ContractType> = {
  professional: 'Medical',
  inpatient: 'Medical',
  outpatient: 'Medical',
  institutional: 'Medical',
  pharmacy: 'Medical',
  other: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
};

/**
 * Whether a claim was made under a plan: by the coverage it names, whose id contains the contract's (product rule 6.4).
 * Without a coverage, the kind of claim decides.
 */
export function isClaimUnder(
  { coverage, kind }: Pick<Claim, 'coverage' | 'kind'>,
  { contractId, contractType }: Pick<Plan, 'contractId' | 'contractType'>,
): boolean {
  return coverage === null ? planOfKind[kind] === contractType : coverage.includes(contractId);
}
