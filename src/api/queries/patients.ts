import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { zSearchPatientsResponse } from '#generated/v1/zod.gen.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import type { Clients } from '../clients.ts';
import { resourcesOf } from '../fhir-bundle.ts';
import { patients } from '../read-calls.ts';

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
export const patientsQuery = (clients: Clients, plan: Plan) =>
  queryOptions({
    queryKey: ['patients', planKey(plan)],
    queryFn: async ({ signal }): Promise<Patient[]> => {
      const { operation, params } = patients(plan);
      const bundle = await clients.healthRecords(operation, zSearchPatientsResponse, {
        params,
        signal,
      });
      return resourcesOf(bundle, patientResource, 'BP-FA-004').map(({ id, identifier = [] }) => ({
        id,
        identifiers: identifier.flatMap(({ value }) => value ?? []),
      }));
    },
  });

/** Whose records a patient's are: the member ID, of those that may be seen; null for anybody else. */
export function memberOf(patient: Patient, memberIds: readonly string[]): string | null {
  return memberIds.find((id) => patient.identifiers.includes(id)) ?? null;
}
