import { queryOptions } from '@tanstack/react-query';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { limits } from '#src/domain/limits.ts';
import { readAllPages, type WholeList } from '#src/api/paging/numbered-pages.ts';
import {
  costEstimates,
  costProcedures,
  type CostProcedure,
  type CostQuestion,
  type PlaceCost,
  type ProcedureTerms,
} from '#src/api/calls/care/cost-estimates.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/** The amounts that all places around a ZIP code are paid for a procedure. */
export interface PlaceCosts extends ProcedureTerms {
  procedure: CostProcedure;
  places: readonly PlaceCost[];
  completeness: Completeness;
}

/**
 * The query of all pages of the estimates for a procedure.
 * @throws {ApiFailure} BP-NFA-100
 */
export function placeCostsQuery({ clients }: Pick<QuerySource, 'clients'>, question: CostQuestion) {
  const read = () => readAll(clients, question);
  return queryOptions({
    queryKey: [...keyOf({ ...costEstimates(question), params: {} }), question],
    structuralSharing: false,
    queryFn: read,
  });
}

/**
 * The query of the procedures that a price list has for the typed text. It is sent in several ways, the best first,
 * until one finds something; the questions of one way are sent together.
 * @throws {ApiFailure} BP-NFA-100
 */
export function proceduresQuery(
  { clients: { send } }: Pick<QuerySource, 'clients'>,
  attempts: readonly (readonly string[])[],
) {
  const read = async (): Promise<WholeList<CostProcedure>> => {
    let completeness: Completeness = 'complete';
    for (const questions of attempts) {
      const answers = await Promise.all(questions.map((q) => send(costProcedures(q))));
      const items = answers.flatMap((answer) => answer.items);
      const isPartial = answers.some(
        (answer) => answer.leftOut > 0 || (answer.total ?? 0) > answer.items.length,
      );
      if (isPartial) completeness = 'partial';
      if (items.length === 0) continue;
      const each = [
        ...new Map(items.map((procedure) => [procedure.procedureId, procedure])).values(),
      ];
      return { items: each, completeness };
    }
    return { items: [], completeness };
  };
  return queryOptions({
    queryKey: [...keyOf({ ...costProcedures(''), params: {} }), attempts],
    structuralSharing: false,
    queryFn: read,
  });
}

async function readAll(
  clients: QuerySource['clients'],
  question: CostQuestion,
): Promise<PlaceCosts> {
  const { first, items, completeness } = await readAllPages(
    clients,
    (page) => costEstimates(question, page),
    {
      idOf: ({ roleId, name, address }) => JSON.stringify([roleId, name, address]),
      atMost: limits.costPages,
    },
  );
  const { procedure, prerequisites, outOfNetwork, countsAssistance } = first;
  return { procedure, prerequisites, outOfNetwork, countsAssistance, places: items, completeness };
}
