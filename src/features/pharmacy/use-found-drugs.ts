import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { drugEntriesQuery, drugPlanQuery, type DrugQuestion } from '#src/api/queries/drug-list.ts';
import type { CostShare } from '#src/domain/cost-share.ts';
import { drugsOf, findDrugs, searchWordOf, type ListedDrug } from '#src/domain/pharmacy/drug.ts';
import type { MembersDrugPlan } from '#src/domain/pharmacy/drug-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { PharmacySearch } from './pharmacy-search.ts';
import { useDrugCosts } from './use-drug-costs.ts';

/** What prices are worked out from. */
export interface DrugPrices {
  /** The coverage's costs of drugs. */
  costs: readonly CostShare[];
  plan: MembersDrugPlan;
  /** YYYY-MM-DD */
  today: string;
}

export interface FoundDrugs {
  /** All that are looked for, before the tier. */
  all: readonly ListedDrug[];
  shown: readonly ListedDrug[];
  prices: DrugPrices;
  isIncomplete: boolean;
  /** Asks for the coverage again; null where it is there. */
  retryCosts: (() => void) | null;
}

type State =
  | { kind: 'loading' }
  | { kind: 'no-plan' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | ({ kind: 'found' } & FoundDrugs);

const noLists: readonly string[] = [];

/** The drugs that are looked for; of what the service sends, whatever it took into account. */
export function useFoundDrugs({ drug = '', tier = '' }: PharmacySearch): State {
  const portal = usePortal();
  const { query: coverage, costs, known, today } = useDrugCosts();
  // Without the coverage the plan is still known by its name.
  const isSettled = coverage.isSuccess || (coverage.isError && !coverage.isFetching);
  const plan = useQuery({ ...drugPlanQuery(portal, known, today), enabled: isSettled });
  const lists = plan.data?.lists.map(({ id }) => id) ?? noLists;
  const answer = useQuery({
    ...drugEntriesQuery(portal, lists, questionFor(drug)),
    enabled: lists.length > 0,
  });
  const drugs = useMemo(() => drugsOf(answer.data?.entries ?? []), [answer.data]);
  const all = useMemo(() => findDrugs(drugs, { name: drug, tier: '' }), [drugs, drug]);
  const shown = useMemo(() => findDrugs(all, { name: '', tier }), [all, tier]);

  for (const query of [plan, answer]) {
    if (query.isError && !query.isFetching) {
      return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
    }
  }
  if (plan.data === null) return { kind: 'no-plan' };
  if (plan.data === undefined || answer.data === undefined) return { kind: 'loading' };
  return {
    kind: 'found',
    ...{ all, shown },
    prices: { costs, plan: plan.data, today },
    isIncomplete: answer.data.isIncomplete,
    retryCosts: coverage.isError ? () => void coverage.refetch() : null,
  };
}

function questionFor(drug: string): DrugQuestion {
  const word = searchWordOf(drug);
  return word === '' ? 'everything' : { word };
}
