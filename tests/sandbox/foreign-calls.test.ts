import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { apis, readOperations, type Operation } from '../../openapi/documents.ts';
import { apiBases, clientOf, startSandbox, type MemberClient } from './member-client.ts';

/*
 * Sends every call of the OpenAPI documents with the token of one member and the ids of another, in every spelling: no
 * answer may contain data of the other member, and no call may change it.
 */

/** The data of one member: ids by the documents' names for them, and everything private to that member. */
interface Belongings {
  userName: string;
  ids: Record<string, readonly string[]>;
  secrets: readonly string[];
  client: MemberClient;
  /** Changes when anything is changed. */
  state: () => Promise<string>;
}

interface ForeignCall {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  /** The address names another user's data: it has to be rejected. */
  isNamed: boolean;
}

let sandbox: Sandbox;
let operations: Operation[];
let maria: Belongings;
let sam: Belongings;

beforeAll(async () => {
  sandbox = await startSandbox();
  operations = (await Promise.all(apis.map(readOperations))).flat();
  maria = await belongingsOf('maria');
  sam = await belongingsOf('sam');
});
afterAll(() => sandbox.close());

async function belongingsOf(userName: string): Promise<Belongings> {
  const world = createWorld(new Date(), sandbox.urls.partner);
  const user = world.userNamed(userName);
  if (user === undefined) throw new Error(`there is no user ${userName}`);
  const memberships = world.membershipsOf(user);
  const members = memberships.flatMap((membership) => world.accessibleMembers(membership));
  const memberIds = [...new Set(members.map(({ memberId }) => memberId))];
  const client = await clientOf(sandbox.urls, userName);
  const recordIds = async (search: string) =>
    [...JSON.stringify(await client.json(search)).matchAll(/"id":"([^"]+)"/g)].map(
      ([, id = '']) => id,
    );
  const first = memberIds[0] ?? '';
  const patients = await recordIds(`/api/v1/health-records/Patient?identifier=${first}`);
  const claims = await recordIds(
    `/api/v1/health-records/ExplanationOfBenefit?patient=${patients.at(-1) ?? ''}&_count=50`,
  );
  const coverages = await recordIds(
    `/api/v1/health-records/Coverage?identifier=${memberships[0]?.contract.contractId ?? ''}`,
  ).catch(() => []);
  const documents = await recordIds(`/api/v1/members/${first}/documents`).catch(() => []);
  const contracts = memberships.map(({ contract }) => contract);
  const recordsOf = [...patients.slice(-2), ...claims.slice(1, 4), ...coverages.slice(1, 3)];
  return {
    userName,
    client,
    ids: {
      userId: [userName],
      member: memberIds.slice(0, 3),
      memberId: memberIds.slice(0, 3),
      contractId: contracts.map(({ contractId }) => contractId).slice(0, 2),
      companyId: contracts.map(({ companyId }) => companyId).slice(0, 1),
      contractType: ['Medical'],
      claimId: claims.slice(1, 4),
      cardId: coverages.slice(1, 3),
      documentId: [...documents.slice(0, 2), 'statement-1'],
      messageId: ['1', 'm-1'],
      paymentMethodId: ['1'],
      id: recordsOf,
    },
    secrets: [
      ...new Set([
        ...members.flatMap(({ memberId, person }) => [
          memberId,
          person.birthDate,
          `${person.firstName} ${person.lastName}`,
        ]),
        ...contracts.map(({ contractId }) => contractId),
        ...patients,
        ...claims.slice(1),
      ]),
    ].filter((secret) => secret.length > 4),
    state: async () => {
      const paths = [
        `/api/member/users/${subjectOf(userName)}/settings`,
        `/api/member/users/${subjectOf(userName)}/memberships`,
        `/api/member/users/${subjectOf(userName)}/draft-key`,
        ...claims
          .slice(1, 4)
          .flatMap((id) => [`/api/v1/claims/${id}/appeals`, `/api/v1/claims/${id}/inquiries`]),
        ...memberIds.slice(0, 1).map((id) => `/api/v1/members/${id}/documents`),
      ];
      const answers = await Promise.all(
        paths.map(async (path) => (await client.send(path)).text()),
      );
      return answers.join('\n');
    },
  };
}

