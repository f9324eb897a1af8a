import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';

/** An authorization that says as little as one can. */
export const familyAuthorization = (
  changes: Partial<FamilyAuthorization> = {},
): FamilyAuthorization => ({
  id: 'au',
  number: null,
  coverage: null,
  kind: 'professional',
  patient: null,
  status: { id: 'approved' },
  isUrgent: false,
  requestedOn: null,
  decidedOn: null,
  firstDecidedOn: null,
  decisionDueBy: null,
  validity: null,
  endsOn: null,
  service: null,
  services: [],
  requester: null,
  performers: [],
  facility: null,
  reasons: [],
  notes: [],
  claims: [],
  memberId: null,
  ...changes,
});
