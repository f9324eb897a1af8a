import { queryOptions } from '@tanstack/react-query';
import type { Patient } from '#src/domain/patient.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import type { Clients } from '../clients.ts';
import { patients } from '../read-calls.ts';

/** The patients behind a plan: everybody on a policyholder's contract, or the member alone. */
export const patientsQuery = (clients: Clients, plan: Plan) =>
  queryOptions({
    queryKey: ['patients', planKey(plan)],
    queryFn: ({ signal }) => clients.healthRecords.patients(patients(plan).params.query, signal),
  });

/** Whose records a patient's are: the member ID, of those that may be seen; null for anybody else. */
export function memberOf(patient: Patient, memberIds: readonly string[]): string | null {
  return memberIds.find((id) => patient.identifiers.includes(id)) ?? null;
}
