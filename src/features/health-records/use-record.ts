import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { recordListQuery, recordPatientQuery } from '#src/api/queries/health-record.ts';
import { recordKinds, type RecordKind, type RecordList } from '#src/domain/record/record.ts';
import { usePortal } from '#src/portal/portal-context.ts';

export type ListQuery = UseQueryResult<RecordList>;

/** The lists of a record, each of which loads and fails alone, in the order of the kinds. */
export interface RecordQueries {
  lists: readonly { kind: RecordKind; query: ListQuery }[];
  /** The patient as sent, for the file. */
  patient: ListQuery;
}

/** @param patientIds the patients of the member in the service; without any there is no request */
export function useRecord(patientIds: readonly string[]): RecordQueries {
  const portal = usePortal();
  const queries = useQueries({
    queries: recordKinds.map((kind) => recordListQuery(portal, kind, patientIds)),
  });
  const patient = useQuery(recordPatientQuery(portal, patientIds));
  const lists = recordKinds.flatMap((kind, index) => {
    const query = queries[index];
    return query === undefined ? [] : [{ kind, query }];
  });
  return { lists, patient };
}
