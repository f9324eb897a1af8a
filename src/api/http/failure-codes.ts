import { defaultErrorCode, type ErrorCode } from '#src/domain/error-codes.ts';
import type { Operation } from '#src/api/operations.ts';

/** The codes that a member sees when a call fails (product rule 8.1). All other calls have the default code. */
export const failureCodes = {
  'POST /public/users': 'BP-NFA-003',
  'GET /public/systemavailability': 'BP-NFA-009',
  'GET /public/user-notice': 'BP-NFA-010',
  'DELETE /users/{userId}': 'BP-NFA-022',
  'PUT /users/{userId}/password': 'BP-NFA-021',
  'GET /users/{userId}/memberships': 'BP-NFA-002',
  'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType}': 'BP-NFA-001',
  'GET /{member}/messages': 'BP-NFA-0231',
  'GET /{member}/messages/count': 'BP-NFA-0233',
  'GET /{member}/messages/{messageId}': 'BP-NFA-0231',
  'DELETE /{member}/messages/{messageId}': 'BP-NFA-0234',
  'POST /{member}/messages/{messageId}/status': 'BP-NFA-0232',
  'GET /{member}/preferences': 'BP-NFA-0235',
  'POST /{member}/preferences': 'BP-NFA-0236',
  'GET /health-records/Patient': 'BP-FA-004',
  'GET /health-records/Coverage': 'BP-FA-006',
} as const satisfies Partial<Record<Operation, ErrorCode>>;

const ownCodes: Partial<Record<string, ErrorCode>> = failureCodes;

/** @param operation one that the documents name, or any read of the health records: payers have more */
export const codeOf = (operation: Operation | `GET /health-records/${string}`): ErrorCode =>
  ownCodes[operation] ?? defaultErrorCode;
