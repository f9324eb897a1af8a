import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  drugEntriesQuery,
  drugPlanQuery,
  type DrugAnswer,
  type DrugQuestion,
} from '#src/api/queries/drug-list.ts';
import type { CostShare } from '#src/domain/coverage/cost-share.ts';
import {
  byDrugName,
  drugsOf,
  findDrugs,
  searchWordOf,
  type ListedDrug,
} from '#src/domain/pharmacy/drug.ts';
import type { MembersDrugPlan } from '#src/domain/pharmacy/drug-plan.ts';
import { everydaySearch } from '#src/parts/search/everyday-search.ts';
import { genericsFor } from '#src/parts/search/meant-words.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import type { PharmacySearch } from './pharmacy-search.ts';
import { useDrugCosts } from './use-drug-costs.ts';

/** The inputs that drug prices are computed from. */
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
  /** The drug of the typed brand, or null for close names; null where neither was needed. */
  understood: { generic: string | null } | null;
  prices: DrugPrices;
  completeness: Completeness;
  /** Requests the coverage again; null where it has loaded. */
  retryCosts: (() => void) | null;
}

type State =
  | { kind: 'loading' }
  | { kind: 'no-plan' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | ({ kind: 'found' } & FoundDrugs);

const noLists: readonly string[] = [];

/** Number of leading letters of a mistyped name taken as right, since drug lists search by part of the name. */
const lettersAskedFor = 3;

/**
 * Returns the state of the drug search. The service's results are filtered again here, no matter which filters it
 * applied. A brand that is not on the list stands for its drug, and where there is no such name, close names are shown.
 */
export function useFoundDrugs({ drug = '', tier = '' }: PharmacySearch): State {
  const portal = usePortal();
  const { query: coverage, costs, planNames, today } = useDrugCosts();
  // On failure of the coverage, the plan is identified by its name.
  const isSettled = coverage.isSuccess || (coverage.isError && !coverage.isFetching);
  const plan = useQuery({ ...drugPlanQuery(portal, planNames, today), enabled: isSettled });
  const lists = plan.data?.lists.map(({ id }) => id) ?? noLists;
  const { all, understood, queries } = useMatches(drug, lists);
  const shown = useMemo(() => findDrugs(all, { name: '', tier }), [all, tier]);

  const failed = [plan, ...queries].find(({ isError, isFetching }) => isError && !isFetching);
  if (failed) return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() };
  if (plan.data === null) return { kind: 'no-plan' };
  if (plan.data === undefined || queries.some(({ data }) => data === undefined)) {
    return { kind: 'loading' };
  }
  return {
    kind: 'found',
    all,
    shown,
    understood,
    prices: { costs, plan: plan.data, today },
    completeness: combined(queries.map(({ data }) => data?.completeness ?? 'unknown')),
    retryCosts: coverage.isError ? () => void coverage.refetch() : null,
  };
}

/** Returns the drugs on the lists that the typed name means, with the answers that this takes. */
function useMatches(drug: string, lists: readonly string[]) {
  const portal = usePortal();
  const hasLists = lists.length > 0;
  const answer = useQuery({
    ...drugEntriesQuery(portal, lists, questionFor(drug)),
    enabled: hasLists,
  });
  const named = useMemo(() => drugsNamed(answer.data, drug), [answer.data, drug]);
  const isNone = drug !== '' && answer.data !== undefined && named.length === 0;
  const generic = useMemo(() => (isNone ? genericsFor(drug)[0] : undefined), [isNone, drug]);
  const second = useQuery({
    ...drugEntriesQuery(
      portal,
      lists,
      questionFor(generic ?? searchWordOf(drug).slice(0, lettersAskedFor)),
    ),
    enabled: hasLists && isNone,
  });
  const matches = useMemo((): Pick<FoundDrugs, 'all' | 'understood'> => {
    if (!isNone) return { all: named, understood: null };
    const everydayMatches =
      generic === undefined
        ? everydaySearch(drugsOf(second.data?.entries ?? []), ({ name }) => [name])(drug).items
        : drugsNamed(second.data, generic);
    return {
      all: everydayMatches.toSorted(byDrugName),
      understood: everydayMatches.length === 0 ? null : { generic: generic ?? null },
    };
  }, [isNone, named, generic, second.data, drug]);
  return { ...matches, queries: isNone ? [answer, second] : [answer] };
}

const drugsNamed = (answer: DrugAnswer | undefined, name: string): ListedDrug[] =>
  findDrugs(drugsOf(answer?.entries ?? []), { name, tier: '' });

function questionFor(drug: string): DrugQuestion {
  const word = searchWordOf(drug);
  return word === '' ? 'everything' : { word };
}
