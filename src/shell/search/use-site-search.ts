import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { claimHistoryQuery, noClaims } from '#src/api/queries/claims.ts';
import { formsQuery, memberDocumentsQuery } from '#src/api/calls/messages/documents.ts';
import { mailboxQuery } from '#src/api/queries/mailbox.ts';
import { sortNewestFirst } from '#src/domain/claims/claim-row.ts';
import { withSubjects } from '#src/domain/documents/member-document.ts';
import { messagesNow } from '#src/domain/messages/message-changes.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { canOpen } from '#src/domain/plan/access.ts';
import { canSwitchPlans } from '#src/domain/plan/plan.ts';
import { actingMemberIds, visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { useOwedText } from '#src/parts/claims/use-owed-text.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { offeredPrograms } from '#src/parts/plan/offered-programs.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal, useStored, useUserId } from '#src/portal/portal-context.ts';
import { menuFor } from '#src/shell/menu/menu.ts';
import {
  careEntries,
  claimEntries,
  costEntry,
  documentEntries,
  drugEntries,
  formEntries,
  messageEntries,
  owedEntries,
  programEntries,
  screenEntries,
  termEntries,
} from './search-entries.ts';
import { createSiteSearch, searchIn } from './site-search.ts';

/** The newest claims that are searched; the list of claims searches all. */
const searchedClaims = 1000;

/**
 * Returns the search over everything the plan may open: what the portal itself knows, and claims, messages and documents
 * as far as they have loaded, by the same calls as their screens make. Each kind is indexed again only when it changes.
 */
export function useSiteSearch(selection: Selection) {
  const portal = usePortal();
  const { queryOf, now } = portal;
  const router = useRouter();
  const hasDrugList = useCapability('drugList');
  const { data: memberPlans } = useQuery(queryOf(memberships(useUserId())));
  const canSwitch = canSwitchPlans(memberPlans?.plans ?? null);
  const { claims, mailbox, documents, forms, ...progress } = useSearchedLists(selection);
  const states = useStored(portal.messageChanges.states);
  // Typing comes before counting what arrives.
  const history = useDeferredValue(claims.data?.claims ?? noClaims.claims);
  const rows = useClaimRows(selection, history);
  const messages = useDeferredValue(mailbox.data?.messages);
  const papers = documents.data?.items;
  const blanks = forms.data?.items;

  const { opens, screens, ...known } = useMemo(() => {
    const member = selection;
    const menu = menuFor(member, router);
    const mayOpen = (path: string) =>
      (path !== '/select-plan' || canSwitch) &&
      canOpen(router.options.context.routeAccess(path), member);
    const findCare = mayOpen('/find-care');
    const costs = mayOpen('/cost-estimates');
    const drugs = hasDrugList && mayOpen('/pharmacy');
    return {
      opens: { findCare, costs, drugs },
      screens: screenEntries(menu, router, mayOpen),
      care: searchIn(careEntries(findCare, costs)),
      drugs: searchIn(drugs ? drugEntries() : []),
      programs: searchIn(
        mayOpen('/programs') ? programEntries(offeredPrograms(selection, now())) : [],
      ),
      terms: searchIn(termEntries()),
    };
  }, [selection, now, router, canSwitch, hasDrugList]);
  const owed = useOwedText(selection, rows, claims)?.text ?? '';
  const whoseOwed = visibleMemberIds(selection).length > 1 ? 'everyone' : 'own';
  const inScreens = useMemo(
    () => searchIn([...owedEntries(owed, whoseOwed), ...screens]),
    [owed, whoseOwed, screens],
  );
  const inClaims = useMemo(() => {
    const newest = sortNewestFirst(rows).slice(0, searchedClaims);
    return searchIn(claimEntries(newest, (id) => nameAmongOthers(selection, id)));
  }, [rows, selection]);
  const inMessages = useMemo(() => {
    const present = messagesNow(messages ?? [], states);
    return searchIn(messageEntries(present, (id) => nameAmongOthers(selection, id)));
  }, [messages, states, selection]);
  const inDocuments = useMemo(() => {
    const whose = nameAmongOthers(selection, selection.plan.memberId);
    const titled = withSubjects(papers ?? [], history, []);
    return searchIn([...documentEntries(titled, whose), ...formEntries(blanks ?? [])]);
  }, [papers, history, blanks, selection]);

  return {
    search: createSiteSearch(
      {
        ...known,
        screens: inScreens,
        claims: inClaims,
        messages: inMessages,
        documents: inDocuments,
      },
      opens.costs ? costEntry : () => null,
    ),
    opens,
    ...progress,
  };
}

/** The lists that are searched, by the calls of their screens, and how far they have loaded. */
function useSearchedLists(selection: Selection) {
  const portal = usePortal();
  const { plan, rights } = selection;
  const claims = useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(selection)),
    enabled: rights.claims,
  });
  const mailbox = useQuery(mailboxQuery(portal, actingMemberIds(selection, portal.now()), 'inbox'));
  const documents = useQuery({
    ...memberDocumentsQuery(portal, plan.memberId),
    enabled: rights.forms,
  });
  const forms = useQuery({ ...formsQuery(portal, plan.contractType), enabled: rights.forms });
  const incomplete = [
    ...(rights.claims ? [claims] : []),
    ...(rights.forms ? [documents, forms] : []),
    mailbox,
  ].filter(({ isError, data }) => isError || (data && data.completeness !== 'complete'));
  const isPartial = incomplete.length > 0 || (mailbox.data?.failed.length ?? 0) > 0;
  return {
    claims,
    mailbox,
    documents,
    forms,
    isArriving:
      (rights.claims && isArriving(claims)) ||
      isArriving(mailbox) ||
      documents.isLoading ||
      forms.isLoading,
    completeness: isPartial ? ('partial' as const) : ('complete' as const),
    retry: () => {
      for (const { refetch } of incomplete.length > 0 ? incomplete : [mailbox]) void refetch();
    },
  };
}

/** Whether more of a list that comes in parts is on its way. */
const isArriving = ({
  isError,
  data,
}: {
  isError: boolean;
  data: { pendingPages: readonly unknown[] } | undefined;
}): boolean => !isError && (data?.pendingPages.length ?? 1) > 0;
