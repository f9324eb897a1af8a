import { compare } from '#src/domain/data/compare.ts';
import type { Claim } from '../claims/claim.ts';
import { isLeaveGiven, type AuthorizationStatus } from './status.ts';

/** A provider's request for the insurer's approval before care. Days as YYYY-MM-DD; null for a missing one. */
export interface Authorization extends Pick<Claim, 'coverage' | 'kind' | 'patient'> {
  id: string;
  /** The number to quote; null without a number. */
  number: string | null;
  status: AuthorizationStatus;
  isUrgent: boolean;
  requestedOn: string | null;
  /** The day of the last decision, and of the first where it was decided more than once. */
  decidedOn: string | null;
  firstDecidedOn: string | null;
  /** The day by which the insurer promised a decision. */
  decisionDueBy: string | null;
  validity: Validity | null;
  /** The last day it covers; null without an end, or if it was not approved. */
  endsOn: string | null;
  /** The requested care, in the payer's words. */
  service: string | null;
  services: readonly AuthorizedService[];
  /** The requesting provider, those who give the care, and the place; null or empty when nothing names them. */
  requester: string | null;
  performers: readonly string[];
  facility: string | null;
  /** The reasons of a denial, in the payer's words, each once. */
  reasons: readonly string[];
  notes: readonly string[];
  /** Claims that it names itself: numbers or ids. */
  claims: readonly string[];
}

/** The period for which an authorization is valid. */
export interface Validity {
  start: string | null;
  end: string | null;
}

export interface AuthorizedService {
  service: string | null;
  /** The decision on this service alone; null when nothing says so. */
  status: AuthorizationStatus | null;
  units: Units;
  reasons: readonly string[];
}

/** The requested, approved and used number of units; null for an unknown one. */
export interface Units {
  requested: number | null;
  approved: number | null;
  used: number | null;
}

/** An authorization with the member it is for. */
export interface FamilyAuthorization extends Authorization {
  /** Null when the payer does not identify the member. */
  memberId: string | null;
}

/** Returns the first and the last day of some periods; a period that ends before its start is skipped. */
export function validityOf(periods: readonly Validity[]): Validity | null {
  const validPeriods = periods.filter(
    ({ start, end }) => (start !== null || end !== null) && !isReversed({ start, end }),
  );
  if (validPeriods.length === 0) return null;
  const days = (name: keyof Validity) =>
    validPeriods.flatMap((validity) => validity[name] ?? []).toSorted();
  return { start: days('start')[0] ?? null, end: days('end').at(-1) ?? null };
}

const isReversed = ({ start, end }: Validity): boolean =>
  start !== null && end !== null && end < start;

/** Returns the last day on which the authorization can be relied on. */
export const endOf = (status: AuthorizationStatus, validity: Validity | null): string | null =>
  isLeaveGiven(status) ? (validity?.end ?? null) : null;

/**
 * Returns the sum of the units in an authorization. Sums only figures that all of its services state: a sum that misses
 * one would say that fewer are left, or more.
 */
export function unitsOf({ services }: Pick<Authorization, 'services'>): Units {
  const sum = (name: keyof Units): number | null =>
    services.length === 0
      ? null
      : services.reduce<number | null>((all, { units }) => {
          const count = units[name];
          return all === null || count === null ? null : all + count;
        }, 0);
  return { requested: sum('requested'), approved: sum('approved'), used: sum('used') };
}

/** Returns the units that can still be used, never below 0; null without both figures. */
export const unitsLeft = ({ approved, used }: Units): number | null =>
  approved === null || used === null ? null : Math.max(0, approved - used);

/** Sorts by request date, newest first, then by id; authorizations without a date come last. */
export const newestFirst = <One extends Authorization>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => compare(b.requestedOn ?? '', a.requestedOn ?? '') || compare(a.id, b.id));

/** The filters of a list; left out means all. */
export interface AuthorizationFilters {
  status?: string | undefined;
  memberId?: string | undefined;
}

export const filterAuthorizations = (
  all: readonly FamilyAuthorization[],
  { status, memberId }: AuthorizationFilters,
): FamilyAuthorization[] =>
  all.filter(
    (authorization) =>
      (status === undefined || authorization.status.id === status) &&
      (memberId === undefined || authorization.memberId === memberId),
  );

/** Whether a claim was made under an authorization: one of the two names the other. */
export function usesAuthorization(
  claim: Pick<Claim, 'id' | 'claimNumber' | 'authorizationNumbers'>,
  { number, claims }: Pick<Authorization, 'number' | 'claims'>,
): boolean {
  return (
    (number !== null && claim.authorizationNumbers.includes(number)) ||
    claims.includes(claim.id) ||
    (claim.claimNumber !== null && claims.includes(claim.claimNumber))
  );
}
