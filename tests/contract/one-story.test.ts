import { expect, test } from 'vitest';
import { zGetMembershipsResponse } from '#generated/member/zod.gen.ts';
import { apis, readOperations } from '../../openapi/documents.ts';

const operations = (await Promise.all(apis.map((api) => readOperations(api)))).flat();

const operation = (id: string) => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`${id} is not in the documents`);
  return found;
};

const answersOf = (id: string): unknown[] =>
  operation(id).responses.flatMap(({ status, content }) =>
    status === 200 ? Object.values(content?.examples ?? {}) : [],
  );

const memberships = answersOf('getMemberships').flatMap(
  (answer) => zGetMembershipsResponse.parse(answer).userMemberships,
);

test('the example of access rights names a plan of the example memberships, by its member ID', () => {
  const { parameters } = operation('getAccessRights');
  const example = Object.fromEntries(parameters.map((one) => [one.name, one.example]));
  expect(memberships).toContainEqual(
    expect.objectContaining({
      companyId: example['companyId'],
      memberId: example['memberId'],
      contractType: example['contractType'],
    }),
  );
  expect(memberships.map(({ contractId }) => contractId)).not.toContain(example['memberId']);
});
