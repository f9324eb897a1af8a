import { createCalendar, type Calendar } from './calendar.ts';
import type { DemoUserName } from './demo-members.ts';
import { maria } from './members/maria.ts';
import type { SeedContext } from './members/seed-context.ts';
import { big, lee, pat } from './members/several-plans.ts';
import { dev, faye, norah, ruth, sam } from './members/single-plan.ts';
import {
  candidates,
  contractsWithoutAccount,
  type CandidateSeed,
} from './members/without-account.ts';
import type { Contract, CoveredMember, Person, User } from './model.ts';

/** A user's place on one contract. */
export type Membership = { contract: Contract; member: CoveredMember; isPolicyHolder: boolean };

/** A member who can register. */
export type Candidate = CandidateSeed & {
  person: Person;
  contracts: readonly Contract[];
  /** Of all contracts. */
  memberIds: readonly string[];
};

/** Everybody and every contract of the sandbox, as of the day it started. Only registrations change it. */
export type World = {
  calendar: Calendar;
  /** Who has an account from the start. */
  users: readonly User[];
  candidates: readonly Candidate[];
  contracts: readonly Contract[];
  /** Everybody who has an account now, those who registered too. */
  everyUser(): readonly User[];
  userNamed(userName: string): User | undefined;
  /** Makes a user of a candidate. */
  enrol(userName: string, candidate: Candidate): User;
  /** Takes a registration back; a user from the start stays. */
  dismiss(userName: string): void;
  membershipsOf(user: User): readonly Membership[];
  /** User name of whoever has an account and holds a contract; empty when nobody does. */
  policyholderOf: (contract: Contract) => string;
  /** The members of a contract that one of them is told of: everybody for a policyholder, else oneself. */
  listedMembers: (membership: Membership) => readonly CoveredMember[];
  /** Those of them whose records may be seen: one's own, and of others until 18 or with family access. */
  accessibleMembers: (membership: Membership) => readonly CoveredMember[];
  /** Those of them whose clinical records may be seen: until 18, for family access opens claims alone. */
  recordMembers: (membership: Membership) => readonly CoveredMember[];
  /** Whether somebody lets the policyholders of their contracts see their records. */
  givesFamilyAccess(member: CoveredMember): boolean;
  /** Gives or takes back family access for whoever has the member ID, on all contracts; nothing for nobody. */
  setFamilyAccess(memberId: string, isGiven: boolean): void;
  /** Takes back what was given. */
  clearFamilyAccess(): void;
  /** Through which contract a user may see a member; undefined when there is none. */
  accessTo(user: User, memberId: string): Membership | undefined;
};

/** Until the birthday a policyholder sees the records of whoever is on the contract. */
const adultFrom = 18;

/** Whole years on the sandbox's own day. Who was born on a leap day has a birthday on the first of March. */
function ageOf({ birthDate }: Person, { today }: Calendar): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const demoUsers: Readonly<Record<DemoUserName, (context: SeedContext) => User>> = {
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
  const users = Object.values(demoUsers).map((make) => make(context));
  const contracts = [
    ...users.flatMap((user) => user.contracts),
    ...contractsWithoutAccount(context),
  ];
  const byName = new Map<string, User>(users.map((user) => [user.userName, user]));
  const registered = new Map<string, User>();
  const familyAccess = new Set<Person>();
  const isOwnOrChild = (member: CoveredMember, membership: Membership): boolean =>
    member === membership.member || ageOf(member.person, calendar) < adultFrom;
  const accessibleMembers: World['accessibleMembers'] = (membership) =>
    listedMembers(membership).filter(
      (member) => isOwnOrChild(member, membership) || familyAccess.has(member.person),
    );
  const accessTo: World['accessTo'] = (user, memberId) =>
    membershipsOf(user).find((membership) =>
      accessibleMembers(membership).some((member) => member.memberId === memberId),
    );
  return {
    calendar,
    users,
    candidates: candidates.map((seed) => candidateOf(seed, contracts)),
    contracts,
    everyUser: () => [...users, ...registered.values()],
    userNamed: (userName) => byName.get(userName) ?? registered.get(userName),
    enrol: (userName, { person, contracts: own }) => {
      const user: User = {
        userName,
        person,
        contracts: own,
        addressManagedBy: 'self',
        troubles: {},
      };
      registered.set(userName, user);
      return user;
    },
    dismiss: (userName) => void registered.delete(userName),
    membershipsOf,
    policyholderOf: (contract) =>
      [...users, ...registered.values()].find((user) =>
        membershipsOf(user).some((one) => one.contract === contract && one.isPolicyHolder),
      )?.userName ?? '',
    listedMembers,
    accessibleMembers,
    recordMembers: (membership) =>
      listedMembers(membership).filter((member) => isOwnOrChild(member, membership)),
    givesFamilyAccess: ({ person }) => familyAccess.has(person),
    setFamilyAccess: (memberId, isGiven) => {
      const everybody = contracts.flatMap(({ members }) => members);
      const person = everybody.find((member) => member.memberId === memberId)?.person;
      if (person === undefined) return;
      if (isGiven) familyAccess.add(person);
      else familyAccess.delete(person);
    },
    clearFamilyAccess: () => familyAccess.clear(),
    accessTo,
  };
}

function candidateOf(seed: CandidateSeed, contracts: readonly Contract[]): Candidate {
  const everybody = contracts.flatMap(({ members }) => members);
  const person = everybody.find(({ memberId }) => memberId === seed.memberId)?.person;
  if (person === undefined) throw new Error(`Nobody has the member ID ${seed.memberId}`);
  const isOwn = (member: CoveredMember): boolean => member.person === person;
  return {
    ...seed,
    person,
    contracts: contracts.filter(({ members }) => members.some(isOwn)),
    memberIds: everybody.filter(isOwn).map(({ memberId }) => memberId),
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
function listedMembers({ contract, member, isPolicyHolder }: Membership): CoveredMember[] {
  if (!isPolicyHolder) return [member];
  return [member, ...contract.members.filter((other) => other !== member)];
}
