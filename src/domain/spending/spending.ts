import { compare } from '#src/domain/data/compare.ts';
import type { Accumulator } from './accumulators.ts';
import type { ClaimKind, ClaimStatus } from '#src/domain/claims/claim-names.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import type { AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import {
  costBreakdownOf,
  sumOfKnown,
  type CostBreakdown,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import { daysBetween } from '#src/domain/format/days.ts';
import type { Plan } from '#src/domain/plan/plan.ts';

/** Days as YYYY-MM-DD, both included. */
export interface PlanYear {
  start: string;
  end: string;
}

const earlierYears = 3;

/**
 * Returns the plan years to choose from, by the year in which they start, newest first: the current one and up to three
 * before it. For an ended plan, its last years.
 */
export function choosableYears(
  current: PlanYear,
  { origEffDate, covTermDate }: Pick<Plan, 'origEffDate' | 'covTermDate'>,
): number[] {
  const year = startYear(current);
  const yearsLong = Number(current.end.slice(0, 4)) - year;
  const wasCovered = (candidate: number) =>
    `${candidate + yearsLong}${current.end.slice(4)}` >= (origEffDate ?? '') &&
    `${candidate}${current.start.slice(4)}` <= (covTermDate ?? '9999');
  const first = Number((origEffDate ?? `${year - earlierYears}`).slice(0, 4)) - 1;
  const all = Array.from({ length: Math.max(1, year - first + 1) }, (_, ago) => year - ago);
  const covered = all.filter(wasCovered).slice(0, earlierYears + 1);
  return covered.length === 0 ? [year] : covered;
}

/** Returns the plan year that starts in a year, by when the current one starts and ends. */
export function planYearOf(year: number, current: PlanYear): PlanYear {
  const yearsLong = Number(current.end.slice(0, 4)) - startYear(current);
  return {
    start: `${year}${current.start.slice(4)}`,
    end: `${year + yearsLong}${current.end.slice(4)}`,
  };
}

export const startYear = ({ start }: PlanYear): number => Number(start.slice(0, 4));

/** Returns the day a plan ended; null while it has not. Days as YYYY-MM-DD: the plan covers its last one. */
export const planEnd = (
  { covTermDate }: Pick<Plan, 'covTermDate'>,
  today: string,
): string | null => (covTermDate !== null && covTermDate < today ? covTermDate : null);

/** Returns a day of a plan's year, or the plan's last day where that is earlier. Days as YYYY-MM-DD. */
export const dayInPlan = (day: string, { covTermDate }: Pick<Plan, 'covTermDate'>): string =>
  covTermDate !== null && covTermDate < day ? covTermDate : day;

/** Whether nothing can be used anymore: the plan's year is over, or the plan itself. `today` as YYYY-MM-DD. */
export const isOver = (
  { end }: PlanYear,
  plan: Pick<Plan, 'covTermDate'>,
  today: string,
): boolean => dayInPlan(end, plan) < today;

/**
 * Returns the part of a plan year that has passed, 0…1, and the days left after today; null on a day outside of it.
 * @param today YYYY-MM-DD
 */
export function yearProgress(
  { start, end }: PlanYear,
  today: string,
): { share: number; daysLeft: number } | null {
  const daysLeft = daysBetween(today, end);
  const share = daysBetween(start, today) / daysBetween(start, end);
  return daysLeft >= 0 && share >= 0 ? { share, daysLeft } : null;
}

const notCounted: readonly ClaimStatus[] = ['cancelled', 'replaced', 'received', 'not-processable'];

/** Whether a plan counts a claim toward its limits. A reversal counts, and subtracts the reversed amounts. */
export const isDecided = ({ status }: Pick<Claim, 'status'>): boolean =>
  !notCounted.includes(status);

export const isIn = (day: string | null, { start, end }: PlanYear): boolean =>
  day !== null && day >= start && day <= end;

/** The claims behind a figure of the plan, newest first, and their sum. */
export interface MeterClaims {
  counted: readonly { claim: FamilyClaim; cents: number }[];
  /** The sum of all that are counted, in cents. */
  cents: number;
  /** Claims that may belong here and do not say enough: their day, their network or which of two amounts. */
  unclear: number;
}

