import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { authorizationSearch, claimSearch } from '#src/api/calls/claims/claim-search.ts';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { primaryCare } from '#src/api/calls/care/primary-care.ts';
import type { Read } from '#src/api/http/call.ts';
import { authorizationsQuery } from '#src/api/queries/authorizations.ts';
import { firstPageQuery, recentClaimsQuery } from '#src/api/queries/claims.ts';
import { transactionsQuery } from '#src/api/calls/payments/reimbursement-transactions.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { localDay, recentClaimsSince } from '#src/domain/format/days.ts';
import { limits } from '#src/domain/limits.ts';
import { planKey, splitPrefix, type Plan } from '#src/domain/plan/plan.ts';
import { hasRight } from '#src/domain/plan/right-rules.ts';
import {
  actingMemberIds,
  seesAuthorizations,
  visibleMemberIds,
  type Selection,
} from '#src/domain/plan/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

interface Facts {
  plan: Plan;
  /** Null while it is not known: what does not depend on it does not wait. */
  selection: Selection | null;
  now: Date;
}

/** The rights that decide which calls are made. A tab remembers them for a reload. */
interface CallRights {
  actingMemberIds: string[];
  paysHere: boolean;
  hasAccount: boolean;
}

/** `customError` keeps a failure out of the error dialog and telemetry. */
type Reporting = { meta?: { customError: true } };

/** One call, or a function that makes several calls through the query that the cards use. */
type FirstRead = Read<unknown> | ((portal: Portal, reporting: Reporting) => Promise<unknown>);

/** The first reads of each plan screen, by its address without the plan's prefix. */
const firstReads: Readonly<Record<string, (facts: Facts) => readonly FirstRead[]>> = {
  dashboard: dashboardReads,
  claims: ({ plan, selection }) => [
    patients(plan),
    ...(selection ? [] : [searchesAhead(plan, (id) => [claimSearch(id)])]),
  ],
  'spending-details': spendingReads,
  'spending-details/family': spendingReads,
  'cost-estimates': ({ plan }) => [accumulators(plan.memberId)],
  authorizations: ({ plan, selection }) => [
    patients(plan),
    ...(selection
      ? [
          ({ queryClient, ...reader }: Portal) =>
            queryClient.query(authorizationsQuery(reader, plan, visibleMemberIds(selection))),
        ]
      : []),
  ],
  'coverage-and-benefits': coverageReads,
  'coverage-and-copays': coverageReads,
  'primary-care-provider': ({ plan }) => [primaryCare(plan.memberId)],
  'health-records': ({ plan }) => [patients(plan)],
  pharmacy: pharmacyReads,
};

/** The first reads that depend on rights. After a reload they use the remembered rights until the current ones load. */
const readsByRights: Readonly<
  Record<string, (plan: Plan, rights: CallRights) => readonly FirstRead[]>
> = {
  dashboard: ({ memberId, contractId }, { actingMemberIds, paysHere, hasAccount }) => [
    messageCounts(memberId, actingMemberIds),
    ...(paysHere ? [bill(contractId)] : []),
    ...(hasAccount
      ? [
          ({ queryClient, ...reader }: Portal, reporting: Reporting) =>
            queryClient.query({ ...transactionsQuery(reader, memberId), ...reporting }),
        ]
      : []),
  ],
  'payment-center': ({ contractId }, { paysHere }) => (paysHere ? [bill(contractId)] : []),
};

/**
 * Starts the first reads of the screen at an address without waiting for them. Each card shows its own failure. Called
 * once the plan is known, and again once its rights are known.
 */
