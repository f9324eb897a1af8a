import type { Plan } from '#src/domain/plan/plan.ts';

/** The only facts about a member that a third party receives (product rule 7.7). */
export interface MemberIdentity {
  memberId: string;
  /** Null when the plan's coverage names no group or could not be loaded. */
  groupId: string | null;
  planType: string;
  lob: string;
}

export function memberIdentity(
  plan: Pick<Plan, 'memberId' | 'contractType' | 'tier1'>,
  groupId: string | null,
): MemberIdentity {
  return { memberId: plan.memberId, groupId, planType: plan.contractType, lob: plan.tier1 };
}
