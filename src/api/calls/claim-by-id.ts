import type { Claim } from '#src/domain/claims/claim.ts';
import type { Read } from '../call.ts';

/** A claim by its id in the health records; null for what is none, an authorization for instance. */
export const claimById = (id: string): Read<Claim | null> => ({
  api: 'healthRecords',
  operation: 'GET /health-records/ExplanationOfBenefit/{id}',
  params: { path: { id } },
  ask: (records) => records.claim(id),
});
