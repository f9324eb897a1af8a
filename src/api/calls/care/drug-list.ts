import { limits } from '#src/domain/limits.ts';
import { formulary } from '#src/api/http/call.ts';

/**
 * The query of the plans of the drug formulary, with the drug lists that they refer to.
 * @param identifier of one plan; all of them when left out
 */
export const drugPlans = (identifier?: string) =>
  formulary(
    'GET /health-records/InsurancePlan',
    { ...(identifier === undefined ? {} : { identifier }), _count: limits.drugPageSize },
    (records, query, signal) => records.drugPlans(query, signal),
  );

/** The criteria of a search of drug lists; each is optional. */
export interface DrugSearch {
  /** A part of the drug's name. */
  namePart?: string;
  /** The beginning of the drug's name: the only search by name that the guide demands of a service. */
  nameStart?: string;
  /** The ids of drugs. */
  drugIds?: readonly string[];
}

const byName = 'subject:MedicationKnowledge.drug-name';

/**
 * The query of the entries of drug lists, with the drugs they are about.
 * @param lists the ids of the lists
 */
export const drugEntries = (
  lists: readonly string[],
  { namePart, nameStart, drugIds }: DrugSearch = {},
) =>
  formulary(
    'GET /health-records/Basic',
    {
      code: 'formulary-item',
      formulary: lists.map((id) => `InsurancePlan/${id}`).join(','),
      ...(namePart === undefined ? {} : { [`${byName}:contains`]: namePart }),
      ...(nameStart === undefined ? {} : { [byName]: nameStart }),
      ...(drugIds === undefined
        ? {}
        : { subject: drugIds.map((id) => `MedicationKnowledge/${id}`).join(',') }),
      _include: ['Basic:subject'],
      _count: limits.drugPageSize,
    },
    (records, query, signal) => records.drugEntries(query, signal),
  );
