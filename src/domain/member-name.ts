import { formatName } from './format-name.ts';
import type { PlanAccess } from './rights.ts';

/** The first name of somebody whose claims may be seen; null for anybody else. */
export function memberName(
  { accessibleMembers }: Pick<PlanAccess, 'accessibleMembers'>,
  memberId: string | null,
): string | null {
  const member = accessibleMembers.find((one) => one.memberId === memberId);
  return member ? formatName(member.firstName) : null;
}
