import { withDistinctNames } from '#src/domain/people/distinct-names.ts';
import { localDay } from '#src/domain/format/days.ts';
import { ageOn } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import type { Plan } from './plan.ts';

/** Feature flags of one plan (product rule 3.9). */
export interface Rights {
  claims: boolean;
  deductible: boolean;
  /** No insurer's flag: spending is added up from claims, where the insurer has no limits to show. */
  spendingFromClaims: boolean;
  personalHealthRecord: boolean;
  healthReimbursementAccount: boolean;
  findCareAndCostOptions: Typed[];
  findCareAndCostDisplayText: string;
  findCare: boolean;
  whosCovered: boolean;
  choosePrimaryCareProvider: boolean;
  inpatientMedicalAdmissionRequest: boolean;
  pageIdentifiers: Typed[];
  updatePolicy: boolean;
  updatePolicyMetallic: boolean;
  maPlanBenefits: boolean;
  maPlanBenefitsLink: string;
  updateOtherCoverageInformation: boolean;
  coverageWhenTravelingAbroad: boolean;
  payBill: boolean;
  idCards: boolean;
  walletPasses: Typed[];
  /** `joinedOn` is the day the member joined, YYYY-MM-DD, where the insurer knows it. */
  programs: { programId: string; joinedOn?: string | undefined }[];
  pharmacyCenter: boolean;
  rxSavingsSolutions: boolean;
  forms: boolean;
  chatType: string | null;
}

interface Typed {
  type: string;
}

/** A flag the insurer did not send is off. */
export const noRights: Rights = {
  claims: false,
  deductible: false,
  spendingFromClaims: false,
  personalHealthRecord: false,
  healthReimbursementAccount: false,
  findCareAndCostOptions: [],
  findCareAndCostDisplayText: '',
  findCare: false,
  whosCovered: false,
  choosePrimaryCareProvider: false,
  inpatientMedicalAdmissionRequest: false,
  pageIdentifiers: [],
  updatePolicy: false,
  updatePolicyMetallic: false,
  maPlanBenefits: false,
  maPlanBenefitsLink: '',
  updateOtherCoverageInformation: false,
  coverageWhenTravelingAbroad: false,
  payBill: false,
  idCards: false,
  walletPasses: [],
  programs: [],
  pharmacyCenter: false,
  rxSavingsSolutions: false,
  forms: false,
  chatType: null,
};

/** A person whose data the signed-in user may see under the plan; includes the user. */
export interface AccessibleMember {
  memberId: string;
  /** The member ID when the insurer does not say. */
  firstName: string;
  relationship: string;
  /** YYYY-MM-DD; null when the insurer does not say. */
  dateOfBirth: string | null;
  /** Whether an adult lets the user see their records; of no meaning before the 18th birthday. */
  familyAccess: boolean;
  /** Whether the insurer lets the user only see the member's records, or act as well; null when it does not say. */
  access: MemberAccess | null;
  /** Last day of coverage, YYYY-MM-DD; null or left out while it has no known end. */
  coverageEndedOn?: string | null;
}

export const memberAccess = ['see', 'act'] as const;
export type MemberAccess = (typeof memberAccess)[number];

export interface PlanAccess {
  rights: Rights;
  accessibleMembers: AccessibleMember[];
  /** Adults on the plan who have not given family access: the portal must not show their data. */
  adults: AccessibleMember[];
  /** Whether the user hides members whose coverage has ended. */
  hidesEnded?: boolean;
  /** Whether some people on the plan could not be read, so their records are missing. */
  isPartial?: boolean;
}

/** A plan that the member works in, with its rights and people on a day. */
export interface Selection extends PlanAccess {
  plan: Plan;
  /** The member's age in whole years; null when the insurer sent no birth date. */
  age: number | null;
}

/** The user of a plan, with the people they may see. */
export interface Viewer extends Pick<PlanAccess, 'accessibleMembers'> {
  plan: Pick<Plan, 'memberId'>;
}

/**
 * Returns a plan with the people whom it lets the user see on a day, as `now` is by the member's own clock: people of
 * 18 decide for themselves (product rule 1.4). Without a birth date the insurer's list decides. A hidden person is in no
 * list.
 */
export function selectionOn(plan: Plan, listed: PlanAccess, now: Date): Selection {
  const { memberId } = plan;
  const isApart = (member: AccessibleMember) =>
    member.memberId !== memberId && !member.familyAccess && isAdult(member, now);
  const all = withDistinctNames([...listed.accessibleMembers, ...listed.adults]).filter(
    (member) => member.memberId === memberId || !listed.hidesEnded || isCovered(member, now),
  );
  const own = all.find((member) => member.memberId === memberId);
  return {
    ...listed,
    plan,
    age: own?.dateOfBirth ? ageOn(own.dateOfBirth, now) : null,
    accessibleMembers: all.filter((member) => !isApart(member)),
    adults: all.filter(isApart),
  };
}

/** Whether a member's coverage has not ended before a day. */
const isCovered = ({ coverageEndedOn = null }: AccessibleMember, now: Date): boolean =>
  coverageEndedOn === null || coverageEndedOn >= localDay(now);

/** Returns all other people whom a plan covers on a day, with those whose records are private. */
export const othersCovered = (
  { accessibleMembers, adults }: Pick<PlanAccess, 'accessibleMembers' | 'adults'>,
  memberId: string,
  now: Date,
): AccessibleMember[] =>
  [...accessibleMembers, ...adults].filter(
    (member) => member.memberId !== memberId && isCovered(member, now),
  );

const isAdult = ({ dateOfBirth }: AccessibleMember, now: Date): boolean =>
  ((dateOfBirth === null ? null : ageOn(dateOfBirth, now)) ?? 0) >= limits.dependentRecordsUntilAge;

/**
 * Returns whether the user may act in a member's name on a day: ask, appeal, choose a provider, share a card, read
 * mail. Users act for themselves and for a child. Family access lets them only see another adult, unless the insurer
 * says more. Of a member who isn't known here, null included, the service decides.
 */
export function mayActFor(
  { plan, accessibleMembers }: Viewer,
  memberId: string | null,
  now: Date,
): boolean {
  const member = accessibleMembers.find(
    (accessibleMember) => accessibleMember.memberId === memberId,
  );
  if (memberId === plan.memberId || member === undefined) return true;
  return member.access === null ? !isAdult(member, now) : member.access === 'act';
}

/** Returns the members that the user may act for on a day, themselves first. */
export function actingMemberIds(viewer: Viewer, now: Date): string[] {
  return visibleMemberIds(viewer).filter((id) => mayActFor(viewer, id, now));
}

/** Returns the member IDs whose claims and figures may be seen under a plan: the user's own is always among them. */
export function visibleMemberIds({ plan, accessibleMembers }: Viewer): string[] {
  return [...new Set([plan.memberId, ...accessibleMembers.map(({ memberId }) => memberId)])];
}

export const hasType = (list: readonly Typed[], type: string): boolean =>
  list.some((item) => item.type === type);

export const hasProgram = (rights: Pick<Rights, 'programs'>, id: string): boolean =>
  rights.programs.some((program) => program.programId.toLowerCase() === id.toLowerCase());

/** Whether a plan has a screen of authorizations that the member may open. */
export const seesAuthorizations = ({
  plan,
  rights,
}: {
  plan: Pick<Plan, 'contractType'>;
  rights: Rights;
}): boolean => plan.contractType === 'Medical' && rights.inpatientMedicalAdmissionRequest;
