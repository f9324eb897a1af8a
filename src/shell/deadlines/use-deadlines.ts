import { useQueries, useQuery } from '@tanstack/react-query';
import { billDatesQuery } from '#src/api/queries/billing.ts';
import { appealsQuery } from '#src/api/queries/claim-inquiries.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { localDay } from '#src/domain/days.ts';
import { claimsToAskAbout, deadlinesOf, type Deadline } from '#src/domain/deadlines.ts';
import { holds } from '#src/domain/right-rules.ts';
import { memberFacts, type Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The deadlines of a plan as far as they are known. */
export interface Deadlines {
  list: readonly Deadline[];
  isLoading: boolean;
  /** Some of them could not be asked for. */
  isIncomplete: boolean;
  retry: () => void;
}

/** The claims to look at, as a query has them. */
interface ClaimsAnswer {
  data: ClaimHistory | undefined;
  /** They, or some of them, could not be loaded. */
  isError: boolean;
  refetch: () => void;
}

export function useDeadlines(selection: Selection, answer: ClaimsAnswer): Deadlines {
  const { clients, now } = usePortal();
  const { plan, access } = selection;
  const { rights } = access;
  const today = localDay(now());
  const { data: history } = answer;
  const claims = history?.claims ?? [];
  const asked = claimsToAskAbout(claims, today);
  const appeals = useQueries({
    queries: asked.map(({ id }) => appealsQuery(clients, id)),
    combine: (answers) => ({
      lastDays: new Map(
        asked.flatMap(({ id }, place): [string, string][] => {
          const { allowed = false, lastDay } = answers[place]?.data?.eligibility ?? {};
          return allowed && lastDay !== undefined ? [[id, lastDay]] : [];
        }),
      ),
      isLoading: answers.some(({ isLoading }) => isLoading),
      failed: answers.filter(({ isError }) => isError),
    }),
  });
  const paysBill =
    plan.isPolicyHolder && holds('payment', { ...memberFacts(selection, now()), named: null });
  const bill = useQuery({ ...billDatesQuery(clients, plan.contractId), enabled: paysBill });
  return {
    list: deadlinesOf(
      {
        claims,
        lastDaysToAppeal: appeals.lastDays,
        authorizations: rights.inpatientMedicalAdmissionRequest
          ? (history?.authorizations ?? [])
          : [],
        bill: bill.data ?? null,
        plan,
      },
      today,
    ),
    isLoading: (!history && !answer.isError) || appeals.isLoading || bill.isLoading,
    isIncomplete: answer.isError || appeals.failed.length > 0 || bill.isError,
    retry() {
      if (answer.isError) answer.refetch();
      for (const { refetch } of appeals.failed) void refetch();
      if (bill.isError) void bill.refetch();
    },
  };
}
