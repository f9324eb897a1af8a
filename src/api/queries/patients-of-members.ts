import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { isUnnamed, memberOf, type Patient } from '#src/domain/people/patient.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import { patients, patientsKnownBy } from '#src/api/calls/coverage/patients.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/** A member as the health records know them. */
export interface MemberPatient {
  memberId: string;
  id: string;
  patient: Patient;
}

/** The members among the patients of a plan. */
export interface FoundMembers {
  members: readonly MemberPatient[];
  completeness: Completeness;
}

/**
 * The query of the patients of the members whose records may be seen, by member ID. Members without records are not
 * among them.
 * @throws {ApiFailure} BP-FA-004
 */
export function memberPatientsQuery(
  reader: Pick<QuerySource, 'queryOf'>,
  plan: Plan,
  memberIds: readonly string[],
) {
  const read = (client: QueryClient) => patientsOfMembers(reader, client, plan, memberIds);
  return queryOptions({
    queryKey: [
      ...keyOf({ ...patients(plan), params: {} }),
      planKey(plan),
      { members: memberIds.toSorted() },
    ],
    // A map is not compared part by part.
    structuralSharing: false,
    queryFn: async ({ client }): Promise<ReadonlyMap<string, Patient>> => {
      const { members } = await read(client);
      return new Map(members.map(({ memberId, patient }) => [memberId, patient]));
    },
  });
}

/**
 * Returns the member behind the patient that a claim names; null where nothing says so, as when the service does not
 * answer; 'not-visible' for a patient of the plan whose records may not be seen.
 */
export async function memberBehind(
  reader: Pick<QuerySource, 'queryOf'>,
  client: QueryClient,
  plan: Plan,
  memberIds: readonly string[],
  patientId: string | null,
): Promise<{ memberId: string | null } | 'not-visible'> {
  try {
    const { members } = await patientsOfMembers(reader, client, plan, memberIds);
    const memberId = members.find(({ id }) => id === patientId)?.memberId;
    if (memberId !== undefined) return { memberId };
    const everybody = await client.query(reader.queryOf(patients(plan)));
    return everybody.patients.some(({ id }) => id === patientId)
      ? 'not-visible'
      : { memberId: null };
  } catch {
    return { memberId: null };
  }
}

/**
 * Returns the patients of a plan whose records may be seen, each with the member it is. Payers need not say who a
 * patient is (no rule names an identifier): what a search by a member ID finds is that member. Those whom a
 * policyholder's search by contract leaves unnamed are searched for one by one; a policyholder whom that search finds
 * alone is the one. A patient still unnamed belongs to no member.
 * @param memberIds whose records may be seen
 * @throws {ApiFailure}
 */
export async function patientsOfMembers(
  { queryOf }: Pick<QuerySource, 'queryOf'>,
  client: QueryClient,
  plan: Plan,
  memberIds: readonly string[],
): Promise<FoundMembers> {
  const { patients: planPatients, completeness } = await client.query(queryOf(patients(plan)));
  const all = (members: readonly MemberPatient[]) => ({ members, completeness });
  const named = planPatients.flatMap((patient): MemberPatient[] => {
    const memberId = memberOf(patient, memberIds);
    return memberId === null ? [] : [{ memberId, id: patient.id, patient }];
  });
  const unnamed = planPatients.filter((patient) => isUnnamed(patient, plan.contractId));
  if (unnamed.length === 0) return all(named);
  if (!plan.isPolicyHolder) return all([...named, ...as(plan.memberId, unnamed)]);
  const missing = memberIds.filter((id) => named.every(({ memberId }) => memberId !== id));
  const searched = await Promise.all(
    missing.map(async (memberId) => {
      const byId = await client.query(queryOf(patientsKnownBy(memberId)));
      const [only, ...more] = byId.patients.filter((patient) =>
        isUnnamed(patient, plan.contractId),
      );
      return only && more.length === 0 ? { memberId, id: only.id, patient: only } : [];
    }),
  );
  // A service that does not narrow a search finds the same people for every member.
  const distinctMembers = [...named, ...searched.flat()].filter(
    ({ id }, _, everybody) => everybody.filter((patient) => patient.id === id).length === 1,
  );
  return all(
    distinctMembers.length === 0 && planPatients.length === 1
      ? as(plan.memberId, unnamed)
      : distinctMembers,
  );
}

const as = (memberId: string, patients: readonly Patient[]): MemberPatient[] =>
  patients.map((patient) => ({ memberId, id: patient.id, patient }));
