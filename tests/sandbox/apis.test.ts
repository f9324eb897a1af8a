import * as z from 'zod/mini';
import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zCreateContactRequestResponse } from '#generated/member/validators/zCreateContactRequestResponse.ts';
import { zGetAccessRightsResponse } from '#generated/member/validators/zGetAccessRightsResponse.ts';
import { zGetDraftKeyResponse } from '#generated/member/validators/zGetDraftKeyResponse.ts';
import { zGetMembershipsResponse } from '#generated/member/validators/zGetMembershipsResponse.ts';
import { zGetSystemAvailabilityResponse } from '#generated/member/validators/zGetSystemAvailabilityResponse.ts';
import { zGetUserNoticeResponse } from '#generated/member/validators/zGetUserNoticeResponse.ts';
import { zGetUserSettingsResponse } from '#generated/member/validators/zGetUserSettingsResponse.ts';
import { zProblem } from '#generated/member/validators/zProblem.ts';
import { zStartSingleSignOnResponse } from '#generated/member/validators/zStartSingleSignOnResponse.ts';
import { zGetMessageCountResponse } from '#generated/message-center/validators/zGetMessageCountResponse.ts';
import { zGetAccumulatorsResponse } from '#generated/v1/validators/zGetAccumulatorsResponse.ts';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import { createApi } from '#sandbox/api/server.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { demoMembers } from '#sandbox/seed/demo-members.ts';
import {
  clientOf,
  control,
  giveFamilyAccess,
  type MemberClient,
  startSandbox,
} from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  await giveFamilyAccess(sandbox.urls);
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const rightsPath = (
  userName: string,
  plan: { companyId: string; memberId: string; contractType: string },
) =>
  `/api/member/users/${subjectOf(userName)}/accessrights/${plan.companyId}/${plan.memberId}/${plan.contractType}`;
const countPath = (memberId: string, others: readonly string[] = []) =>
  `/api/member/message-center/${memberId}/messages/count?additionalRequestedMemberIds=${others.join(',')}`;

async function problemOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = zProblem.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  return problem;
}

describe.each(demoMembers)('$userName', ({ userName }) => {
  test('gets only answers that match the OpenAPI documents', async () => {
    const client = await clientOf(sandbox.urls, userName);
    const { userMemberships } = zGetMembershipsResponse.parse(
      await client.json(`/api/member/users/${subjectOf(userName)}/memberships`),
    );
    expect(userMemberships.length).toBeGreaterThan(0);
    zGetUserSettingsResponse.parse(
      await client.json(`/api/member/users/${subjectOf(userName)}/settings`),
    );

    for (const plan of userMemberships.slice(0, 4)) {
      const { accessibleMembers } = z
        .required(zGetAccessRightsResponse)
        .parse(await client.json(rightsPath(userName, plan)));
      expect(accessibleMembers[0]?.memberId).toBe(plan.memberId);
      if (userName === 'faye') continue;
      const ids = accessibleMembers
        .filter(({ access }) => access === 'act')
        .map(({ memberId }) => memberId);
      const counts = zGetMessageCountResponse.parse(
        await client.json(countPath(plan.memberId, ids.slice(1))),
      );
      expect(counts.data.map(({ memberId }) => memberId)).toEqual(ids);
      zGetAccumulatorsResponse.parse(
        await client.json(`/api/v1/members/${plan.memberId}/accumulators`),
      );
    }
  });
});

