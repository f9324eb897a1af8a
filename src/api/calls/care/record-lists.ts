import { limits } from '#src/domain/limits.ts';
import type { RecordKind, RecordList } from '#src/domain/record/record.ts';
import { healthRecords, type Read } from '#src/api/http/call.ts';
import type { SearchParams } from '#src/api/fhir/client.ts';
import type { ClinicalType } from '#src/api/fhir/records.ts';

interface List {
  operation: `GET /health-records/${ClinicalType}`;
  type: ClinicalType;
  /** The parameters of the search beside the patient. */
  usual: SearchParams;
  /** The searches that US Core obliges every service to answer; for those that refuse the usual one. */
  obliged: readonly SearchParams[];
}

const intents = ['order', 'plan', 'proposal', 'original-order', 'instance-order', 'option'];
const categories = ['laboratory', 'vital-signs', 'social-history', 'survey', 'exam', 'imaging'];

const lists = {
  allergy: {
    operation: 'GET /health-records/AllergyIntolerance',
    type: 'AllergyIntolerance',
    usual: {},
    obliged: [],
  },
  medication: {
    operation: 'GET /health-records/MedicationRequest',
    type: 'MedicationRequest',
    usual: { _include: ['MedicationRequest:medication'] },
    obliged: [{}, { intent: intents.join(',') }, { intent: 'order' }],
  },
  condition: {
    operation: 'GET /health-records/Condition',
    type: 'Condition',
    usual: {},
    obliged: [],
  },
  immunization: {
    operation: 'GET /health-records/Immunization',
    type: 'Immunization',
    usual: {},
    obliged: [],
  },
  observation: {
    operation: 'GET /health-records/Observation',
    type: 'Observation',
    usual: {},
    obliged: [{ category: categories.join(',') }],
  },
  procedure: {
    operation: 'GET /health-records/Procedure',
    type: 'Procedure',
    usual: {},
    obliged: [],
  },
} as const satisfies Record<RecordKind, List>;

/** Makes one search for a list of a patient's record. */
const recordSearch = (kind: RecordKind, patientId: string, params: SearchParams) => {
  const { operation, type }: List = lists[kind];
  return healthRecords(
    operation,
    { patient: patientId, _count: limits.recordPageSize, ...params },
    (records, query, signal): Promise<RecordList> =>
      records.recordList({ kind, type, patientId, params: query }, signal),
  );
};

/** The query of a list of a patient's record, from all pages that load. */
export const recordList = (kind: RecordKind, patientId: string) =>
  recordSearch(kind, patientId, lists[kind].usual);

/** The other queries of the list, in turn, for services that refuse the first. */
export const otherRecordSearches = (kind: RecordKind, patientId: string) => {
  const { obliged }: List = lists[kind];
  return obliged.map((params) => recordSearch(kind, patientId, params));
};

/** The query of the patient as the service sends them. */
export const patientSent = (id: string): Read<RecordList> => ({
  api: 'healthRecords',
  operation: 'GET /health-records/Patient/{id}',
  params: { path: { id } },
  ask: (records) => records.patientSent(id),
});
