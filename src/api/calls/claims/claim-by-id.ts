import type { Authorization } from '#src/domain/authorizations/authorization.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import type { Read } from '#src/api/http/call.ts';

const operation = 'GET /health-records/ExplanationOfBenefit/{id}' as const;

/** The query of a claim by its id in the health records; null for another resource, such as an authorization. */
export const claimById = (id: string): Read<Claim | null> => ({
  api: 'healthRecords',
  operation,
  params: { path: { id } },
  ask: (records) => records.claim(id),
});

/** The query of an authorization by its id in the health records; null for another resource, such as a claim. */
export const authorizationById = (id: string): Read<Authorization | null> => ({
  api: 'healthRecords',
  operation,
  params: { path: { id } },
  ask: (records) => records.authorization(id),
});
