import { useQuery } from '@tanstack/react-query';
import { recordListQuery, recordPatientsQuery } from '#src/api/queries/health-record.ts';
import { offeredEntries, type CheckInKind } from '#src/domain/id-card/check-in.ts';
import { recordPeople } from '#src/domain/record/people.ts';
import type { RecordEntry, RecordList } from '#src/domain/record/record.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useSeesRecord } from './use-sees-record.ts';

/** A list of the health record that can be added at a check-in. */
export interface CheckInSection {
  kind: CheckInKind;
  isPending: boolean;
  hasFailed: boolean;
  list: RecordList | null;
  offered: readonly RecordEntry[];
  retry: () => void;
}

export interface CheckInRecord {
  isPending: boolean;
  /** The whole record failed to load. */
  hasFailed: boolean;
  retry: () => void;
  sections: readonly CheckInSection[];
}

/**
 * Returns what of a member's health record can be added at a check-in, each list loading and failing alone; null where
 * the user may not see that record: then nothing of it is offered or asked for.
 */
export function useCheckInRecord(memberId: string): CheckInRecord | null {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const isOffered = useSeesRecord(memberId);
  const { shown } = recordPeople(selection, portal.now());
  const people = shown.map((person) => person.memberId);
  const patients = useQuery({
    ...recordPatientsQuery(portal, plan, people),
    enabled: isOffered,
  });
  const ids = (patients.data?.members ?? []).flatMap((member) =>
    member.memberId === memberId ? [member.id] : [],
  );
  const may = { ids, enabled: isOffered && patients.isSuccess };
  const sections = [
    useSection('allergy', may),
    useSection('medication', may),
    useSection('condition', may),
    useSection('immunization', may),
  ];
  if (!isOffered) return null;
  return {
    isPending: patients.isPending,
    hasFailed: patients.isError || (ids.length === 0 && patients.data?.completeness === 'partial'),
    retry: () => void patients.refetch(),
    sections,
  };
}

/** Returns one list. Uses `useQuery`, because `useQueries` would add its code to every page. */
function useSection(
  kind: CheckInKind,
  { ids, enabled }: { ids: readonly string[]; enabled: boolean },
): CheckInSection {
  const portal = usePortal();
  const query = useQuery({ ...recordListQuery(portal, kind, ids), enabled });
  const list = query.data ?? null;
  return {
    kind,
    isPending: query.isPending,
    hasFailed: query.isError,
    list,
    offered: offeredEntries(kind, list?.entries ?? []),
    retry: () => void query.refetch(),
  };
}
