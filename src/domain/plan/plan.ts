/** A membership of the signed-in user in one contract, as the portal keeps it once selected (product rule 3.9). */
export interface Plan {
  username: string;
  usersPreferredName: string;
  companyId: string;
  contractId: string;
  memberId: string;
  memberSeqNumber: string;
  isPolicyHolder: boolean;
  isActive: boolean;
  contractType: ContractType;
  /** YYYY-MM-DD; shown as the start date. Null when the insurer does not say. */
  origEffDate: string | null;
  /** YYYY-MM-DD, or null while the contract has no end. */
  covTermDate: string | null;
  /** Shown as the plan's name. */
  lobDisplayName: string;
  tier1: string;
  ssoType: string | null;
  displayName: string;
}

/** The fields by which calls name a plan. */
export type PlanIdentity = Pick<
  Plan,
  'companyId' | 'contractId' | 'memberId' | 'contractType' | 'isPolicyHolder'
>;

export function isPlanIdentity(value: unknown): value is PlanIdentity {
  if (typeof value !== 'object' || value === null) return false;
  const facts = new Map<string, unknown>(Object.entries(value));
  return (
    ['companyId', 'contractId', 'memberId'].every((name) => typeof facts.get(name) === 'string') &&
    contractTypes.some((type) => type === facts.get('contractType')) &&
    typeof facts.get('isPolicyHolder') === 'boolean'
  );
}

/** The kinds of contract a plan can be (product rule 1.1). */
export const contractTypes = ['Medical', 'Dental', 'Vision'] as const;
export type ContractType = (typeof contractTypes)[number];

/** The contract type as a segment of an address: /medical/claims. */
export type ContractPrefix = Lowercase<ContractType>;

export const contractPrefixes = ['medical', 'dental', 'vision'] as const satisfies ContractPrefix[];

const prefixes: Record<ContractType, ContractPrefix> = {
  Medical: 'medical',
  Dental: 'dental',
  Vision: 'vision',
};

export function prefixOf(plan: Pick<Plan, 'contractType'>): ContractPrefix {
  return prefixes[plan.contractType];
}

/** Returns the contract type that a segment of an address names, in any case; null for another segment. */
export function contractPrefixOf(segment: string): ContractPrefix | null {
  const name = segment.toLowerCase();
  return contractPrefixes.find((prefix) => prefix === name) ?? null;
}

/** Splits a path into its plan prefix, or null without one, and its other segments. */
export function splitPrefix(pathname: string): { prefix: ContractPrefix | null; rest: string[] } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const prefix = contractPrefixOf(segments[0] ?? '');
  return { prefix, rest: prefix === null ? segments : segments.slice(1) };
}

/** Returns the key of a plan among a user's memberships: one person may hold several contracts under one member ID. */
export function planKey(
  plan: Pick<Plan, 'companyId' | 'contractId' | 'memberId' | 'contractType'>,
): string {
  return [plan.companyId, plan.contractId, plan.memberId, plan.contractType].join('|');
}

/** Returns the identifier the health-records service knows the member by (product rule 1.3). */
export function healthRecordsIdentifier(
  plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>,
): string {
  return plan.isPolicyHolder ? plan.contractId : plan.memberId;
}

/** Splits plans into active and inactive ones, within each group in the insurer's order. */
export function splitPlans<P extends Pick<Plan, 'isActive'>>(
  plans: readonly P[],
): { active: P[]; inactive: P[] } {
  return {
    active: plans.filter((plan) => plan.isActive),
    inactive: plans.filter((plan) => !plan.isActive),
  };
}

/** Returns the first active plan, otherwise the first inactive one (product rule 3.3); null for an empty list. */
export function firstPlan<P extends Pick<Plan, 'isActive'>>(plans: readonly P[]): P | null {
  const { active, inactive } = splitPlans(plans);
  return active[0] ?? inactive[0] ?? null;
}

/** Switch Plans is offered unless there is exactly one active plan and no inactive one (product rule 2.9). */
export function canSwitchPlans(plans: readonly Pick<Plan, 'isActive'>[] | null): boolean {
  if (plans === null) return false;
  const { active, inactive } = splitPlans(plans);
  return !(active.length === 1 && inactive.length === 0);
}
