import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import type { components as MemberParts } from '#generated/member/paths.d.ts';
import type { components as V1Parts } from '#generated/v1/paths.d.ts';

export type Rights = MemberParts['schemas']['Rights'];
type ContractType = MemberParts['schemas']['ContractType'];
export type Accumulator = V1Parts['schemas']['Accumulator'];
export type Network = Accumulator['network'];

export type Person = {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  birthDate: string;
  gender: 'female' | 'male';
  /** Ten digits. */
  phone?: string;
  homePhone?: string;
  workPhone?: string;
  email?: string;
  /** Codes of BCP 47, the preferred one first; left out where they are unknown. */
  languages?: readonly string[];
  address?: { address1: string; address2?: string; city: string; stateCode: string; zip: string };
};

export type Relationship = 'self' | 'spouse' | 'child';

/** A person covered by a contract; the first of a contract is the policyholder. */
export type CoveredMember = {
  memberId: string;
  /** Two digits, the place on the contract. */
  sequence: string;
  relationship: Relationship;
  person: Person;
};

/** A limit of a plan; amounts in cents, or visits. */
export type Limit = Pick<Accumulator, 'category' | 'network' | 'type' | 'unit' | 'label'> & {
  /** Missing: counted, but without a limit. */
  individual?: number;
  family?: number;
};

/** The member's cost of a kind of service: an amount in dollars or a percentage; or a waiting period in months. */
export type CostShare = { code: string; text: string; network?: 'in' | 'out' } & (
  { dollars: number } | { percent: number } | { months: number }
);

export type PlanDesign = {
  planName: string;
  contractType: ContractType;
  limits: readonly Limit[];
  costs: readonly CostShare[];
};

/** The brands of the demo members. The portal shows a brand that it doesn't have as its default one. */
export type SeedBrand = 'ABCBS' | 'HA' | 'BA' | 'ABM' | 'OCTAVE';

export type Contract = {
  contractId: string;
  companyId: string;
  tier1: SeedBrand;
  design: PlanDesign;
  groupId: string;
  groupName: string;
  /** YYYY-MM-DD */
  start: string;
  end: string | null;
  /** Whether it covers its members today. */
  isActive: boolean;
  /** The party whose single sign-on its members use. */
  ssoType: 'employer' | 'state' | null;
  /** The law that its appeals follow. */
  appealRules: AppealPlanKind;
  members: readonly CoveredMember[];
  rights: Rights;
  /**
   * The number of random visits by the member's place: this year, last year and so on; the last number applies to
   * earlier years.
   */
  visitsPerYear: ReadonlyMap<string, readonly number[]>;
  /** The number of plan years before the last one that have claims. */
  pastYears: number;
  /** The earlier policies of the same members. */
  former: readonly FormerPolicy[];
};

/** A policy that was cancelled when the one of today began, or earlier. */
export type FormerPolicy = { design: PlanDesign; start: string; end: string };

/** The deliberate misbehavior of the services for one user, within what the OpenAPI documents allow. */
type Troubles = {
  patientSearch?: 'exception';
  messageCount?: 'error';
  accumulatorDelayMs?: number;
};

export type User = {
  userName: string;
  person: Person;
  /** The contracts in the order the insurer prefers. */
  contracts: readonly Contract[];
  addressManagedBy: 'self' | 'employer' | 'state';
  troubles: Troubles;
};
