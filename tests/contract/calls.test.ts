import { expect, test } from 'vitest';
import { apis, readOperations, type Api } from '../../openapi/documents.ts';

/**
 * The calls whose method and path are fixed (product rule 7.1). The others are compared with the released documents
 * (breaking-changes.test.ts).
 */
const calls: Record<Api, readonly string[]> = {
  member: [
    'POST /public/users registerUser',
    'GET /public/systemavailability getSystemAvailability',
    'GET /public/user-notice getUserNotice',
    'POST /sso startSingleSignOn',
    'DELETE /users/{userId} deleteAccount',
    'PUT /users/{userId}/password changePassword',
    'GET /users/{userId}/memberships getMemberships',
    'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType} getAccessRights',
  ],
  'message-center': [
    'GET /{member}/messages/count getMessageCount',
    'GET /{member}/messages/{messageId} getMessage',
    'DELETE /{member}/messages/{messageId} deleteMessage',
    'POST /{member}/messages/{messageId}/status setMessageStatus',
    'GET /{member}/preferences getPreferences',
    'POST /{member}/preferences savePreferences',
  ],
  v1: [
    'GET /health-records/Patient searchPatients',
    'GET /health-records/Coverage searchCoverages',
  ],
};

test.each(apis)('keeps the fixed calls of the %s document', async (api) => {
  const operations = await readOperations(api);
  const fixed = operations
    .filter(({ origin }) => origin === 'specification')
    .map(({ method, path, operationId }) => `${method.toUpperCase()} ${path} ${operationId}`);
  expect(fixed.toSorted()).toEqual(calls[api].toSorted());
});
