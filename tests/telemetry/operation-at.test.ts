import { expect, it } from 'vitest';
import { createOperationAt, documentedOperations } from '#src/api/http/operation-at.ts';
import { testConfig } from '#tests/support/test-portal.ts';

const origin = 'https://members.example.org';
const operationAt = createOperationAt(testConfig, origin);

it.each([
  ['GET', '/api/member/users/maria/memberships', 'GET /users/{userId}/memberships'],
  ['GET', '/api/member/message-center/A1-01/messages?page=2', 'GET /{member}/messages'],
  ['GET', '/api/member/message-center/A1-01/messages/count', 'GET /{member}/messages/count'],
  ['GET', '/api/member/message-center/A1-01/messages/m1', 'GET /{member}/messages/{messageId}'],
  ['DELETE', '/api/member/message-center/A1/messages/m1', 'DELETE /{member}/messages/{messageId}'],
  ['GET', '/api/v1/health-records/Patient?_id=1', 'GET /health-records/Patient'],
  ['GET', '/api/v1/health-records/Patient/p1', 'GET /health-records/Patient/{id}'],
  ['GET', '/api/v1/members/A1/accumulators', 'GET /members/{memberId}/accumulators'],
])('%s %s', (method, address, operation) => {
  expect(documentedOperations).toContain(operation);
  expect(operationAt(method, origin + address)).toBe(operation);
});

it.each([
  ['GET', '/medical/claims'],
  ['GET', '/api/member/users//memberships'],
  ['GET', '/api/member/users/maria/memberships/more'],
  ['PATCH', '/api/member/users/maria/memberships'],
  ['GET', '/api/v1/health-records/Maria/1'],
])('finds no operation for %s %s', (method, address) => {
  expect(operationAt(method, origin + address)).toBeNull();
  expect(operationAt(method, `https://other.example${address}`)).toBeNull();
});

it('finds the APIs on a separate host', () => {
  const elsewhere = createOperationAt({ ...testConfig, host: 'https://api.example.org' }, origin);
  const path = '/api/v1/members/A1/accumulators';
  expect(elsewhere('GET', `https://api.example.org${path}`)).toContain('accumulators');
  expect(elsewhere('GET', origin + path)).toBeNull();
});
