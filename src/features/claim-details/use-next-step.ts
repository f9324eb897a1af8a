import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appeals, inquiries } from '#src/api/calls/claims/claim-inquiries.ts';
import { claimsBesideQuery } from '#src/api/queries/claim.ts';
import { appealStatusOf, unknownAppealStatus } from '#src/domain/claims/appeal-status.ts';
import { relationsAmong } from '#src/domain/claims/claim-relations.ts';
import { overDeductible } from '#src/domain/claims/claims-context.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { nextStep } from '#src/domain/claims/next-step.ts';
import { localDay } from '#src/domain/format/days.ts';
import { visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { useAccountPayments } from '#src/parts/claims/use-account-payments.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns the next step of one claim, from its own appeals and the claims of the same day. */
export function useNextStep(claim: FamilyClaim, selection: Selection) {
  const { plan } = selection;
  const portal = usePortal();
  const { queryOf, now } = portal;
  const own = useQuery({ ...queryOf(appeals(claim.id)), enabled: useCapability('appeals') });
  const beside = useQuery({
    ...claimsBesideQuery(portal, plan, visibleMemberIds(selection), claim),
    // A claim that names another is its outcome; the page cannot know about the others.
    enabled: claim.related.length === 0,
    // On failure, show the claim with the payer's status.
    meta: { customError: true },
  });
  const limits = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: selection.rights.deductible,
  });
  const inquiriesQuery = useQuery(queryOf(inquiries(claim.id)));
  const account = useAccountPayments(selection);
  const relations = useMemo(
    () => relationsAmong([claim, ...(beside.data ?? []).filter(({ id }) => id !== claim.id)]),
    [claim, beside.data],
  );
  const relation = relations.get(claim.id) ?? null;
  const around = {
    relation,
    appeal: own.data ? appealStatusOf(own.data.items, own.data.eligibility) : unknownAppealStatus,
    overDeductible: limits.data ? overDeductible(claim, limits.data) : 0,
    account: account.payments?.get(claim.id),
    rules: own.data?.eligibility.rules,
  };
  return {
    relation,
    nextStep: nextStep(claim, around, localDay(now())),
    isSettled: !own.isLoading && !beside.isLoading && !limits.isLoading && !account.isLoading,
    /** The law that the plan follows, as the insurer names it. */
    rules: around.rules,
    /** The reimbursement account's payments are unknown, so more may be paid than the page says. */
    isAccountMissing: account.isError,
    openInquiry:
      inquiriesQuery.data?.items.find(({ status }) => status === 'open')?.submittedAt ?? null,
  };
}
