import { queryOptions } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import {
  costEstimates,
  costProcedures,
  type CostAnswer,
  type CostProcedure,
  type CostQuestion,
  type PlaceCost,
  type ProcedureTerms,
} from '../calls/cost-estimates.ts';
import { keyOf, type Reader } from '../queries.ts';

/** The amounts that all places around a ZIP code are paid for a procedure. */
export interface PlaceCosts extends ProcedureTerms {
  procedure: CostProcedure;
  places: readonly PlaceCost[];
  /** There are more than were read. */
  isIncomplete: boolean;
}

/**
 * The query of all pages of the estimates for a procedure.
 * @throws {ApiFailure} BP-NFA-100
 */
export function placeCostsQuery({ clients }: Pick<Reader, 'clients'>, question: CostQuestion) {
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
  { clients: { send } }: Pick<Reader, 'clients'>,
  attempts: readonly (readonly string[])[],
) {
  const read = async (): Promise<CostAnswer<CostProcedure>> => {
    for (const questions of attempts) {
      const answers = await Promise.all(questions.map((q) => send(costProcedures(q))));
      const items = answers.flatMap((answer) => answer.items);
      if (items.length === 0) continue;
      const each = [...new Map(items.map((one) => [one.procedureId, one])).values()];
      return {
        items: each,
        total: answers.length === 1 ? (answers[0]?.total ?? null) : each.length,
      };
    }
    return { items: [], total: 0 };
  };
  return queryOptions({
    queryKey: [...keyOf({ ...costProcedures(''), params: {} }), attempts],
    structuralSharing: false,
    queryFn: read,
  });
}

async function readAll({ send }: Reader['clients'], question: CostQuestion): Promise<PlaceCosts> {
  const { items, total, ...said } = await send(costEstimates(question));
  const places = [...items];
  let last = items.length;
  let page = 1;
  // A service may count wrongly: an empty page is the end, whatever the total says.
  while (total !== null && places.length < total && last > 0 && page < limits.costPages) {
    page += 1;
    const more = await send(costEstimates(question, page));
    last = more.items.length;
    places.push(...more.items);
  }
  return { ...said, places, isIncomplete: total !== null && places.length < total };
}
