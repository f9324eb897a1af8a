import { queryOptions } from '@tanstack/react-query';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { DrugEntry } from '#src/domain/pharmacy/drug.ts';
import {
  drugPlanOf,
  type DrugPlan,
  type MembersDrugPlan,
  type PlanNames,
} from '#src/domain/pharmacy/drug-plan.ts';
import type { Read } from '#src/api/http/call.ts';
import { drugEntries, drugPlans, type DrugSearch } from '#src/api/calls/care/drug-list.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { FoundInFormulary } from '../fhir/records.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/**
 * The query of the member's plan in the drug formulary; null when no plan there is known to be theirs. The service is
 * sent the plan's identifier first, and a search for all plans where that brings nothing.
 * @param today YYYY-MM-DD
 * @throws {ApiFailure} BP-NFA-100
 */
export function drugPlanQuery(
  { clients: { send } }: Pick<QuerySource, 'clients'>,
  plan: PlanNames,
  today: string,
) {
  const read = async (signal: AbortSignal): Promise<MembersDrugPlan | null> => {
    for (const code of plan.codes) {
      const { found } = await firstUnderstood(send, signal, [drugPlans(code), drugPlans()]);
      const own = drugPlanOf(found, plan, today);
      if (own !== null) return own;
    }
    return drugPlanOf((await send(drugPlans(), signal)).found, plan, today);
  };
  return queryOptions({
    queryKey: [...keyOf({ ...drugPlans(), params: {} }), plan, today],
    queryFn: ({ signal }) => read(signal),
  });
}

/** The subject of a search of drug lists: a word of the name, drugs, or everything. */
export type DrugQuestion = { word: string } | { drugIds: readonly string[] } | 'everything';

/** The answer of drug lists. */
export interface DrugAnswer {
  entries: readonly DrugEntry[];
  completeness: Completeness;
}

/**
 * The query of the entries that drug lists have for a question, all of their pages. A service may take less into
 * account than the search says; the component that shows the answer filters it again (domain/pharmacy/drug.ts).
 * @throws {ApiFailure} BP-NFA-100
 */
export function drugEntriesQuery(
  { clients: { send } }: Pick<QuerySource, 'clients'>,
  lists: readonly string[],
  question: DrugQuestion,
) {
  const read = async (signal: AbortSignal): Promise<DrugAnswer> => {
    const attempts = [...attemptsFor(question), {}].map((search) => drugEntries(lists, search));
    const { found, completeness } = await firstUnderstood(send, signal, attempts);
    // One entry may be on two pages, and a service may not tell lists apart.
    const own = found.filter(({ list }) => list === null || lists.includes(list));
    return {
      entries: [...new Map(own.map((entry) => [entry.id, entry])).values()],
      completeness,
    };
  };
  return queryOptions({
    queryKey: [...keyOf({ ...drugEntries(lists), params: {} }), lists, question],
    structuralSharing: false,
    queryFn: ({ signal }) => read(signal),
  });
}

/** Returns the searches for a question, the best one first. */
function attemptsFor(question: DrugQuestion): DrugSearch[] {
  if (question === 'everything') return [];
  if ('drugIds' in question) return [{ drugIds: question.drugIds }];
  return [{ namePart: question.word }, { nameStart: question.word }];
}

/**
 * Returns the first answer that the service does not refuse. After a refusal the next best search is sent, within the
 * same bounds.
 */
async function firstUnderstood<Found extends DrugPlan | DrugEntry>(
  send: QuerySource['clients']['send'],
  signal: AbortSignal,
  reads: readonly Read<FoundInFormulary<Found>>[],
): Promise<FoundInFormulary<Found>> {
  let refusal: unknown;
  for (const read of reads) {
    try {
      return await send(read, signal);
    } catch (thrown) {
      const isRefused =
        thrown instanceof ApiFailure && (thrown.status === 400 || thrown.status === 422);
      if (!isRefused) throw thrown;
      refusal = thrown;
    }
  }
  throw refusal;
}
