import { compare } from '#src/domain/data/compare.ts';
import { claimKinds, type ClaimKind } from '#src/domain/claims/claim-names.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { sumsOf, type ClaimsSums } from '#src/domain/claims/amounts/claims-sums.ts';
import { usedOf } from '#src/domain/claims/next-step.ts';
import { sumOfKnown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { csvOf, moneyCell, textCell } from '#src/domain/data/csv.ts';
import { isIn, type PlanYear } from './spending.ts';

/** The totals of a set of claims, in cents; null when there are claims but no claim states the amount. */
export interface SpendingSum {
  claims: number;
  /** The amount the member may still owe. */
  memberResponsibility: number | null;
  planPaid: number | null;
  /** The amount that is not settled, and in neither of the two. */
  open: number;
  /** The payments of a reimbursement account or the member toward their share. */
  paidShare: number;
  /** The copays of prescriptions that pharmacies usually collect at pickup. */
  atPickup: number;
  /** Claims that leave out one of the two. */
  incomplete: number;
}

export interface MonthSum extends SpendingSum {
  /** YYYY-MM */
  month: string;
}

export interface KindSum extends SpendingSum {
  kind: ClaimKind;
}

/** Returns the claims of a member that count and whose services began in a plan year. */
export function claimsInYear(
  claims: readonly ClaimRow[],
  year: PlanYear,
  memberId: string,
): ClaimRow[] {
  return claims.filter(
    ({ claim, nextStep }) =>
      claim.memberId === memberId && nextStep.counts && isIn(claim.serviceStart, year),
  );
}

/** Returns the sums that the list of claims has for a member and a plan year. */
export const listSumsInYear = (
  claims: readonly ClaimRow[],
  year: PlanYear,
  memberId: string,
): ClaimsSums =>
  sumsOf(
    claims.filter(({ claim }) => claim.memberId === memberId && isIn(claim.serviceStart, year)),
  );

/** Whether more may be owed for a kind of care than its sum: one of its claims is in progress or states no amount. */
export const mayKindGrow = (
  kind: ClaimKind,
  claims: readonly ClaimRow[],
  year: PlanYear,
  memberId: string,
): boolean => {
  const ofKind = claims.filter(({ claim }) => claim.kind === kind);
  const { missing, isInProgress } = listSumsInYear(ofKind, year, memberId).owed;
  return isInProgress || missing > 0;
};

/** Returns the sums of every month of a plan year up to today's, with claims or not, in order. */
export function sumsByMonth(
  claims: readonly ClaimRow[],
  year: PlanYear,
  today: string,
): MonthSum[] {
  const byMonth = groupedBy(claims, monthOf);
  const last = [year.end, today].toSorted()[0] ?? year.end;
  return monthsBetween(year.start, last).map((month) => ({
    month,
    ...sumOf(byMonth.get(month) ?? []),
  }));
}

/** Returns the sums of each kind of care with claims, that with most money first. */
export function sumsByKind(claims: readonly ClaimRow[]): KindSum[] {
  const byKind = groupedBy(claims, ({ claim }) => claim.kind);
  const total = ({ memberResponsibility, planPaid }: SpendingSum) =>
    (memberResponsibility ?? 0) + (planPaid ?? 0);
  return claimKinds
    .flatMap((kind) => {
      const ofKind = byKind.get(kind);
      return ofKind ? [{ kind, ...sumOf(ofKind) }] : [];
    })
    .toSorted((a, b) => total(b) - total(a));
}

export function sumOf(claims: readonly ClaimRow[]): SpendingSum {
  const none = claims.length === 0 ? 0 : null;
  return {
    claims: claims.length,
    memberResponsibility: sumOfKnown(claims.map(({ owed }) => owed)) ?? none,
    planPaid: sumOfKnown(claims.map(({ costs }) => costs.planPaid)) ?? none,
    open: sumOfKnown(claims.map(({ nextStep }) => nextStep.open)) ?? 0,
    paidShare: claims.reduce(
      (sum, { nextStep }) => sum + usedOf(nextStep, 'account') + usedOf(nextStep, 'member'),
      0,
    ),
    atPickup: claims.reduce((sum, { nextStep }) => sum + usedOf(nextStep, 'pickup'), 0),
    incomplete: claims.filter(
      ({ costs, nextStep }) =>
        (nextStep.owed === null && nextStep.open === null) || costs.planPaid === null,
    ).length,
  };
}

/** The amounts that a plan saved a member, in cents. */
export interface Savings {
  /** The part of the bills that providers in the network may not charge. */
  discount: number;
  planPaid: number;
}

/**
 * Returns what the plan saved a member with these claims; null where it saved nothing. A discount out of network is left
 * out: the provider may still bill it.
 */
export function savingsOf(claims: readonly ClaimRow[]): Savings | null {
  const inNetwork = claims.filter(({ claim }) => claim.network === 'in');
  const discount = sumOfKnown(inNetwork.map(({ costs }) => costs.discount)) ?? 0;
  const planPaid = sumOfKnown(claims.map(({ costs }) => costs.planPaid)) ?? 0;
  const savings = { discount: Math.max(0, discount), planPaid: Math.max(0, planPaid) };
  return savings.discount + savings.planPaid > 0 ? savings : null;
}

/** The headings of the file's columns. */
export type SpendingColumns = Record<
  'member' | 'month' | 'kind' | 'claims' | 'share' | 'planPaid' | 'atPickup',
  string
>;

/** Returns each kind of care in each month as a row of comma-separated values. */
export function spendingCsv(
  claims: readonly ClaimRow[],
  words: { member: string; kinds: Record<ClaimKind, string>; columns: SpendingColumns },
): string {
  const { columns } = words;
  const months = [...groupedBy(claims, monthOf)].toSorted(([a], [b]) => compare(a, b));
  return csvOf([
    [
      ...[columns.member, columns.month, columns.kind, columns.claims],
      ...[columns.share, columns.planPaid, columns.atPickup],
    ],
    ...months.flatMap(([month, ofMonth]) =>
      sumsByKind(ofMonth).map(({ kind, claims: count, ...sum }) => [
        textCell(words.member),
        month,
        textCell(words.kinds[kind]),
        String(count),
        moneyCell(sum.memberResponsibility),
        moneyCell(sum.planPaid),
        moneyCell(sum.atPickup),
      ]),
    ),
  ]);
}

function groupedBy<Key>(
  claims: readonly ClaimRow[],
  keyOf: (claim: ClaimRow) => Key,
): Map<Key, ClaimRow[]> {
  const groups = new Map<Key, ClaimRow[]>();
  for (const claim of claims) {
    const group = groups.get(keyOf(claim));
    if (group) group.push(claim);
    else groups.set(keyOf(claim), [claim]);
  }
  return groups;
}

const monthOf = ({ claim }: ClaimRow) => (claim.serviceStart ?? '').slice(0, 7);

/** Returns the months (YYYY-MM) from that of one day to that of another, both included; empty if the first is later. */
function monthsBetween(first: string, last: string): string[] {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: Math.max(0, count(last) - count(first) + 1) }, (_, index) => {
    const month = count(first) + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
