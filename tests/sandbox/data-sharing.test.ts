import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { zGetAccessRightsResponse } from '#generated/member/validators/zGetAccessRightsResponse.ts';
import { zGetDataSharingResponse } from '#generated/member/validators/zGetDataSharingResponse.ts';
import { zGetMembershipsResponse } from '#generated/member/validators/zGetMembershipsResponse.ts';
import { zListAccessLogResponse } from '#generated/member/validators/zListAccessLogResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { registerAs } from './accounts-of-members.ts';
import {
  adultDaughter,
  clientOf,
  confirmation,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await control(sandbox.urls, { reset: true });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const sharingPath = '/api/member/users/id-maria/data-sharing';
const sharing = async () => zGetDataSharingResponse.parse(await maria.json(sharingPath));
const logOf = async (client: MemberClient, user: string) =>
  zListAccessLogResponse.parse(await client.json(`/api/member/users/id-${user}/access-log`));
const change = (
  client: MemberClient,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  client.send(path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

test('removes all grants of a disconnected app, and keeps the portal signed in', async () => {
  expect(await sharing()).toMatchObject({
    connectedApps: [{ appId: 'trail-health', name: 'Trail Health' }],
  });
  const answer = await change(maria, 'DELETE', `${sharingPath}/connected-apps/trail-health`);
  expect(zGetDataSharingResponse.parse(await answer.json()).connectedApps).toEqual([]);
  expect((await sharing()).connectedApps).toEqual([]);
});

test('does not list the portal as an app, and refuses to disconnect it', async () => {
  await change(maria, 'DELETE', `${sharingPath}/connected-apps/member-portal`);
  expect((await sharing()).connectedApps).toHaveLength(1);
});

test('removes a program that the member left, also from the rights', async () => {
  const { userMemberships } = zGetMembershipsResponse.parse(
    await maria.json('/api/member/users/id-maria/memberships'),
  );
  const medical = userMemberships.find(({ contractType }) => contractType === 'Medical');
  const joined = async () => {
    const path = `/api/member/users/id-maria/accessrights/${medical?.companyId}/${medical?.memberId}/Medical`;
    const { rights } = zGetAccessRightsResponse.parse(await maria.json(path));
    return rights.programs?.flatMap(({ programId, joinedOn }) => (joinedOn ? [programId] : []));
  };
  expect(await joined()).toEqual(['health-coaching']);
  expect((await sharing()).joinedPrograms).toMatchObject([{ programId: 'health-coaching' }]);
  const left = `${sharingPath}/joined-programs/health-coaching`;
  expect((await change(maria, 'DELETE', left)).status).toBe(200);
  expect((await change(maria, 'DELETE', left)).status).toBe(200);
  expect((await sharing()).joinedPrograms).toEqual([]);
  expect(await joined()).toEqual([]);
});

test('shares with providers until the member opts out, and with payers only after an opt-in', async () => {
  expect((await sharing()).choices).toEqual({ providerAccess: true, payerToPayer: false });
  const choices = { providerAccess: false, payerToPayer: true };
  expect((await change(maria, 'PUT', `${sharingPath}/choices`, choices)).status).toBe(200);
  expect((await sharing()).choices).toEqual(choices);
  const answer = await change(maria, 'PUT', `${sharingPath}/choices`, { providerAccess: true });
  expect(answer.status).toBe(422);
});

test('keeps an address for confidential letters until the member ends it', async () => {
  const path = `${sharingPath}/confidential-address`;
  const address = { address1: '77 Sycamore Street', city: 'Marlow', stateCode: 'AR', zip: '72032' };
  expect((await sharing()).confidentialCommunications?.address).toBeNull();
  expect((await change(maria, 'PUT', path, { ...address, zip: '72' })).status).toBe(422);
  const confirmed = async (method: string, body?: object) =>
    (await change(maria, method, path, body, await confirmation(maria, 'maria'))).status;
  expect(await confirmed('PUT', address)).toBe(200);
  expect((await sharing()).confidentialCommunications?.address).toEqual({
    ...address,
    address2: null,
  });
  expect(await confirmed('DELETE')).toBe(200);
  expect(await confirmed('DELETE')).toBe(200);
  expect((await sharing()).confidentialCommunications?.address).toBeNull();
});

describe('the access log', () => {
  test('lists the app and the staff, newest first, in pages', async () => {
    const { items, total } = await logOf(maria, 'maria');
    expect(total).toBe(4);
    expect(items.map(({ who }) => who)).toEqual([
      'Trail Health',
      'Trail Health',
      'Member Services',
      'Trail Health',
    ]);
    const second = await maria.json('/api/member/users/id-maria/access-log?page=2&pageSize=3');
    expect(second).toMatchObject({ total: 4, items: [{ who: 'Trail Health' }] });
  });

  test('lists a mother who opens her daughter’s claims once a day, and not the daughter', async () => {
    await registerAs(sandbox.urls, 'Elena', 'elenadelgado');
    const elena = await clientOf(sandbox.urls, 'elenadelgado');
    await control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: true } });
    const claims = `/api/v1/health-records/ExplanationOfBenefit?patient=pat-A1042887701,pat-${adultDaughter}`;
    const own = `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${adultDaughter}`;
    await elena.json(own);
    expect((await logOf(elena, 'elenadelgado')).items).toEqual([]);
    await maria.json(claims);
    await maria.json(claims);
    expect((await logOf(elena, 'elenadelgado')).items).toMatchObject([
      { who: 'Maria', kind: 'family', data: ['claims'] },
    ]);
  });
});

test.each([
  ['GET', ''],
  ['PUT', '/choices', { providerAccess: true, payerToPayer: true }],
  [
    'PUT',
    '/confidential-address',
    { address1: '1 A', city: 'Marlow', stateCode: 'AR', zip: '72032' },
  ],
  ['DELETE', '/confidential-address'],
  ['DELETE', '/connected-apps/trail-health'],
  ['DELETE', '/joined-programs/health-coaching'],
])('another user is refused: %s %s', async (method, part, body?: object) => {
  const sam = await clientOf(sandbox.urls, 'sam');
  expect((await change(sam, method, sharingPath + part, body)).status).toBe(403);
  expect((await sam.send('/api/member/users/id-maria/access-log')).status).toBe(403);
  expect(await sharing()).toMatchObject({
    connectedApps: [{ appId: 'trail-health' }],
    joinedPrograms: [{ programId: 'health-coaching' }],
    choices: { providerAccess: true, payerToPayer: false },
    confidentialCommunications: { address: null },
  });
});