/** Whether claims show what used a limit: by a kind of care and an amount that they know. */
export const isKnownFromClaims = ({ type, category }: Pick<Accumulator, 'type' | 'category'>) =>
  lookUp(parts, type) !== null && Object.values<string>(categoryOfKind).includes(category);

type Meter = Pick<Accumulator, 'scope' | 'memberId' | 'category' | 'network' | 'type'>;

/**
 * Returns the claims that used a limit, by member, kind of care, network, day of service and the part of the claim's
 * money that the limit covers. Returns null for visits, because claims do not say what a plan counts as one.
 * @param ownId the member ID for individual figures without one
 */
export function claimsOfMeter(
  claims: readonly FamilyClaim[],
  meter: Meter,
  year: PlanYear,
  ownId: string,
): MeterClaims | null {
  const part = lookUp(parts, meter.type);
  if (part === null) return null;
  const counted: { claim: FamilyClaim; cents: number }[] = [];
  let unclear = 0;
  for (const claim of claims) {
    const { serviceStart: day } = claim;
    if (!isOfMeter(claim, meter, ownId) || (day !== null && !isIn(day, year))) continue;
    const network = limitNetworkOf(claim);
    if (network !== null && network !== meter.network) continue;
    const cents = part.of(costBreakdownOf(claim));
    if (part.isUnclear(claim)) unclear += 1;
    else if (cents === null || cents === 0) continue;
    else if (network === null || day === null) unclear += 1;
    else counted.push({ claim, cents });
  }
  return {
    counted: counted.toSorted(newestFirst),
    cents: counted.reduce((sum, { cents }) => sum + cents, 0),
    unclear,
  };
}

const isOfMeter = (claim: FamilyClaim, { scope, memberId, category }: Meter, ownId: string) =>
  isDecided(claim) &&
  categoryOfKind[claim.kind] === category &&
  (scope === 'family' || claim.memberId === (memberId ?? ownId));

const newestFirst = (a: { claim: FamilyClaim }, b: { claim: FamilyClaim }) =>
  compare(b.claim.serviceStart ?? '', a.claim.serviceStart ?? '') ||
  compare(a.claim.id, b.claim.id);

/** The kind of benefit whose limits a claim counts toward. */
export const categoryOfKind: Record<ClaimKind, Accumulator['category']> = {
  professional: 'medical',
  inpatient: 'medical',
  outpatient: 'medical',
  institutional: 'medical',
  other: 'medical',
  pharmacy: 'pharmacy',
  dental: 'dental',
  vision: 'vision',
};

/**
 * Returns the network whose limits a claim counts toward; null when it is neither in nor out, or has services in
 * several networks.
 */
export function limitNetworkOf({
  network,
  lines,
}: Pick<Claim, 'network' | 'lines'>): Accumulator['network'] | null {
  const ofLines = new Set(lines.flatMap((line) => line.network ?? []));
  return network === 'other' || ofLines.size > 1 ? null : network;
}

interface Part {
  of: (costs: CostBreakdown) => number | null;
  /** Whether an amount that is needed is stated twice. */
  isUnclear: (claim: FamilyClaim) => boolean;
}

/** The parts of a claim that count toward an out-of-pocket maximum; what is not covered does not. */
const outOfPocket = ['deductible', 'copay', 'coinsurance'] as const;

const statedTwice = ({ figures }: Claim, categories: readonly AmountCategory[]) =>
  figures.some(({ category, stated }) => categories.includes(category) && stated.length > 1);

const parts: Record<Exclude<Accumulator['type'], 'visits' | 'other'>, Part> = {
  deductible: {
    of: (costs) => costs.parts.deductible,
    isUnclear: (claim) => statedTwice(claim, ['deductible']),
  },
  outOfPocketMax: {
    of: (costs) => sumOfKnown(outOfPocket.map((name) => costs.parts[name])),
    isUnclear: (claim) => statedTwice(claim, outOfPocket),
  },
  benefitMaximum: {
    of: (costs) => costs.planPaid,
    isUnclear: (claim) =>
      costBreakdownOf(claim).planPaid === null && statedTwice(claim, ['benefit']),
  },
};
