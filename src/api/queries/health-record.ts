import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { combined } from '#src/domain/data/completeness.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { RecordKind, RecordList } from '#src/domain/record/record.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { otherRecordSearches, patientSent, recordList } from '#src/api/calls/care/record-lists.ts';
import type { Clients } from '../clients.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { keyOf, type QuerySource } from '../queries.ts';
import { patientsOfMembers, type FoundMembers } from './patients-of-members.ts';

/**
 * The query of the patients behind the members whose records may be seen; one member may be several of them.
 * @throws {ApiFailure} BP-FA-004
 */
export function recordPatientsQuery(
  reader: Pick<QuerySource, 'queryOf'>,
  plan: Plan,
  memberIds: readonly string[],
) {
  const read = (client: QueryClient) => patientsOfMembers(reader, client, plan, memberIds);
  return queryOptions({
    queryKey: [
      ...keyOf({ ...patients(plan), params: {} }),
      { record: plan.contractId, members: memberIds.toSorted() },
    ],
    structuralSharing: false,
    queryFn: ({ client }): Promise<FoundMembers> => read(client),
  });
}

/**
 * One list of a member's record.
 * @param patientIds of the member, by which the service knows them
 * @throws {ApiFailure} BP-NFA-100
 */
export function recordListQuery(
  { clients }: Pick<QuerySource, 'clients'>,
  kind: RecordKind,
  patientIds: readonly string[],
) {
  const read = (signal: AbortSignal) =>
    together(patientIds.map((id) => readList(clients, kind, id, signal)));
  return queryOptions({
    queryKey: [...keyOf({ ...recordList(kind, ''), params: {} }), { patientIds }],
    // Thousands of entries are not compared one by one.
    structuralSharing: false,
    queryFn: ({ signal }) => read(signal),
  });
}

/** The query of the patient of a record as the service sends them, for its file. */
export function recordPatientQuery(
  { clients }: Pick<QuerySource, 'clients'>,
  patientIds: readonly string[],
) {
  const read = (signal: AbortSignal) =>
    together(patientIds.map((id) => clients.send(patientSent(id), signal)));
  return queryOptions({
    queryKey: [...keyOf({ ...patientSent(''), params: {} }), { patientIds }],
    structuralSharing: false,
    queryFn: ({ signal }) => read(signal),
  });
}

/** Returns the resources of a record, as they were sent, in one file: a FHIR bundle, as text with its media type. */
export async function recordFile(lists: readonly RecordList[], at: Date) {
  const { recordBundle } = await import('../fhir/clinical/record-bundle.ts');
  return recordBundle(
    lists.flatMap(({ sent }) => sent),
    at,
  );
}

async function together(all: readonly Promise<RecordList>[]): Promise<RecordList> {
  const lists = await Promise.all(all);
  return {
    entries: lists.flatMap(({ entries }) => entries),
    sent: lists.flatMap(({ sent }) => sent),
    resources: new Map(lists.flatMap(({ resources }) => [...resources])),
    completeness: combined(lists.map(({ completeness }) => completeness)),
  };
}

/** Services need not answer a search by the patient alone: one that is refused is made in another way. */
async function readList(
  { send }: Pick<Clients, 'send'>,
  kind: RecordKind,
  patientId: string,
  signal: AbortSignal,
): Promise<RecordList> {
  let answer = send(recordList(kind, patientId), signal);
  for (const other of otherRecordSearches(kind, patientId)) {
    answer = answer.catch((thrown: unknown) => {
      if (!isRefusal(thrown)) throw thrown;
      return send(other, signal);
    });
  }
  return answer;
}

const refusals = [400, 422, 501];

const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && thrown.status !== null && refusals.includes(thrown.status);
