import * as z from 'zod/mini';
import { zSearchPatientsResponse } from '#generated/v1/zod.gen.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan.ts';
import { healthRecords } from '../call.ts';
import { resourcesOf } from '../fhir-bundle.ts';

const patientResource = z.object({
  resourceType: z.literal('Patient'),
  id: z.string(),
  identifier: z.optional(z.array(z.object({ value: z.optional(z.string()) }))),
});

/** A person as the health-records service knows them. */
export interface Patient {
  id: string;
  /** Member ids and contract ids alike. */
  identifiers: readonly string[];
}

/** The patients behind a plan: everybody on a policyholder's contract, or the member alone. */
export const patients = (plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>) =>
  healthRecords(
    'GET /health-records/Patient',
    { query: { identifier: healthRecordsIdentifier(plan) } },
    (bundle): Patient[] =>
      resourcesOf(zSearchPatientsResponse.parse(bundle), patientResource, 'BP-FA-004').map(
        ({ id, identifier = [] }) => ({
          id,
          identifiers: identifier.flatMap(({ value }) => value ?? []),
        }),
      ),
  );

/** Whose records a patient's are: the member ID, of those that may be seen; null for anybody else. */
export function memberOf(patient: Patient, memberIds: readonly string[]): string | null {
  return memberIds.find((id) => patient.identifiers.includes(id)) ?? null;
}