/** Ways to write an id that a careless service takes for another one. */
const spellings: readonly ((id: string, own: string) => string)[] = [
  (id) => id,
  (id) => encodeURIComponent(id).replace(/^./, hexOf),
  (id) => `${id}%20`,
  (id) => `%20${id}`,
  (id) => `${id}%00`,
  (id) => `${id};own=1`,
  (id) => id.toUpperCase(),
  (id) => id.toLowerCase(),
  (id, own) => `${own}%2f..%2f${id}`,
  (id, own) => `${own}/../${id}`,
  (id, own) => `${own},${id}`,
  (id, own) => `${id},${own}`,
  (id) => `./${id}`,
  (id) => `${id}/`,
];

const hexOf = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Returns headers that a gateway in front might be trusted with. */
const headersOf = (victim: Belongings): Record<string, string>[] => [
  {},
  { 'x-user-id': victim.userName, 'x-forwarded-user': victim.userName },
  { 'x-original-url': `/api/member/users/${subjectOf(victim.userName)}/settings` },
  { 'x-http-method-override': 'GET' },
];

function* callsOf(
  operation: Operation,
  own: Belongings,
  victim: Belongings,
): Generator<ForeignCall> {
  if (operation.isPublic) return;
  const method = operation.method.toUpperCase();
  const base = `${apiBases[operation.api]}${operation.path}`;
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const body = bodyOf(operation, own, victim);
  const foreign = longest(inPath.map(({ name }) => victim.ids[name] ?? ['1']));
  const fill = (write: (name: string, index: number) => string, index: number) =>
    inPath.reduce((path, { name }) => path.replace(`{${name}}`, write(name, index)), base);
  const of = (belongings: Belongings, name: string, index: number) => {
    const ids = belongings.ids[name] ?? ['1'];
    return ids[index % ids.length] ?? '1';
  };
  const neutral = new Set(['companyId', 'contractType']);

  if (inPath.length > 0) {
    for (let index = 0; index < foreign; index += 1) {
      for (const spell of spellings) {
        const path = fill(
          (name, at) =>
            neutral.has(name)
              ? of(victim, name, at)
              : spell(of(victim, name, at), of(own, name, at)),
          index,
        );
        yield { method, path, ...body, isNamed: true };
      }
      for (const headers of headersOf(victim)) {
        const path = fill((name, at) => of(victim, name, at), index);
        yield { method, path, ...body, headers, isNamed: true };
        // The caller's own place, and another member's id in the rest.
        const ownPath = fill((name, at) => of(own, name, at), index);
        if (method === 'GET') yield { method, path: ownPath, headers, isNamed: false };
      }
      // Own and foreign ids in one address.
      for (const { name: foreignName } of inPath) {
        const path = fill((name, at) => of(name === foreignName ? victim : own, name, at), index);
        if (!neutral.has(foreignName) && method === 'GET') yield { method, path, isNamed: true };
      }
    }
  }
  if (method !== 'GET' || isDirectory(operation)) return;
  const names = new Set([
    ...inQuery.map(({ name }) => name),
    ...(operation.path.startsWith('/health-records/') ? recordParameters : ['memberId', 'userId']),
  ]);
  for (const name of names) {
    for (const subject of [...(victim.ids['memberId'] ?? []), ...(victim.ids['id'] ?? [])]) {
      for (const value of [subject, `Patient/${subject}`]) {
        const path = fill((parameter, at) => of(own, parameter, at), 0);
        yield { method, path: `${path}?${name}=${encodeURIComponent(value)}`, isNamed: false };
      }
    }
  }
}

