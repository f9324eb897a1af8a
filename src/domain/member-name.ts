import { formatName } from './format-name.ts';
import type { Plan } from './plan.ts';
import { visibleMemberIds, type PlanAccess } from './rights.ts';

/** The first name of somebody whose claims may be seen; null for anybody else. */
export function memberName(
  { accessibleMembers }: Pick<PlanAccess, 'accessibleMembers'>,
  memberId: string | null,
): string | null {
  const member = accessibleMembers.find((one) => one.memberId === memberId);
  return member ? formatName(member.firstName) : null;
}

/**
 * The first name that stands before what is somebody's, wherever more than one person can be seen; null where only
 * one can, and for what names nobody.
 */
export function nameAmongOthers(
  {
    plan,
    access,
  }: {
    plan: Pick<Plan, 'memberId' | 'usersPreferredName'>;
    access: Pick<PlanAccess, 'accessibleMembers'>;
  },
  memberId: string | null,
): string | null {
  if (visibleMemberIds(plan, access).length < 2) return null;
  const name = memberName(access, memberId);
  return name === null && memberId === plan.memberId ? formatName(plan.usersPreferredName) : name;
}
