import { inOrder } from '../in-order.ts';

/** A health reimbursement account. Null where the insurer does not say. */
export interface ReimbursementAccount {
  leftCents: number;
  /** What the employer put in for the year. */
  electionCents: number | null;
  /** What was paid out. */
  usedCents: number | null;
  year: number | null;
  /** YYYY-MM-DD of the figures. */
  asOf: string | null;
  /** YYYY-MM-DD, the last day to ask for money back for this year. */
  lastDay: string | null;
}

export const requestStatuses = ['received', 'paid', 'denied'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A request for money back. */
export interface ReimbursementRequest {
  id: string;
  /** One of {@link requestStatuses}, or another as the insurer calls it. */
  status: string;
  cents: number;
  /** RFC 3339 */
  sentAt: string | null;
  /** YYYY-MM-DD */
  expenseDay: string | null;
  provider: string | null;
  description: string | null;
  claimId: string | null;
  /** YYYY-MM-DD */
  decidedOn: string | null;
  /** Why it was denied, in the insurer's words. */
  reason: string | null;
}

/** What is asked for and not decided, in cents: what is missing between the figures. Null when they do not say. */
export function pendingCents({
  leftCents,
  electionCents,
  usedCents,
}: Pick<ReimbursementAccount, 'leftCents' | 'electionCents' | 'usedCents'>): number | null {
  if (electionCents === null || usedCents === null) return null;
  const pending = electionCents - usedCents - leftCents;
  return pending < 0 ? null : pending;
}

/** Whether money can still be asked for. @param today YYYY-MM-DD */
export const canAsk = (
  { leftCents, lastDay }: Pick<ReimbursementAccount, 'leftCents' | 'lastDay'>,
  today: string,
): boolean => leftCents > 0 && (lastDay === null || today <= lastDay);

/** A claim that money can be asked back for. */
export interface OwedClaim {
  id: string;
  /** YYYY-MM-DD of the service. */
  day: string;
  provider: string | null;
  claimNumber: string | null;
  service: string | null;
  /** What the member may owe that was not asked for, in cents. */
  openCents: number;
}

/**
 * The claims of an account's year that something is owed on and not asked for yet, the newest first.
 * @param claims with what is owed on each, in cents; null when that is not known
 * @param requests those that were not denied count
 */
export const owedClaims = (
  claims: readonly (Omit<OwedClaim, 'openCents'> & { owedCents: number | null })[],
  requests: readonly ReimbursementRequest[],
  year: number | null,
): OwedClaim[] =>
  claims
    .flatMap(({ owedCents, ...claim }) => {
      const asked = requests
        .filter(({ claimId, status }) => claimId === claim.id && status !== 'denied')
        .reduce((sum, { cents }) => sum + cents, 0);
      const openCents = (owedCents ?? 0) - asked;
      const isOfYear = year === null || claim.day.startsWith(String(year));
      return openCents > 0 && claim.day !== '' && isOfYear ? [{ ...claim, openCents }] : [];
    })
    .toSorted((a, b) => inOrder(b.day, a.day));
