import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { apis, readOperations, type Operation } from '../../openapi/documents.ts';
import { exampleRequest } from '../contract/example-requests.ts';
import { registerAs } from './accounts-of-members.ts';
import {
  adultDaughter,
  apiBases,
  clientOf,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

/*
 * Sends every body and query field of the API documents that holds an id or a number: Maria sends ids of her adult
 * daughter, who shares nothing, and the daughter sends ids of Maria.
 */

const maria = 'A1042887701';

interface Adult {
  memberId: string;
  userId: string;
  client: MemberClient;
  /** Ids and numbers of their data. */
  ids: readonly string[];
  /** Ids and numbers of their claims, and amounts that only their claims have. */
  secrets: readonly string[];
}

let sandbox: Sandbox;
let operations: readonly Operation[];
beforeAll(async () => {
  sandbox = await startSandbox();
  operations = (await Promise.all(apis.map(readOperations))).flat();
});
afterAll(() => sandbox.close());

/** Names of properties and parameters that hold an id or a number of something. */
const isIdName = (name: string) =>
  /(?:^id|ids?|numbers?|userName|username|identifier)$/i.test(name) &&
  !/(?:phone|fax|page|account|routing)/i.test(name);

const zSchema = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  allOf: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
});

/** Returns the paths of the fields of a schema that hold ids: `['attachments', '0', 'fileId']`. */
function idFieldsOf(schema: unknown, at: readonly string[] = []): string[][] {
  const { properties = {}, items, allOf = [], anyOf = [] } = zSchema.safeParse(schema).data ?? {};
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...(isIdName(name) ? [[...at, name]] : []),
      ...idFieldsOf(property, [...at, name]),
    ]),
    ...[...allOf, ...anyOf].flatMap((part) => idFieldsOf(part, at)),
    ...(items === undefined ? [] : idFieldsOf(items, [...at, '0'])),
  ];
}

/** Returns a copy of a body with one field set, lists of it included. */
function withField(body: unknown, [name = '', ...rest]: readonly string[], value: string): unknown {
  if (name === '0') {
    const list = Array.isArray(body) ? body : [];
    return [rest.length === 0 ? value : withField(list[0], rest, value)];
  }
  const record = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  const before = record[name];
  const set = Array.isArray(before) ? [value] : value;
  return { ...record, [name]: rest.length === 0 ? set : withField(before, rest, value) };
}

async function adultOf(userName: string, memberId: string, other: string): Promise<Adult> {
  const world = createWorld(new Date(), sandbox.urls.partner);
  const client = await clientOf(sandbox.urls, userName);
  const user = world.userNamed('maria');
  const contract = user && world.membershipsOf(user)[0]?.contract;
  if (contract === undefined) throw new Error('Maria has no plan');
  const claims = createClaims(world).of(contract);
  const of = (id: string) => claims.filter(({ member }) => member.memberId === id);
  const documents = z
    .object({ items: z.array(z.object({ documentId: z.string() })) })
    .parse(await client.json(`/api/v1/members/${memberId}/documents`)).items;
  const amountsIn = (value: unknown) =>
    new Set(
      JSON.stringify(value)
        .match(/(?<=Cents":)\d{4,}/g)
        ?.map((cents) => dollars(cents)),
    );
  const [own, theirs] = [of(memberId), of(other)];
  const shown = amountsIn(theirs);
  const [first] = own;
  return {
    memberId,
    userId: `id-${userName}`,
    client,
    ids: [
      ...new Set([
        ...[memberId, `pat-${memberId}`, `Patient/pat-${memberId}`, `id-${userName}`, userName],
        ...own.slice(0, 3).flatMap(({ claimId, claimNumber }) => [claimId, claimNumber]),
        ...documents.slice(0, 2).map(({ documentId }) => documentId),
        ...(first === undefined ? [] : [`doc-eob-${first.claimId}`]),
      ]),
    ],
    secrets: [
      ...own.flatMap(({ claimId, claimNumber }) => [claimId, claimNumber]),
      ...[...amountsIn(own)].filter((amount) => !shown.has(amount)),
    ],
  };
}

/** An amount as JSON has it: `251.4`. */
const dollars = (cents: string) => String(Number(cents) / 100);

interface ForeignCall {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Returns a call for each field of an operation that holds an id, and each id of the other adult. */
function* callsOf(operation: Operation, own: Adult, other: Adult): Generator<ForeignCall> {
  const at: Readonly<Record<string, string>> = {
    userId: own.userId,
    memberId: own.memberId,
    member: own.memberId,
  };
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    example: at[parameter.name] ?? parameter.example,
  }));
  const { mediaType, schema, examples } = operation.requestBody ?? {};
  const base = apiBases[operation.api];
  for (const id of other.ids) {
    for (const { name, in: location } of operation.parameters) {
      if (location !== 'query' || !(isIdName(name) || isRecordParameter(name))) continue;
      const foreignParameters = parameters.map((parameter) =>
        parameter.name === name ? { ...parameter, example: id } : parameter,
      );
      const request = exampleRequest({ ...operation, parameters: foreignParameters });
      yield { ...request, path: base + request.path };
    }
    if (mediaType !== 'application/json') continue;
    for (const field of idFieldsOf(schema)) {
      for (const example of Object.values(examples ?? {})) {
        const body = JSON.stringify(withField(ofOwnPlan(example, own), field, id));
        const request = exampleRequest({ ...operation, parameters });
        yield { ...request, path: base + request.path, body };
      }
    }
  }
}

