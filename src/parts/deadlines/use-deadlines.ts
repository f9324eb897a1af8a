import { useQuery } from '@tanstack/react-query';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import { noClaims, type ClaimHistory } from '#src/api/queries/claims.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { localDay, recentClaimsSince } from '#src/domain/format/days.ts';
import { deadlinesOf, type Deadline } from '#src/domain/deadlines/deadlines.ts';
import { mayActFor, seesAuthorizations, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useAuthorizations } from '#src/parts/authorizations/use-authorizations.ts';
import { usePlanKind } from '#src/parts/plan/use-plan-kind.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { hasRight } from '#src/domain/plan/right-rules.ts';

/** The deadlines of a plan as far as they are known. */
export interface Deadlines {
  /** The claims of everyone the user may see, with the next step of each. */
  rows: readonly ClaimRow[];
  /** The claims of the user and of those they act for. */
  claims: readonly ClaimRow[];
  /** The authorizations of the user and of those they act for. */
  authorizations: readonly FamilyAuthorization[];
  list: readonly Deadline[];
  isLoading: boolean;
  completeness: Completeness;
  retry: () => void;
}

/** The claims to look at, as a query has them. */
export interface ClaimsAnswer {
  data: ClaimHistory | undefined;
  /** Claims that the dates depend on are still loading. */
  isLoading: boolean;
  /** Some or all of them could not be loaded. */
  isError: boolean;
  refetch: () => void;
}

const noAuthorizationAppeals: ReadonlyMap<string, string> = new Map();

export function useDeadlines(selection: Selection, answer: ClaimsAnswer): Deadlines {
  const { now } = usePortal();
  const { plan } = selection;
  const { data: history } = answer;
  const rows = useClaimRows(selection, history?.claims ?? noClaims.claims);
  const records = useDatedRecords(selection);
  const planKind = usePlanKind(selection);
  // Another adult's dates may be known here, but only they can meet them.
  const isForUser = ({ memberId }: { memberId: string | null }) =>
    mayActFor(selection, memberId, now());
  const ofOthers = new Set(
    records.authorizations.filter((authorization) => !isForUser(authorization)).map(({ id }) => id),
  );
  const claims = rows.filter(({ claim }) => isForUser(claim));
  const authorizations = records.authorizations.filter(isForUser);
  return {
    rows,
    claims,
    authorizations,
    list: deadlinesOf(
      {
        claims,
        appeals: records.appeals.filter(isForUser),
        authorizationAppeals: new Map(
          [...records.authorizationAppeals].filter(([id]) => !ofOthers.has(id)),
        ),
        authorizations,
        bill: records.bill,
        planKind,
        plan,
      },
      localDay(now()),
    ),
    isLoading: (answer.isLoading && !answer.isError) || records.isLoading,
    completeness: combined([
      answer.isError ? 'partial' : (history?.completeness ?? 'complete'),
      ...records.incomplete.map(() => 'partial' as const),
    ]),
    retry() {
      if (answer.isError || history?.completeness !== 'complete') answer.refetch();
      for (const { refetch } of records.incomplete) void refetch();
    },
  };
}

/**
 * Returns what has a date besides claims: as far as the rights allow, for a screen may have sent requests before they were
 * known. `incomplete`: the answers that failed, and those in which something is missing.
 */
function useDatedRecords(selection: Selection) {
  const { queryOf, now } = usePortal();
  const { plan, rights } = selection;
  const isPayer = hasRight(rights, 'payment');
  const mayAuthorize = seesAuthorizations(selection);
  const appeals = useQuery({
    ...queryOf(appealDeadlines(plan.memberId)),
    enabled: rights.claims,
  });
  const owed = useQuery({ ...queryOf(bill(plan.contractId)), enabled: isPayer });
  // Search as far back as the dashboard's claims: an authorization that ended is not an upcoming date.
  const requests = useAuthorizations(selection, {
    since: recentClaimsSince(localDay(now())),
  });
  const lists = [...(rights.claims ? [appeals] : []), ...(mayAuthorize ? [requests] : [])];
  const counted = [...lists, ...(isPayer ? [owed] : [])];
  const ofClaims = rights.claims ? appeals.data : undefined;
  return {
    appeals: ofClaims?.deadlines ?? [],
    authorizationAppeals: (mayAuthorize && ofClaims?.authorizations) || noAuthorizationAppeals,
    authorizations: (mayAuthorize && requests.data?.authorizations) || [],
    bill: (isPayer && owed.data) || null,
    isLoading: counted.some(({ isLoading }) => isLoading),
    incomplete: [
      ...counted.filter(({ isError }) => isError),
      ...lists.filter(({ data }) => data !== undefined && data.completeness !== 'complete'),
    ],
  };
}
