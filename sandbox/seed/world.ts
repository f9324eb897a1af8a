import { createCalendar, type Calendar } from './calendar.ts';
import type { DemoUserName } from './demo-members.ts';
import { maria } from './members/maria.ts';
import type { SeedContext } from './members/seed-context.ts';
import { big, lee, pat } from './members/several-plans.ts';
import { dev, faye, ida, norah, ruth, sam } from './members/single-plan.ts';
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
  /** The member IDs of all contracts. */
  memberIds: readonly string[];
};

/** The people and contracts of the sandbox, as of the day it started. Only registrations change it. */
export type World = {
  calendar: Calendar;
  /** The users with an account from the start. */
  users: readonly User[];
  candidates: readonly Candidate[];
  contracts: readonly Contract[];
  /** Returns all users with an account now, including registered ones. */
  everyUser(): readonly User[];
  userNamed(userName: string): User | undefined;
  /** Makes a user of a candidate. */
  enrol(userName: string, candidate: Candidate): User;
  /** Takes a registration back; a user from the start stays. */
  dismiss(userName: string): void;
  membershipsOf(user: User): readonly Membership[];
  /** Returns the user name of the policyholder of a contract; empty when they have no account. */
  policyholderOf: (contract: Contract) => string;
  /** Returns the person with the member ID, on any contract. */
  personOf: (memberId: string) => Person | undefined;
  /**
   * Returns the members of a contract that one of them sees listed: all of them for a policyholder, otherwise the
   * member and the people who let them see their records.
   */
  listedMembers: (membership: Membership) => readonly CoveredMember[];
  /**
   * Returns the listed members whose records may be seen: the member's own, and those of others until 18 or with family
   * access.
   */
  accessibleMembers: (membership: Membership) => readonly CoveredMember[];
  /** Returns the listed members whose clinical records may be seen: until 18, for family access opens claims only. */
  recordMembers: (membership: Membership) => readonly CoveredMember[];
  familyAccess: FamilyAccess;
  /**
   * Gives the policyholders of all contracts that the member is on access, or takes it back; does nothing if the member
   * is on no contract.
   */
  setFamilyAccess(memberId: string, isGiven: boolean): void;
  /** Last day of coverage of members whose coverage was ended by the control page, YYYY-MM-DD, by member ID. */
  coverageEnds: Map<string, string>;
  /** Returns the contract through which a user may see a member; undefined if the user may not see the member. */
  accessTo(user: User, memberId: string): Membership | undefined;
  /**
   * Returns the contract through which a user may act for a member: for themselves, and for a child until the 18th
   * birthday. Family access between adults lets a user see, never act.
   */
  actsFor(user: User, memberId: string): Membership | undefined;
};

/** The permissions between people to see records, with their start. */
export type FamilyAccess = {
  /** Returns the start of the access as an instant; null while it is not given. */
  since(giver: Person, viewer: Person): string | null;
  give(giver: Person, viewer: Person, at: string): void;
  takeBack(giver: Person, viewer: Person): void;
  /** Removes the access that a person gave, and that they were given. */
  forget(person: Person): void;
  clear(): void;
};

/** The age from which a policyholder no longer sees the records of a person on the contract without family access. */
const adultFrom = 18;

/** Returns whole years on the sandbox's own day. A person born on a leap day has their birthday on March 1. */
function ageOf({ birthDate }: Person, { today }: Calendar): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether others may still see a person's records without being given access. */
export const isChild = (person: Person, calendar: Calendar): boolean =>
  ageOf(person, calendar) < adultFrom;

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
  ida,
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
  const personOf: World['personOf'] = (memberId) =>
    contracts.flatMap(({ members }) => members).find((member) => member.memberId === memberId)
      ?.person;
  const familyAccess = createFamilyAccess();
  const isGivenTo = (viewer: Person, giver: Person): boolean =>
    familyAccess.since(giver, viewer) !== null;
  const isOwnOrChild = (member: CoveredMember, membership: Membership): boolean =>
    member === membership.member || isChild(member.person, calendar);
  /** One's own entry first, as the OpenAPI document says. */
  const listedMembers: World['listedMembers'] = ({ contract, member, isPolicyHolder }) => [
    member,
    ...contract.members.filter(
      (other) => other !== member && (isPolicyHolder || isGivenTo(member.person, other.person)),
    ),
  ];
  const accessibleMembers: World['accessibleMembers'] = (membership) =>
    listedMembers(membership).filter(
      (member) =>
        isOwnOrChild(member, membership) || isGivenTo(membership.member.person, member.person),
    );
  const recordMembers: World['recordMembers'] = (membership) =>
    listedMembers(membership).filter((member) => isOwnOrChild(member, membership));
  const membershipWith =
    (membersOf: (membership: Membership) => readonly CoveredMember[]): World['accessTo'] =>
    (user, memberId) =>
      membershipsOf(user).find((membership) =>
        membersOf(membership).some((member) => member.memberId === memberId),
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
        membershipsOf(user).some(
          (membership) => membership.contract === contract && membership.isPolicyHolder,
        ),
      )?.userName ?? '',
    listedMembers,
    accessibleMembers,
    recordMembers,
    personOf,
    familyAccess,
    coverageEnds: new Map(),
    setFamilyAccess(memberId, isGiven) {
      const giver = personOf(memberId);
      if (giver === undefined) return;
      for (const { members } of contracts) {
        const [policyholder] = members;
        if (policyholder === undefined || !members.some(({ person }) => person === giver)) continue;
        if (isGiven) familyAccess.give(giver, policyholder.person, new Date().toISOString());
        else familyAccess.takeBack(giver, policyholder.person);
      }
    },
    accessTo: membershipWith(accessibleMembers),
    actsFor: membershipWith(recordMembers),
  };
}

function candidateOf(seed: CandidateSeed, contracts: readonly Contract[]): Candidate {
  const everybody = contracts.flatMap(({ members }) => members);
  const person = everybody.find(({ memberId }) => memberId === seed.memberId)?.person;
  if (person === undefined) throw new Error(`no member has the ID ${seed.memberId}`);
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

function createFamilyAccess(): FamilyAccess {
  const given = new Map<Person, Map<Person, string>>();
  return {
    since: (giver, viewer) => given.get(giver)?.get(viewer) ?? null,
    give(giver, viewer, at) {
      const viewers = given.get(giver) ?? new Map<Person, string>();
      given.set(giver, viewers.set(viewer, at));
    },
    takeBack: (giver, viewer) => void given.get(giver)?.delete(viewer),
    forget(person) {
      given.delete(person);
      for (const viewers of given.values()) viewers.delete(person);
    },
    clear: () => given.clear(),
  };
}
