import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { claimHistoryQuery, noClaims } from '#src/api/queries/claims.ts';
import { formsQuery, memberDocumentsQuery } from '#src/api/queries/documents.ts';
import { mailboxQuery } from '#src/api/queries/mailbox.ts';
import { sortNewestFirst } from '#src/domain/claims/claim-row.ts';
import { messagesNow } from '#src/domain/messages/message-changes.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { canOpen } from '#src/domain/plan/access.ts';
import { actingMemberIds, visibleMemberIds } from '#src/domain/plan/rights.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { offeredPrograms } from '#src/parts/plan/offered-programs.ts';
import { memberFacts, type Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { useMenu } from '#src/shell/menu/use-menu.ts';
import {
  careEntries,
  claimEntries,
  costEntry,
  documentEntries,
  drugEntries,
  formEntries,
  messageEntries,
  programEntries,
  screenEntries,
  termEntries,
} from './search-entries.ts';
import type { SearchEntries } from './site-search.ts';

/** The newest claims that are searched; the list of claims searches all. */
const searchedClaims = 1000;

/**
 * Returns everything the plan may open that can be searched: what the portal itself knows, and the claims and messages
 * as far as they have loaded, by the same calls as their screens make.
 */
export function useSearchEntries(selection: Selection) {
  const portal = usePortal();
  const { plan, access } = selection;
  const { rights } = access;
  const { options } = useRouter();
  const menu = useMenu();
  const claims = useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(plan, access)),
    enabled: rights.claims,
  });
  const mailbox = useQuery(
    mailboxQuery(portal, actingMemberIds(plan, access, portal.now()), false),
  );
  const documents = useQuery({
    ...memberDocumentsQuery(portal, plan.memberId),
    enabled: rights.forms,
  });
  const forms = useQuery({ ...formsQuery(portal, plan.contractType), enabled: rights.forms });
  const states = useStored(portal.messageChanges.states);
  // Typing comes before counting what arrives.
  const rows = useClaimRows(selection, useDeferredValue(claims.data?.claims ?? noClaims.claims));
  const messages = useDeferredValue(mailbox.data?.messages);

  const known = useMemo(() => {
    const member = memberFacts(selection, portal.now());
    const opens = (path: string) => canOpen(options.context.accessAt(path), member);
    return {
      screens: screenEntries(menu, opens),
      care: careEntries(opens('/find-care'), opens('/cost-estimates')),
      drugs: opens('/pharmacy') ? drugEntries() : [],
      programs: opens('/programs') ? programEntries(offeredPrograms(selection, portal.now())) : [],
      terms: termEntries(),
      costOf: opens('/cost-estimates') ? costEntry : () => null,
    };
  }, [menu, selection, portal, options]);
  const entries = useMemo((): SearchEntries => {
    const whoseOf = (memberId: string | null) => nameAmongOthers(selection, memberId);
    return {
      ...known,
      claims: claimEntries(sortNewestFirst(rows).slice(0, searchedClaims), whoseOf),
      messages: messageEntries(messagesNow(messages ?? [], states), whoseOf),
      documents: [
        ...documentEntries(documents.data?.items ?? []),
        ...formEntries(forms.data?.items ?? []),
      ],
    };
  }, [known, rows, messages, states, documents.data, forms.data, selection]);
  const isArriving =
    (rights.claims && !claims.isError && (claims.data?.open.length ?? 1) > 0) ||
    (!mailbox.isError && (mailbox.data?.open.length ?? 1) > 0) ||
    documents.isLoading ||
    forms.isLoading;
  const failed = [
    ...(rights.claims ? [claims] : []),
    ...(rights.forms ? [documents, forms] : []),
    mailbox,
  ].filter(({ isError }) => isError);
  return {
    entries,
    isArriving,
    isIncomplete: failed.length > 0 || (mailbox.data?.failed.length ?? 0) > 0,
    retry: () => {
      for (const { refetch } of failed.length > 0 ? failed : [mailbox]) void refetch();
    },
  };
}
