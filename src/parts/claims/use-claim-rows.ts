import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { createRowsOf, type ClaimRow } from '#src/domain/claims/claim-row.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useAccountPayments } from './use-account-payments.ts';

/** Returns the rows of a plan's claims with the context that has loaded and that the member may see. */
export function useClaimRows(selection: Selection, claims: readonly FamilyClaim[]): ClaimRow[] {
  const { queryOf, now } = usePortal();
  const { plan, rights } = selection;
  const { data: appeals = null } = useQuery({
    ...queryOf(appealDeadlines(plan.memberId)),
    enabled: rights.claims,
  });
  const { data: limits = null } = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: rights.deductible,
  });
  const { payments, isLoading: isAccountPending } = useAccountPayments(selection);
  const today = localDay(now());
  const [rowsOf] = useState(createRowsOf);
  return useMemo(
    () =>
      rowsOf(
        claims,
        contextOf(claims, {
          appeals,
          accumulators: limits,
          today,
          account: payments,
          isAccountPending,
        }),
      ),
    [claims, appeals, limits, payments, isAccountPending, today, rowsOf],
  );
}
