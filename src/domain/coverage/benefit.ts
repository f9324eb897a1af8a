import { leastLeft, limitsLeftFor, type CostBenefit } from '#src/domain/care/cost-estimate.ts';
import { remaining, type Accumulator } from '#src/domain/spending/accumulators.ts';
import type { WaitingPeriod } from './coverage-costs.ts';

export const authorizationNeeds = ['required', 'sometimes', 'notRequired'] as const;

/** A service in the plan's benefits, and how the plan pays for it. */
export interface Benefit {
  id: string;
  name: string;
  /** Its heading in the plan document; null without a heading. */
  group: string | null;
  otherNames: readonly string[];
  inNetwork: BenefitShare;
  outOfNetwork: BenefitShare;
  /** Null where the plan sets no limit for it. */
  limit: BenefitLimit | null;
  /** Null where the insurer does not say. */
  priorAuthorization: (typeof authorizationNeeds)[number] | null;
}

/** How the plan shares the cost in one network; null where the insurer does not say. */
export type BenefitShare = CostBenefit | 'notCovered' | null;

/** The most that a plan pays for in a plan year, as the accumulator of its type and label counts it. */
export interface BenefitLimit {
  type: 'visits' | 'benefitMaximum';
  label: string | null;
  /** Visits, or cents; null where only the accumulator says. */
  allowed: number | null;
  /** The number of months the limit is for; null for a plan year. */
  months: number | null;
}

/** The services under one heading of the plan document. */
export interface BenefitGroup {
  /** Null for services without a heading. */
  name: string | null;
  benefits: readonly Benefit[];
}

/** Returns the services by their headings, both in the order of the plan document. */
export function benefitGroups(benefits: readonly Benefit[]): BenefitGroup[] {
  const names = [...new Set(benefits.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    benefits: benefits.filter(({ group }) => group === name),
  }));
}

/** A limit with its used and remaining amounts, in its unit; null for unknown ones. */
export interface LimitStatus {
  unit: Accumulator['unit'];
  allowed: number;
  months: number | null;
  used: number | null;
  left: number | null;
}

/**
 * Returns how much of a service's limit a member has used; null without a limit, or when its amount is unknown.
 * @param accumulators empty while they load or when they cannot be read
 */
export function limitStatus(
  { limit, inNetwork, outOfNetwork }: Pick<Benefit, 'limit' | 'inNetwork' | 'outOfNetwork'>,
  accumulators: readonly Accumulator[],
  memberId: string,
): LimitStatus | null {
  if (limit === null) return null;
  const category = categoryOf(inNetwork) ?? categoryOf(outOfNetwork);
  const unit = limit.type === 'visits' ? 'visits' : 'cents';
  const { months } = limit;
  const counted = accumulators.find(
    (accumulator) =>
      // Accumulators count a plan year.
      months === null &&
      accumulator.type === limit.type &&
      (accumulator.label ?? null) === limit.label &&
      accumulator.unit === unit &&
      accumulator.scope === 'individual' &&
      (accumulator.memberId === undefined || accumulator.memberId === memberId) &&
      (category === null || accumulator.category === category) &&
      accumulator.network !== 'out',
  );
  const allowed = counted?.allowed ?? limit.allowed;
  if (allowed === null) return null;
  const used = counted?.used ?? null;
  return { unit, allowed, months, used, left: remaining({ allowed, used }) };
}

/**
 * Returns the remainder of the deductible that a service counts toward, in cents: the lower of individual and family.
 * Returns null where no deductible applies or the remainder is unknown.
 */
export function deductibleLeft(
  share: BenefitShare,
  network: 'in' | 'out',
  accumulators: readonly Accumulator[],
  memberId: string,
): number | null {
  if (share === null || share === 'notCovered' || !share.deductibleApplies) return null;
  const { category } = share;
  return leastLeft(limitsLeftFor(accumulators, { memberId, category, network }).deductible);
}

/** Returns the waiting period of a service, by the name it shares with the service or its heading; null without one. */
export function waitingFor(
  { name, group }: Pick<Benefit, 'name' | 'group'>,
  waiting: readonly WaitingPeriod[],
): WaitingPeriod | null {
  const names = [name, group].flatMap((label) => label?.toLowerCase() ?? []);
  return waiting.find(({ cost }) => names.includes(cost.label.toLowerCase())) ?? null;
}

/**
 * Returns the category of care whose deductible applies to a cost of the coverage, from the services (or else the
 * services under the heading) with its name. Returns false where no deductible applies, and null where the insurer does
 * not say, or says different things.
 * @param network `any` for a cost that holds in and out of network
 */
export function deductibleOfCost(
  label: string,
  network: 'in' | 'out' | 'any',
  benefits: readonly Benefit[],
): string | false | null {
  const isCalled = (name: string | null) => name?.toLowerCase() === label.toLowerCase();
  const named = benefits.filter(({ name }) => isCalled(name));
  const matches = named.length > 0 ? named : benefits.filter(({ group }) => isCalled(group));
  const shares = matches.flatMap(({ inNetwork, outOfNetwork }) => [
    ...(network === 'out' ? [] : [inNetwork]),
    ...(network === 'in' ? [] : [outOfNetwork]),
  ]);
  const deductibleCategories = new Set(
    shares.map((share) =>
      share === null || share === 'notCovered' ? null : share.deductibleApplies && share.category,
    ),
  );
  const [only = null] = deductibleCategories;
  return deductibleCategories.size === 1 ? only : null;
}

const categoryOf = (share: BenefitShare): string | null =>
  share === null || share === 'notCovered' ? null : share.category;
