import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { noClaims } from '#src/api/queries/claims.ts';
import { requestsQuery } from '#src/api/queries/health-reimbursement.ts';
import { usedOf } from '#src/domain/claims/next-step.ts';
import { owedClaims } from '#src/domain/reimbursement/account.ts';
import { useClaimHistory } from '#src/parts/claims/use-claim-history.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns the claims that can be reimbursed, as far as they have loaded. */
export function useOwedClaims(memberId: string, year: number | null) {
  const selection = usePlan();
  const { query, history } = useClaimHistory(selection);
  const { data: requests } = useQuery(requestsQuery(usePortal(), memberId));
  const rows = useClaimRows(selection, history?.claims ?? noClaims.claims);
  const claims = useMemo(() => {
    const payable = rows.map(({ claim, now, owed, day }) => ({
      id: claim.id,
      memberId: claim.memberId,
      day,
      // A copay that was paid at pickup can be reimbursed, too.
      owedCents: owed === null ? null : owed + usedOf(now, 'pickup'),
      provider: claim.providerName,
      accountCents: usedOf(now, 'account'),
      claimNumber: claim.claimNumber,
      service: claim.lines[0]?.service ?? null,
    }));
    return owedClaims(payable, requests?.items ?? [], year);
  }, [rows, requests, year]);
  return { query, claims, isArriving: (history?.open.length ?? 0) > 0 };
}
