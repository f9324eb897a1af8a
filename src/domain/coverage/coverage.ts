import { compare } from '#src/domain/data/compare.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { CostShare } from './cost-share.ts';
import { lookBackDay } from '#src/domain/format/days.ts';
import type { Plan } from '#src/domain/plan/plan.ts';

/** One coverage of the health-records service, as the portal reads it (product rule 3.10). */
export interface Coverage {
  id: string;
  status: string;
  /** hip, dental, vision …, lower case, by the codes of any system; empty when the payer sent no type. */
  typeCodes: readonly string[];
  /** The kind of coverage, in the payer's words; null without a text. */
  typeText: string | null;
  /** YYYY-MM-DD, or null while open. */
  periodStart: string | null;
  periodEnd: string | null;
  groupId: string | null;
  groupName: string | null;
  planName: string | null;
  /** The payer's own code for the plan; null when it does not say. */
  planCode: string | null;
  /** The names and numbers of the plan's network, names first. */
  networks: readonly string[];
  /** The numbers it is known by, a member ID among them. */
  identifiers: readonly string[];
  /** Its id, its identifiers and the subscriber's number. */
  numbers: readonly string[];
  /** The patient it covers: the id at the end of the reference; null without a beneficiary. */
  beneficiary: string | null;
  costs: readonly CostShare[];
}

/** The result of a search for coverages. */
export interface FoundCoverages {
  coverages: readonly Coverage[];
  completeness: Completeness;
}

/**
 * Returns a plan's coverages: active, or cancelled within the look-back, newest first.
 * @param all the coverages of all people on the contract
 * @param today YYYY-MM-DD
 */
export function coveragesOf(
  all: readonly Coverage[],
  plan: Pick<Plan, 'contractId' | 'contractType' | 'memberId'>,
  today: string,
): Coverage[] {
  return all
    .filter((item) => isWithinLookBack(item, today) && belongsToContract(item, plan))
    .toSorted((a, b) => compare(b.periodStart ?? '', a.periodStart ?? ''));
}

/** Returns the group a member is insured with, by the coverages of their plan; null without a group. */
export const groupOf = (coverages: readonly Coverage[]): string | null =>
  coverages.find(({ groupId }) => groupId !== null)?.groupId ?? null;

/** Active, or cancelled with an end date within the last 36 months (product rule 6.4). Days as YYYY-MM-DD. */
export function isWithinLookBack(
  coverage: Pick<Coverage, 'status' | 'periodEnd'>,
  today: string,
): boolean {
  const status = coverage.status.toLowerCase();
  if (status === 'active') return true;
  if (status !== 'cancelled' || coverage.periodEnd === null) return false;
  return coverage.periodEnd.slice(0, 10) >= lookBackDay(today);
}

/**
 * Whether a coverage belongs to the contract (product rule 6.4): by a number of the contract or of the member, and by its
 * type. A type that names no kind of plan fits any contract that the coverage names, else a medical one.
 */
export function belongsToContract(
  { numbers, typeCodes }: Pick<Coverage, 'numbers' | 'typeCodes'>,
  { contractId, contractType, memberId }: Pick<Plan, 'contractId' | 'contractType' | 'memberId'>,
): boolean {
  const isOfContract = numbers.some((number) => number.includes(contractId));
  if (!isOfContract && !numbers.includes(memberId)) return false;
  if (typeCodes.includes('hip')) return true;
  const kinds = typeCodes.filter((code) => code === 'dental' || code === 'vision');
  if (kinds.length > 0) return kinds.some((kind) => kind === contractType.toLowerCase());
  return isOfContract || contractType === 'Medical';
}

/** Whether a coverage is in force on a day, by its status and its dates. */
export type CoverageStatus = 'active' | 'upcoming' | 'ended' | 'unclear';

/** Returns the status of a coverage on a day (YYYY-MM-DD): `unclear` when it ends before its start. */
export function coverageStatusOf(
  { status, periodStart, periodEnd }: Pick<Coverage, 'status' | 'periodStart' | 'periodEnd'>,
  today: string,
): CoverageStatus {
  const start = periodStart?.slice(0, 10) ?? '';
  const end = periodEnd?.slice(0, 10) ?? null;
  if (end !== null && end < start) return 'unclear';
  if (end !== null && end < today) return 'ended';
  if (status.toLowerCase() !== 'active') return 'ended';
  return start > today ? 'upcoming' : 'active';
}

/** Coverages that differ only in the person they cover. */
export interface Policy {
  /** The first of them, as an example of all. */
  coverage: Coverage;
  status: CoverageStatus;
  /** The coverages of all people, the one above among them. */
  coverages: readonly Coverage[];
}

const statuses: readonly CoverageStatus[] = ['active', 'upcoming', 'unclear', 'ended'];

/**
 * Groups what a family shares: a payer sends a coverage for each person. Coverages in force come first, then the order
 * they had. Nothing is left out, and nothing that differs is merged.
 */
export function policiesOf(coverages: readonly Coverage[], today: string): Policy[] {
  const alike = new Map<string, Coverage[]>();
  for (const coverage of coverages) {
    // Whom it covers is all that may differ.
    const key = JSON.stringify({
      ...coverage,
      id: null,
      identifiers: null,
      numbers: null,
      beneficiary: null,
    });
    const others = alike.get(key);
    if (others) others.push(coverage);
    else alike.set(key, [coverage]);
  }
  const rank = ({ status }: Policy) => statuses.indexOf(status);
  return [...alike.values()]
    .flatMap((all): Policy[] => {
      const [coverage] = all;
      return coverage
        ? [{ coverage, status: coverageStatusOf(coverage, today), coverages: all }]
        : [];
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Returns a plan's names for its network: by the coverages in force, before the first day by those to come. Days as
 * YYYY-MM-DD.
 */
export function networksInForce(coverages: readonly Coverage[], today: string): string[] {
  const of = (status: CoverageStatus) =>
    coverages.filter((coverage) => coverageStatusOf(coverage, today) === status);
  const active = of('active');
  const inForce = active.length > 0 ? active : of('upcoming');
  return [...new Set(inForce.flatMap(({ networks }) => networks))];
}
