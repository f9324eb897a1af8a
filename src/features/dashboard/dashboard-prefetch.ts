import { accumulators } from '#src/api/calls/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/appeal-deadlines.ts';
import { bill } from '#src/api/calls/billing.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import { patients } from '#src/api/calls/patients.ts';
import { authorizationsQuery } from '#src/api/queries/authorizations.ts';
import { recentClaimsQuery } from '#src/api/queries/claims.ts';
import type { Reader } from '#src/api/queries.ts';
import { localDay, recentClaimsSince } from '#src/domain/format/days.ts';
import { actingMemberIds, visibleMemberIds } from '#src/domain/plan/rights.ts';
import { holds } from '#src/domain/plan/right-rules.ts';
import { seesAuthorizations } from '#src/parts/authorizations/use-authorizations.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import type { PrefetchFacts, ScreenRead } from '#src/portal/static-data.ts';

/** The reads of the dashboard's cards. */
export function dashboardPrefetch({ plan, access, now }: PrefetchFacts): ScreenRead[] {
  const { memberId } = plan;
  return [
    accumulators(memberId),
    coverages(plan, localDay(now)),
    patients(plan),
    appealDeadlines(memberId),
    ...(access ? readsByRight({ plan, access }, now) : []),
  ];
}

function* readsByRight(selection: Selection, now: Date): Generator<ScreenRead> {
  const { plan, access } = selection;
  yield messageCounts(plan.memberId, actingMemberIds(plan, access, now));
  if (access.rights.claims) {
    yield ({ queryClient, ...reader }: Portal) =>
      queryClient.query(recentClaims(reader, selection, now));
  }
  if (seesAuthorizations(selection)) {
    yield ({ queryClient, ...reader }: Portal) =>
      queryClient.query(
        authorizationsQuery(
          reader,
          plan,
          visibleMemberIds(plan, access),
          recentClaimsSince(localDay(now)),
        ),
      );
  }
  if (holds('payment', { rights: access.rights, named: null })) yield bill(plan.contractId);
}

/** Returns the query of the last months' claims; the cards that need them share one request. */
export const recentClaims = (reader: Reader, { plan, access }: Selection, now: Date) =>
  recentClaimsQuery(reader, plan, visibleMemberIds(plan, access), recentClaimsSince(localDay(now)));