/** Whether the operation reads the directory of providers and drugs: the same for all users. */
const isDirectory = ({ path }: Operation) =>
  /\/(Practitioner|PractitionerRole|Location|Organization|InsurancePlan|MedicationKnowledge|Basic)\b/.test(
    path,
  );

/** Parameters of FHIR that reach from one resource to another, whether the document names them or not. */
const recordParameters = [
  ...['_id', 'identifier', 'patient', 'subject', 'beneficiary', 'subscriber', 'patient.identifier'],
  ...['patient:Patient.identifier', '_has:Coverage:beneficiary:identifier', 'policy-holder'],
];

/** A request's examples with every id of the caller replaced by the other member's. */
function bodyOf(
  { requestBody }: Operation,
  own: Belongings,
  victim: Belongings,
): Pick<ForeignCall, 'body' | 'headers'> {
  const [example] = Object.values(requestBody?.examples ?? {});
  if (example === undefined) return {};
  const [memberId = ''] = victim.ids['memberId'] ?? [];
  const text = JSON.stringify(example)
    .replaceAll(/"(memberId|member)":"[^"]*"/g, `"$1":"${memberId}"`)
    .replaceAll(/"(userId|userName|username)":"[^"]*"/g, `"$1":"${victim.userName}"`)
    .replaceAll(own.userName, victim.userName);
  return { body: text, headers: { 'content-type': 'application/json' } };
}

const longest = (lists: readonly (readonly string[])[]) =>
  Math.max(0, ...lists.map(({ length }) => length));

/** Returns the other member's data in a response that the call itself did not contain. */
async function leaksOf(call: ForeignCall, own: Belongings, victim: Belongings): Promise<string[]> {
  const { method, path, body, headers } = call;
  const answer = await own.client.send(path, {
    method,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  const text = await answer.text();
  const sent = `${decoded(path)} ${body ?? ''}`.toLowerCase();
  const leaks = victim.secrets
    .filter((secret) => !own.secrets.includes(secret) && !sent.includes(secret.toLowerCase()))
    .filter((secret) => text.includes(secret))
    .map((secret) => `${method} ${path} shows ${secret}`);
  const answered = `${method} ${path}`;
  if (answer.status >= 500 && answer.status !== 501) {
    leaks.push(`${answered} fails with ${String(answer.status)}`);
  }
  if (call.isNamed && answer.ok && namesForeign(path, own, victim)) {
    leaks.push(`${answered} is answered with ${String(answer.status)}`);
  }
  // A search that finds nothing says so; one that finds another member's resources must not exist.
  if (answer.ok && /"resourceType":"(Patient|Coverage|ExplanationOfBenefit)"/.test(text)) {
    const isTheirs = victim.secrets.some(
      (secret) => !own.secrets.includes(secret) && text.includes(`"id":"${secret}"`),
    );
    if (isTheirs) leaks.push(`${answered} finds a record`);
  }
  return leaks;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether the address, with its `..` segments resolved, still names data of the other user only. */
function namesForeign(path: string, own: Belongings, victim: Belongings): boolean {
  const walked = new URL(decoded(path), 'http://x').pathname;
  const idsOf = ({ ids }: Belongings) => Object.values(ids).flat();
  return idsOf(victim).some((id) => walked.includes(id) && !idsOf(own).includes(id));
}

test('refuses at least 6,000 calls with ids of other members', async () => {
  const before = [await maria.state(), await sam.state()];
  let calls = 0;
  const leaks: string[] = [];
  for (const [own, victim] of [
    [maria, sam],
    [sam, maria],
  ] as const) {
    const all = operations.flatMap((operation) => [...callsOf(operation, own, victim)]);
    calls += all.length;
    const queue = all.values();
    const work = async () => {
      for (const call of queue) leaks.push(...(await leaksOf(call, own, victim)));
    };
    await Promise.all(Array.from({ length: 8 }, work));
  }
  expect(leaks).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(6_000);
  expect([await maria.state(), await sam.state()]).toEqual(before);
});