test('serves availability and notice without sign-in, and changes them by the control page', async () => {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${sandbox.urls.portal}/api/member/public/${path}`)).json();
  expect(zGetSystemAvailabilityResponse.parse(await ask('systemavailability'))).toEqual({
    isSystemAvailable: true,
  });
  await control(sandbox.urls, { isSystemAvailable: false, notice: '<p>Tonight</p>' });
  expect(await ask('systemavailability')).toEqual({ isSystemAvailable: false });
  expect(zGetUserNoticeResponse.parse(await ask('user-notice'))).toEqual({
    notice: '<p>Tonight</p>',
  });
  await control(sandbox.urls, { isSystemAvailable: true, notice: null });
  expect(await ask('user-notice')).toEqual({ notice: null });
});

describe('faye, whose services fail', () => {
  test('gets an error for message counts, and waits three seconds for accumulators', async () => {
    const faye = await clientOf(sandbox.urls, 'faye');
    expect((await faye.send(countPath('A7731029501'))).status).toBe(500);
    const before = performance.now();
    zGetAccumulatorsResponse.parse(await faye.json('/api/v1/members/A7731029501/accumulators'));
    expect(performance.now() - before).toBeGreaterThan(2900);
  });
});

describe('401', () => {
  const path = '/api/member/users/id-maria/memberships';
  const ask = (authorization?: string): Promise<Response> =>
    fetch(
      sandbox.urls.portal + path,
      authorization === undefined ? {} : { headers: { authorization } },
    );

  test.each([
    ['no token', undefined],
    ['not a bearer token', 'Basic bWFyaWE6eA=='],
    ['not a JWT', 'Bearer abc.def.ghi'],
  ])('%s', async (_name, authorization) => {
    expect((await problemOf(await ask(authorization))).status).toBe(401);
  });

  test('a token that has expired', async () => {
    await control(sandbox.urls, { accessTokenSeconds: 1 });
    const { accessToken } = await clientOf(sandbox.urls, 'maria');
    await control(sandbox.urls, { accessTokenSeconds: 300 });
    // `exp` counts whole seconds, so a token of one second may hold for nearly two.
    await expect.poll(async () => (await ask(`Bearer ${accessToken}`)).status).toBe(401);
  });

  test('a token with another signature', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ sub: 'maria' })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'sandbox' })
      .setIssuer(sandbox.urls.identity)
      .setAudience(`${sandbox.urls.portal}/api`)
      .setExpirationTime('5m')
      .sign(privateKey);
    expect((await ask(`Bearer ${forged}`)).status).toBe(401);
  });
});

describe('403: data of another member', () => {
  test.each([
    '/api/member/users/id-sam/memberships',
    '/api/member/users/id-sam/settings',
    '/api/member/users/id-maria/accessrights/010/A2073351801/Medical',
    // Her contract: rights are requested by the member ID (product rule 6.3).
    '/api/member/users/id-maria/accessrights/020/A10428877/Medical',
    countPath('A2073351801'),
    countPath('A1042887701', ['A1042887702', 'A2073351801']),
    '/api/v1/members/A2073351801/accumulators',
  ])('%s', async (path) => {
    expect((await problemOf(await maria.send(path))).status).toBe(403);
  });

  test('the policyholder and siblings for a dependent', async () => {
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await lee.send('/api/v1/members/A3182046601/accumulators')).status).toBe(403);
    expect((await lee.send(countPath('A3182046602', ['A3182046601']))).status).toBe(403);
  });
});

describe('404', () => {
  test.each([
    [
      'a plan of another company',
      '/api/member/users/id-maria/accessrights/010/A1042887701/Medical',
    ],
    ['an unknown path of an API', '/api/member/nothing/here'],
    ['an unknown API', '/api/v2/members'],
  ])('%s', async (_name, path) => {
    expect((await problemOf(await maria.send(path))).status).toBe(404);
  });
});

describe('422', () => {
  test.each([
    ['contractType', '/api/member/users/id-maria/accessrights/020/A1042887701/Hearing'],
    ['planYear', '/api/v1/members/A1042887701/accumulators?planYear=soon'],
    ['planYear', '/api/v1/members/A1042887701/accumulators?planYear=1900'],
  ])('the field %s is named for %s', async (field, path) => {
    const problem = await problemOf(await maria.send(path));
    expect(problem.status).toBe(422);
    expect(problem.validationErrors?.map((error) => error.field)).toEqual([field]);
  });

  const putTerms = (body: string) =>
    maria.send('/api/member/users/id-maria/settings/terms', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });

  test.each([
    ['{}', [{ field: 'tosChecked', code: 'required' }]],
    ['{"tosChecked":false}', [{ field: 'tosChecked', code: 'notAllowed' }]],
  ])('the body %s', async (body, expected) => {
    const problem = await problemOf(await putTerms(body));
    expect(problem.validationErrors).toMatchObject(expected);
  });

  test('a body that is not JSON', async () => {
    expect((await problemOf(await putTerms('{'))).status).toBe(422);
  });
});

test('stores accepted terms permanently', async () => {
  await control(sandbox.urls, { termsNotAccepted: 'maria' });
  const read = async () =>
    zGetUserSettingsResponse.parse(await maria.json('/api/member/users/id-maria/settings'))
      .tosChecked;
  expect(await read()).toBe(false);
  const answer = await maria.send('/api/member/users/id-maria/settings/terms', {
    method: 'PUT',
    body: JSON.stringify({ tosChecked: true }),
  });
  expect(zGetUserSettingsResponse.parse(await answer.json()).tosChecked).toBe(true);
  expect(await read()).toBe(true);
});

test('has one draft key for each user', async () => {
  const keyOf = async (client: MemberClient, user: string) =>
    zGetDraftKeyResponse.parse(await client.json(`/api/member/users/${subjectOf(user)}/draft-key`))
      .key;
  const sam = await clientOf(sandbox.urls, 'sam');
  const own = await keyOf(maria, 'maria');
  expect(await keyOf(await clientOf(sandbox.urls, 'maria'), 'maria')).toBe(own);
  expect(await keyOf(sam, 'sam')).not.toBe(own);
  expect((await sam.send('/api/member/users/id-maria/draft-key')).status).toBe(403);
});

test.each([
  ['signed in', (init: RequestInit) => maria.send('/api/member/contact-requests', init)],
  [
    'without a sign-in',
    (init: RequestInit) => fetch(`${sandbox.urls.portal}/api/member/public/contact-requests`, init),
  ],
])('confirms a question with a unique number, %s', async (_way, send) => {
  const ask = (change: Record<string, string>) =>
    send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        companyId: '020',
        phone: '5015550142',
        contractType: 'Medical',
        topic: 'claims',
        comments: 'Can you check my claim?',
        ...change,
      }),
    });
  const numberOf = async (answer: Response) => {
    expect(answer.status).toBe(201);
    return zCreateContactRequestResponse.parse(await answer.json()).confirmationNumber;
  };
  const first = await numberOf(await ask({}));
  expect(first).toMatch(/^CR-\d{8}-\d{4}$/);
  expect(await numberOf(await ask({}))).not.toBe(first);
  const { validationErrors } = await problemOf(await ask({ comments: 'x'.repeat(451) }));
  expect(validationErrors?.map(({ field }) => field)).toEqual(['comments']);
});

test('answers 501 for an operation without a handler', async () => {
  const api = createApi('member', [], () => Promise.reject(new Error('not asked')));
  const answer = await api(
    new Request('http://portal.example/users/id-maria/settings/mfa', { method: 'PUT' }),
  );
  const { status, title, detail } = await problemOf(answer);
  expect({ status, title }).toEqual({ status: 501, title: 'Not built yet' });
  expect(detail).toContain('saveMfa');
});

describe('single sign-on', () => {
  const post = (body: object): Promise<Response> =>
    maria.send('/api/member/sso', { method: 'POST', body: JSON.stringify(body) });
  const singleSignOn = {
    app: 'cob',
    userName: 'maria',
    companyId: '020',
    memberId: 'A1042887701',
    contractType: 'Medical',
    relayState: '',
  };

  test.each([
    [{ target: 'virtual-care' }, '/sso/virtual-care'],
    [singleSignOn, '/apps/cob'],
  ])('%o leads to the partner site', async (body, path) => {
    const { ssoForm } = zStartSingleSignOnResponse.parse(await (await post(body)).json());
    const action = /action="([^"]+)"/.exec(ssoForm)?.[1];
    expect(action).toBe(sandbox.urls.partner + path);
    const shown = await fetch(sandbox.urls.partner + path, {
      method: 'POST',
      body: new URLSearchParams({ app: 'cob', SAMLResponse: 'secret' }),
    });
    const html = await shown.text();
    expect(html).toContain('Demo partner: ');
    expect(html).not.toContain('secret');
  });

  test.each(demoMembers.map(({ userName }) => userName))(
    '%s is handed over by the membership’s user name, never by the token’s subject',
    async (userName) => {
      const member = await clientOf(sandbox.urls, userName);
      const memberships = zGetMembershipsResponse.parse(
        await member.json(`/api/member/users/${subjectOf(userName)}/memberships`),
      );
      const [plan] = memberships.userMemberships;
      const { username = '', companyId, memberId, contractType } = plan ?? {};
      expect(username).not.toBe(subjectOf(userName));
      const statusOf = async (name: string) => {
        const body = { ...singleSignOn, userName: name, companyId, memberId, contractType };
        const init = { method: 'POST', body: JSON.stringify(body) };
        return (await member.send('/api/member/sso', init)).status;
      };
      expect([await statusOf(username), await statusOf(subjectOf(userName))]).toEqual([200, 403]);
    },
  );

  test.each([
    [{ target: 'Not a partner' }, 422],
    [{ ...singleSignOn, app: 'payroll' }, 422],
    [{ ...singleSignOn, userName: 'sam' }, 403],
    [{ ...singleSignOn, memberId: 'A2073351801' }, 403],
    [{ ...singleSignOn, memberId: 'A10428877' }, 403],
  ])('%o is refused with %i', async (body, status) => {
    expect((await problemOf(await post(body))).status).toBe(status);
  });
});
