import { formatName } from './format-name.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { visibleMemberIds, type PlanAccess, type Viewer } from '#src/domain/plan/rights.ts';

/** Returns the first name of a member whose claims may be seen; null for any other person. */
export function memberName(
  { accessibleMembers }: Pick<PlanAccess, 'accessibleMembers'>,
  memberId: string | null,
): string | null {
  const member = accessibleMembers.find(
    (accessibleMember) => accessibleMember.memberId === memberId,
  );
  return member ? formatName(member.firstName) : null;
}

interface NamedViewer extends Viewer {
  plan: Pick<Plan, 'memberId' | 'usersPreferredName'>;
}

/** Returns the first name of the user or of another member whose claims may be seen; null for any other person. */
export function visibleName(viewer: NamedViewer, memberId: string | null): string | null {
  const { plan } = viewer;
  const name = memberName(viewer, memberId);
  // Insurers may leave the user out of the list.
  return name === null && memberId === plan.memberId ? formatName(plan.usersPreferredName) : name;
}

/**
 * Returns the first name to put before a member's entries, wherever more than one person can be seen; null where only
 * one can, and for an entry that names no member.
 */
export const nameAmongOthers = (viewer: NamedViewer, memberId: string | null): string | null =>
  visibleMemberIds(viewer).length < 2 ? null : visibleName(viewer, memberId);