export function startReads(
  portal: Portal,
  pathname: string,
  plan: Plan,
  selection: Selection | null,
): void {
  const { queryClient, queryOf, capabilities } = portal;
  const now = portal.now();
  const screen = screenOf(pathname) ?? '';
  const start = (reads: readonly FirstRead[] = [], reporting: Reporting = {}) => {
    for (const read of reads) {
      if (typeof read !== 'function' && capabilities.disabledCalls?.isDisabled(read.operation))
        continue;
      const firstRead =
        typeof read === 'function'
          ? read(portal, reporting)
          : queryClient.query({ ...queryOf(read), ...reporting });
      firstRead.catch(() => {});
    }
  };
  start(lookUp(firstReads, screen)?.({ plan, selection, now }));
  const byRights = lookUp(readsByRights, screen);
  if (selection) {
    const rights = callRightsOf(selection, now);
    const patientIds = (selection.rights.claims && lastVisit(portal, plan)?.patientIds) || [];
    portal.storage.write(storageKeys.lastVisit, { plan: planKey(plan), patientIds, ...rights });
    start(byRights?.(plan, rights));
  } else {
    const before = lastVisit(portal, plan);
    // A right may have been withdrawn since; then the failure is expected.
    if (before) start(byRights?.(plan, before), { meta: { customError: true } });
  }
}

/** Returns what this tab stored about the plan before the reload; null if it was another plan. */
function lastVisit({ storage }: Pick<Portal, 'storage'>, plan: Plan) {
  const stored = storage.read(storageKeys.lastVisit);
  return stored?.plan === planKey(plan) ? stored : null;
}

const callRightsOf = (selection: Selection, now: Date): CallRights => ({
  actingMemberIds: actingMemberIds(selection, now),
  paysHere: hasRight(selection.rights, 'payment'),
  hasAccount: selection.rights.healthReimbursementAccount,
});

/** Returns the address of a plan's screen without the plan's prefix; null where there is no prefix. */
export function screenOf(pathname: string): string | null {
  const { prefix, rest } = splitPrefix(pathname);
  return prefix === null ? null : rest.join('/').toLowerCase();
}

function dashboardReads({ plan, selection, now }: Facts): FirstRead[] {
  const today = localDay(now);
  const since = recentClaimsSince(today);
  const { memberId } = plan;
  const always = [
    accumulators(memberId),
    coverages(plan, today),
    patients(plan),
    appealDeadlines(memberId),
  ];
  if (selection === null) {
    return [
      ...always,
      searchesAhead(plan, (id) => [
        claimSearch(id, { since }),
        authorizationSearch(id, { since, byUse: true }),
      ]),
    ];
  }
  const seen = visibleMemberIds(selection);
  return [
    ...always,
    ...(selection.rights.claims
      ? [
          async (portal: Portal) => {
            const { patientIds } = await portal.queryClient.query(
              recentClaimsQuery(portal, plan, seen, since),
            );
            const visit = lastVisit(portal, plan);
            const current = portal.plans.current();
            // The member's access may have changed, or the member may have switched plans.
            if (!visit || !current || String(visibleMemberIds(current)) !== String(seen)) {
              return;
            }
            const ids = Object.values(patientIds).filter((id) => id !== null);
            portal.storage.write(storageKeys.lastVisit, { ...visit, patientIds: ids });
          },
        ]
      : []),
    ...(seesAuthorizations(selection)
      ? [
          ({ queryClient, ...reader }: Portal) =>
            queryClient.query(authorizationsQuery(reader, plan, seen, since)),
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
  async (portal) => {
    const searches = lastVisit(portal, plan)?.patientIds.flatMap(searchesOf) ?? [];
    await Promise.all(
      searches.map((search) => portal.queryClient.query(firstPageQuery(portal, search))),
    );
  };

function spendingReads({ plan }: Facts): FirstRead[] {
  return [accumulators(plan.memberId), patients(plan)];
}

/** Omits the plan's services, because their reader would be in the first file of every page. */
function coverageReads({ plan, selection, now }: Facts): FirstRead[] {
  const isLimited = selection?.rights.deductible && plan.contractType !== 'Medical';
  return [
    coverages(plan, localDay(now)),
    patients(plan),
    ...(isLimited ? [accumulators(plan.memberId)] : []),
  ];
}

/** Omits prescriptions, because their reader would be in the first file of every page. */
function pharmacyReads({ plan, selection, now }: Facts): FirstRead[] {
  if (!selection?.rights.pharmacyCenter) return [];
  const { age } = selection;
  return age !== null && age < limits.pharmacyFromAge ? [] : [coverages(plan, localDay(now))];
}
