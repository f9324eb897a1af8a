import { createCalendar, type Calendar } from './calendar.ts';
import { maria } from './members/maria.ts';
import { big, lee, pat } from './members/several-plans.ts';
import type { SeedContext } from './members/seed-context.ts';
import { dev, faye, norah, ruth, sam } from './members/single-plan.ts';
import type { Contract, CoveredMember, User } from './model.ts';
import type { DemoUserName } from './demo-members.ts';

/** A user's place on one contract. */
export type Membership = { contract: Contract; member: CoveredMember; isPolicyHolder: boolean };

/** Everybody and every contract of the sandbox, as of the day it started. Never changes. */
export type World = {
  calendar: Calendar;
  users: readonly User[];
  userNamed(userName: string): User | undefined;
  membershipsOf(user: User): readonly Membership[];
  /** The members of a contract that one of them may see: everybody for a policyholder, else oneself. */
  accessibleMembers(membership: Membership): readonly CoveredMember[];
  /** Through which contract a user may see a member; undefined when there is none. */
  accessTo(user: User, memberId: string): Membership | undefined;
};

const USERS: Readonly<Record<DemoUserName, (context: SeedContext) => User>> = {
  maria,
  sam,
  ruth,
  dev,
  lee,
  pat,
  norah,
  big,
  faye,
};

/** @param partnerUrl origin of the demo partner site, where links out of the portal lead */
export function createWorld(now: Date, partnerUrl: string): World {
  const calendar = createCalendar(now);
  const context = { calendar, links: { planBenefits: `${partnerUrl}/plan-benefits` } };
  const users = Object.values(USERS).map((make) => make(context));
  const byName = new Map<string, User>(users.map((user) => [user.userName, user]));
  const accessTo: World['accessTo'] = (user, memberId) =>
    membershipsOf(user).find((membership) =>
      accessibleMembers(membership).some((member) => member.memberId === memberId),
    );
  return {
    calendar,
    users,
    userNamed: (userName) => byName.get(userName),
    membershipsOf,
    accessibleMembers,
    accessTo,
  };
}

function membershipsOf(user: User): Membership[] {
  return user.contracts.flatMap((contract) =>
    contract.members
      .filter(({ person }) => person === user.person)
      .map((member) => ({ contract, member, isPolicyHolder: member.relationship === 'self' })),
  );
}

/** One's own entry first, as the OpenAPI document says. */
function accessibleMembers({ contract, member, isPolicyHolder }: Membership): CoveredMember[] {
  if (!isPolicyHolder) return [member];
  return [member, ...contract.members.filter((other) => other !== member)];
}
