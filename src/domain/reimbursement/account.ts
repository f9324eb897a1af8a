import { compare } from '#src/domain/data/compare.ts';

/** A health reimbursement account. Null where the insurer does not say. */
export interface ReimbursementAccount {
  leftCents: number;
  /** The employer's contribution for the year. */
  electionCents: number | null;
  /** The amount paid out. */
  usedCents: number | null;
  year: number | null;
  /** YYYY-MM-DD of the figures. */
  asOf: string | null;
  /** YYYY-MM-DD, the last day to ask for money back for this year. */
  lastDay: string | null;
  /** Whether the insurer accepts requests for expenses without a claim. */
  acceptsOtherExpenses: boolean;
}

export const requestStatuses = ['received', 'paid', 'denied'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A request for money back. */
export interface ReimbursementRequest {
  id: string;
  /** One of {@link requestStatuses}, or another as the insurer calls it. */
  status: string;
  cents: number;
  sentAt: Date | null;
  /** YYYY-MM-DD */
  expenseDay: string | null;
  provider: string | null;
  description: string | null;
  claimId: string | null;
  /** YYYY-MM-DD */
  decidedOn: string | null;
  /** The reason of a denial, in the insurer's words. */
  reason: string | null;
}

/**
 * Returns the amount requested and not decided, in cents: the difference that the figures leave. Null when they do not
 * say.
 */
export function pendingCents({
  leftCents,
  electionCents,
  usedCents,
}: Pick<ReimbursementAccount, 'leftCents' | 'electionCents' | 'usedCents'>): number | null {
  if (electionCents === null || usedCents === null) return null;
  const pending = electionCents - usedCents - leftCents;
  return pending < 0 ? null : pending;
}

/**
 * Whether money can still be requested.
 * @param today YYYY-MM-DD
 */
export const canAsk = (
  { leftCents, lastDay }: Pick<ReimbursementAccount, 'leftCents' | 'lastDay'>,
  today: string,
): boolean => leftCents > 0 && (lastDay === null || today <= lastDay);

/** A claim for which reimbursement can be requested. */
export interface OwedClaim {
  id: string;
  /** Null when the payer does not identify the member. */
  memberId: string | null;
  /** YYYY-MM-DD of the service. */
  day: string;
  provider: string | null;
  claimNumber: string | null;
  service: string | null;
  /** The member's share that was neither paid from the account nor requested, in cents. */
  openCents: number;
}

/** A claim with its settlement. */
interface SettledClaim extends Omit<OwedClaim, 'openCents'> {
  /** The amount still owed or paid at pickup, in cents; null when that is not known. */
  owedCents: number | null;
  /** The account's payment on it so far, in cents. It is already subtracted from `owedCents`. */
  accountCents: number;
}

/**
 * Returns the claims of an account's year with a share that is owed or was paid at pickup, and not requested yet, the
 * newest first. A request that was paid is a payment of the account too, and counts once.
 * @param requests those that were not denied count
 */
export const owedClaims = (
  claims: readonly SettledClaim[],
  requests: readonly ReimbursementRequest[],
  year: number | null,
): OwedClaim[] =>
  claims
    .flatMap(({ owedCents, accountCents, ...claim }) => {
      const own = requests.filter(({ claimId }) => claimId === claim.id);
      const paid = sumOf(own.filter(({ status }) => status === 'paid'));
      const requestedCents = sumOf(
        own.filter(({ status }) => status !== 'paid' && status !== 'denied'),
      );
      const openCents =
        (owedCents ?? 0) + accountCents - Math.max(paid, accountCents) - requestedCents;
      const isOfYear = year === null || claim.day.startsWith(String(year));
      return openCents > 0 && claim.day !== '' && isOfYear ? [{ ...claim, openCents }] : [];
    })
    .toSorted((a, b) => compare(b.day, a.day));

const sumOf = (requests: readonly ReimbursementRequest[]): number =>
  requests.reduce((sum, { cents }) => sum + cents, 0);