/** Returns an example with the caller's own plan and member ID, so that nothing but the one field is foreign. */
const ofOwnPlan = (example: unknown, { memberId }: Adult): unknown =>
  JSON.parse(
    JSON.stringify(example),
    (name, value: unknown) =>
      lookUp({ companyId: '020', contractType: 'Medical', memberId }, name) ?? value,
  );

/** Search parameters of FHIR that name people or records. */
const isRecordParameter = (name: string) =>
  /^(?:_id|patient|subject|beneficiary|subscriber|identifier|coverage|claim)$/.test(name);

/** Returns the other adult's secrets in a response, except those that the request contained. */
const toldIn = (text: string, sent: string, { secrets }: Adult) =>
  secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));

test('authorizes ids in bodies and queries like ids in paths', async () => {
  await registerAs(sandbox.urls, 'Elena', 'elenadelgado');
  await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: false } });
  const mother = await adultOf('maria', maria, adultDaughter);
  const daughter = await adultOf('elenadelgado', adultDaughter, maria);
  expect(daughter.secrets.length).toBeGreaterThan(10);
  const stateOf = async ({ client, userId, memberId }: Adult) => {
    const paths = [
      `/api/member/users/${userId}/settings`,
      `/api/member/users/${userId}/data-sharing`,
      `/api/v1/members/${memberId}/documents?pageSize=100`,
      `/api/v1/members/${memberId}/primary-care-provider`,
    ];
    return Promise.all(paths.map(async (path) => (await client.send(path)).text()));
  };

  const fields = new Set<string>();
  const leaks: string[] = [];
  let calls = 0;
  for (const [own, other] of [
    [mother, daughter],
    [daughter, mother],
  ] as const) {
    const before = await stateOf(other);
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      for (const { path, method, headers, body } of callsOf(operation, own, other)) {
        calls += 1;
        fields.add(operation.operationId);
        const answer = await own.client.send(path, { method, headers, body });
        const leaked = toldIn(
          await answer.text(),
          `${decodeURIComponent(path)} ${body ?? ''}`,
          other,
        );
        leaks.push(...leaked.map((secret) => `${operation.operationId}: ${secret}`));
        if (answer.status >= 500) leaks.push(`${operation.operationId}: ${answer.status}`);
      }
    }
    // A question is kept in the mailbox.
    const mailbox = `/api/member/message-center/${own.memberId}/messages`;
    for (const folder of ['inbox', 'sent']) {
      const { items } = z
        .object({ items: z.array(z.object({ messageId: z.string() })) })
        .parse(await own.client.json(`${mailbox}?folder=${folder}&pageSize=100`));
      for (const { messageId } of items) {
        const text = JSON.stringify(await own.client.json(`${mailbox}/${messageId}`));
        const leaked = other.secrets.filter(
          (secret) =>
            text.includes(`"amount":${secret},`) || text.includes(`"relatedClaimId":"${secret}"`),
        );
        leaks.push(...leaked.map((secret) => `message: ${secret}`));
      }
    }
    expect(await stateOf(other)).toEqual(before);
  }
  expect(leaks).toEqual([]);
  expect(calls).toBeGreaterThan(500);
  expect([...fields]).toEqual(
    expect.arrayContaining(['createContactRequest', 'saveFamilyAccess', 'startSingleSignOn']),
  );
});
