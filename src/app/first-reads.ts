import { accumulators } from '#src/api/calls/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/appeal-deadlines.ts';
import { bill } from '#src/api/calls/billing.ts';
import { authorizationSearch, claimSearch } from '#src/api/calls/claim-search.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import { patients } from '#src/api/calls/patients.ts';
import { primaryCare } from '#src/api/calls/primary-care.ts';
import type { Read } from '#src/api/http/call.ts';
import { authorizationsQuery } from '#src/api/queries/authorizations.ts';
import { firstPageQuery, recentClaimsQuery } from '#src/api/queries/claims.ts';
import { transactionsQuery } from '#src/api/queries/reimbursement-transactions.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { localDay, recentClaimsSince } from '#src/domain/format/days.ts';
import { limits } from '#src/domain/limits.ts';
import { planKey, splitPrefix, type Plan } from '#src/domain/plan/plan.ts';
import { holds } from '#src/domain/plan/right-rules.ts';
import {
  actingMemberIds,
  seesAuthorizations,
  visibleMemberIds,
  type PlanAccess,
} from '#src/domain/plan/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { memberFacts } from '#src/portal/plan/plan-store.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

interface Facts {
  plan: Plan;
  /** Null while it is not known: what does not depend on it does not wait. */
  access: PlanAccess | null;
  now: Date;
}

/** One call, or a function that makes several calls through the query that the cards use. */
type FirstRead = Read<unknown> | ((portal: Portal) => Promise<unknown>);

/** The first reads of each plan screen, by its address without the plan's prefix. */
const firstReads: Readonly<Record<string, (facts: Facts) => readonly FirstRead[]>> = {
  dashboard: dashboardReads,
  claims: ({ plan, access }) => [
    patients(plan),
    ...(access ? [] : [searchesAhead(plan, (id) => [claimSearch(id)])]),
  ],
  'spending-details': spendingReads,
  'spending-details/family': spendingReads,
  'cost-estimates': ({ plan }) => [accumulators(plan.memberId)],
  authorizations: ({ plan, access }) => [
    patients(plan),
    ...(access
      ? [
          ({ queryClient, ...reader }: Portal) =>
            queryClient.query(authorizationsQuery(reader, plan, visibleMemberIds(plan, access))),
        ]
      : []),
  ],
  'payment-center': ({ plan, access }) => (access && mayPay(access) ? [bill(plan.contractId)] : []),
  'coverage-and-benefits': coverageReads,
  'coverage-and-copays': coverageReads,
  'primary-care-provider': ({ plan }) => [primaryCare(plan.memberId)],
  'health-records': ({ plan }) => [patients(plan)],
  pharmacy: pharmacyReads,
};

/**
 * Starts the first reads of the screen at an address without waiting for them. Each card shows its own failure. Called
 * once the plan is known, and again once its rights are known.
 */
export function startReads(
  portal: Portal,
  pathname: string,
  plan: Plan,
  access: PlanAccess | null,
): void {
  const { queryClient, queryOf, leftOut, now } = portal;
  const readsOf = lookUp(firstReads, screenOf(pathname) ?? '');
  for (const read of readsOf?.({ plan, access, now: now() }) ?? []) {
    if (typeof read !== 'function' && leftOut?.isMissing(read.operation)) continue;
    const asked = typeof read === 'function' ? read(portal) : queryClient.query(queryOf(read));
    asked.catch(() => {});
  }
}

/** Returns the address of a plan's screen without the plan's prefix; null where there is no prefix. */
export function screenOf(pathname: string): string | null {
  const { prefix, rest } = splitPrefix(pathname);
  return prefix === null ? null : rest.join('/').toLowerCase();
}

function dashboardReads({ plan, access, now }: Facts): FirstRead[] {
  const today = localDay(now);
  const since = recentClaimsSince(today);
  const { memberId } = plan;
  const always = [
    accumulators(memberId),
    coverages(plan, today),
    patients(plan),
    appealDeadlines(memberId),
  ];
  if (access === null) {
    return [
      ...always,
      searchesAhead(plan, (id) => [
        claimSearch(id, { since }),
        authorizationSearch(id, { since, byUse: true }),
      ]),
    ];
  }
  const seen = visibleMemberIds(plan, access);
  return [
    ...always,
    messageCounts(memberId, actingMemberIds(plan, access, now)),
    ...(access.rights.claims
      ? [
          async ({ queryClient, storage, ...reader }: Portal) => {
            const query = recentClaimsQuery(reader, plan, seen, since);
            const { patientIds } = await queryClient.query(query);
            const ids = Object.values(patientIds).filter((id) => id !== null);
            storage.write(storageKeys.patientIds, { plan: planKey(plan), ids });
          },
        ]
      : []),
    ...(seesAuthorizations({ plan, access })
      ? [
          ({ queryClient, ...reader }: Portal) =>
            queryClient.query(authorizationsQuery(reader, plan, seen, since)),
        ]
      : []),
    ...(mayPay(access) ? [bill(plan.contractId)] : []),
    ...(access.rights.healthReimbursementAccount
      ? [
          ({ queryClient, ...reader }: Portal) =>
            queryClient.query(transactionsQuery(reader, memberId)),
        ]
      : []),
  ];
}

/**
 * Searches the records of the patients that this tab already knows, in parallel with the search for the patients. The
 * lists use the answers only for patients that are found again.
 */
const searchesAhead =
  (plan: Plan, searchesOf: (patientId: string) => readonly Read<unknown>[]): FirstRead =>
  async ({ queryClient, storage, ...reader }) => {
    const known = storage.read(storageKeys.patientIds);
    if (known?.plan !== planKey(plan)) return;
    const searches = known.ids.flatMap(searchesOf);
    await Promise.all(searches.map((search) => queryClient.query(firstPageQuery(reader, search))));
  };

function spendingReads({ plan }: Facts): FirstRead[] {
  return [accumulators(plan.memberId), patients(plan)];
}

/** Without the list of services: its card loads later and requests it. */
function coverageReads({ plan, access, now }: Facts): FirstRead[] {
  const isLimited = access?.rights.deductible && plan.contractType !== 'Medical';
  return [
    coverages(plan, localDay(now)),
    patients(plan),
    ...(isLimited ? [accumulators(plan.memberId)] : []),
  ];
}

/** Without prescriptions: the code that reads them loads later. */
function pharmacyReads({ plan, access, now }: Facts): FirstRead[] {
  if (!access?.rights.pharmacyCenter) return [];
  const { age } = memberFacts({ plan, access }, now);
  return age !== null && age < limits.pharmacyFromAge ? [] : [coverages(plan, localDay(now))];
}

const mayPay = ({ rights }: PlanAccess): boolean => holds('payment', { rights, named: null });
