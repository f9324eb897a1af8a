import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zGetDraftKeyResponse } from '#generated/member/validators/zGetDraftKeyResponse.ts';
import { zGetMembershipsResponse } from '#generated/member/validators/zGetMembershipsResponse.ts';
import { zGetUserSettingsResponse } from '#generated/member/validators/zGetUserSettingsResponse.ts';
import { zProblem } from '#generated/member/validators/zProblem.ts';
import { zRegisterUserResponse } from '#generated/member/validators/zRegisterUserResponse.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import { zGetPreferencesResponse } from '#generated/message-center/validators/zGetPreferencesResponse.ts';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import { freePorts } from '#sandbox/places.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { openSignInPage, signIn } from './browser.ts';
import { clientOf, control, startSandbox } from './member-client.ts';

const world = createWorld(new Date(), 'http://partner.example');

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox.urls, { forgetRegistration: '*' });
});

function candidate(firstName: string) {
  const match = world.candidates.find(({ person }) => person.firstName === firstName);
  if (match === undefined) throw new Error(`${firstName} cannot register`);
  return match;
}

/** Returns the details of a registrant with no mistakes. */
function detailsOf(firstName: string) {
  const { memberId, person, ssn, mbiLast4 } = candidate(firstName);
  return {
    memberId,
    ssnLast4: ssn.slice(-4),
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.birthDate,
    ...(mbiLast4 === undefined ? {} : { mbiLast4 }),
  };
}

const post = (path: string, body: object, { urls } = sandbox): Promise<Response> =>
  fetch(`${urls.portal}/api/member/public/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const verify = (details: object) => post('member-verifications', details);

async function verified(firstName: string) {
  const answer = await verify(detailsOf(firstName));
  expect(answer.status).toBe(200);
  return zVerifyMemberResponse.parse(await answer.json());
}

const account = {
  username: 'nadiabrooks',
  password: 'Harbor-lights7',
  email: 'nadia.brooks@mail.example',
  phone: '5015550117',
  termsAccepted: true,
};

async function register(firstName: string, change: object = {}) {
  const { verificationId } = await verified(firstName);
  return post('users', { verificationId, ...account, ...change });
}

async function problemOf(answer: Response) {
  expect(answer.status).toBe(422);
  return zProblem.parse(await answer.json());
}

describe('verifying a member', () => {
  test('accepts an adult by member ID', async () => {
    expect(await verified('Nadia')).toMatchObject({
      guardianRequired: false,
      plan: { lobDisplayName: 'Harbor Group PPO 1000', tier1: 'HA' },
    });
  });

  test('accepts a social security number, with names in any case', async () => {
    const answer = await verify({
      ...detailsOf('Nadia'),
      memberId: undefined,
      ssn: candidate('Nadia').ssn,
      firstName: ' NADIA ',
      lastName: 'brooks',
    });
    expect(answer.status).toBe(200);
  });

  test.each(candidate('Sofia').memberIds)(
    'a child, by any of the family’s plans: %s',
    async (id) => {
      const answer = await verify({ ...detailsOf('Sofia'), memberId: id });
      expect(zVerifyMemberResponse.parse(await answer.json()).guardianRequired).toBe(true);
    },
  );

  test.each<[string, object]>([
    ['member ID', { memberId: 'A4412095699' }],
    ['member ID, which belongs to another member', { memberId: 'A5523018701' }],
    ['last four digits', { ssnLast4: '0000' }],
    ['first name', { firstName: 'Nadja' }],
    ['last name', { lastName: 'Brook' }],
    ['date of birth', { dateOfBirth: '1986-06-18' }],
    ['SSN beside a right member ID', { ssn: '900317205' }],
  ])('a wrong %s: the same answer, which does not say what is wrong', async (_, change) => {
    const problem = await problemOf(await verify({ ...detailsOf('Nadia'), ...change }));
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      code: 'REG-0019',
      detail: 'The details you entered do not match our records.',
    });
  });

  test('asks a Medicare member for the MBI only if all other details are right', async () => {
    const without = { ...detailsOf('Walter'), mbiLast4: undefined };
    const { validationErrors } = await problemOf(await verify(without));
    expect(validationErrors).toMatchObject([{ field: 'mbiLast4', code: 'REG-0018' }]);
    expect((await problemOf(await verify({ ...without, lastName: 'X' }))).code).toBe('REG-0019');
    expect((await problemOf(await verify({ ...without, mbiLast4: 'AA11' }))).code).toBe('REG-0019');
    expect((await verify({ ...without, mbiLast4: 'ht42' })).status).toBe(200);
  });

  test('rejects details with neither member ID nor SSN', async () => {
    const details = { ...detailsOf('Nadia'), memberId: undefined };
    const { validationErrors } = await problemOf(await verify(details));
    expect(validationErrors).toMatchObject([{ field: 'memberId', code: 'REG-0001' }]);
  });

  test('rejects a member who already has an account', async () => {
    expect((await register('Nadia')).status).toBe(201);
    expect((await problemOf(await verify(detailsOf('Nadia')))).code).toBe('REG-0032');
    // Wrong details do not reveal that the account exists.
    const wrong = { ...detailsOf('Nadia'), dateOfBirth: '1986-06-18' };
    expect((await problemOf(await verify(wrong))).code).toBe('REG-0019');
  });
});

describe('registering', () => {
  test('lets the new member sign in at once, see the plan, and skip the accepted terms', async () => {
    const answer = await register('Nadia', { username: 'NadiaBrooks' });
    expect(answer.status).toBe(201);
    expect(zRegisterUserResponse.parse(await answer.json())).toEqual({ userId: 'id-nadiabrooks' });

    const page = await openSignInPage(sandbox.urls);
    const typed = { userName: 'NadiaBrooks', password: account.password };
    expect((await page.browser.submit(`${page.url}/password`, typed)).status).toBe(303);

    const nadia = await clientOf(sandbox.urls, 'nadiabrooks');
    const { userMemberships } = zGetMembershipsResponse.parse(
      await nadia.json('/api/member/users/id-nadiabrooks/memberships'),
    );
    expect(userMemberships).toMatchObject([
      { memberId: 'A4412095601', isPolicyHolder: true, lobDisplayName: 'Harbor Group PPO 1000' },
    ]);
    const settings = await nadia.json('/api/member/users/id-nadiabrooks/settings');
    expect(zGetUserSettingsResponse.parse(settings)).toMatchObject({
      displayName: 'Nadia',
      email: account.email,
      phone: account.phone,
      tosChecked: true,
    });
    await nadia.json('/api/v1/members/A4412095601/accumulators');
    const coverage = '/api/v1/health-records/Coverage?identifier=A44120956&versionId=2&_count=50';
    expect(await nadia.json(`${coverage}&period=ge2023-01-01`)).toMatchObject({ total: 2 });
  });

  test('shows a child only the child’s data', async () => {
    const guardian = { firstName: 'Maria', lastName: 'Delgado' };
    expect((await register('Sofia', { username: 'sofiadelgado', guardian })).status).toBe(201);
    const sofia = await clientOf(sandbox.urls, 'sofiadelgado');
    const { userMemberships } = zGetMembershipsResponse.parse(
      await sofia.json('/api/member/users/id-sofiadelgado/memberships'),
    );
    expect(userMemberships.map(({ memberId }) => memberId)).toEqual(candidate('Sofia').memberIds);
    expect((await sofia.send('/api/v1/members/A1042887701/accumulators')).status).toBe(403);
  });

  test.each<[object, string, string]>([
    [{ password: 'Harbor-lights' }, 'password', 'REG-0009'],
    [{ password: 'Harborlights7😀' }, 'password', 'REG-0009'],
    [{ password: 'Nadiabrooks-7' }, 'password', 'REG-0010'],
    [{ password: 'Harbor-lights7 ' }, 'password', 'REG-0010'],
  ])('%o is refused', async (change, field, code) => {
    const { validationErrors } = await problemOf(await register('Nadia', change));
    expect(validationErrors).toMatchObject([{ field, code }]);
  });

  test('refuses a taken user name in any case, also a seeded one', async () => {
    expect((await register('Nadia')).status).toBe(201);
    for (const username of ['nadiabrooks', 'NADIABROOKS']) {
      const { validationErrors } = await problemOf(await register('Theo', { username }));
      expect(validationErrors).toMatchObject([{ field: 'username', code: 'REG-0020' }]);
    }
  });

  test('rejects a child without a guardian', async () => {
    const { validationErrors } = await problemOf(await register('Finn'));
    expect(validationErrors?.map(({ field }) => field)).toEqual([
      'guardian.firstName',
      'guardian.lastName',
    ]);
  });

  test('requires an unused verification that has not expired', async () => {
    const { verificationId } = await verified('Nadia');
    await control(sandbox.urls, { expireVerification: 'A4412095601' });
    const over = await problemOf(await post('users', { verificationId, ...account }));
    expect(over.code).toBe('REG-0031');
    expect(over.validationErrors).toBeUndefined();
    const unknown = await post('users', { verificationId: 'ver-1', ...account });
    expect((await problemOf(unknown)).code).toBe('REG-0031');

    const again = await verified('Nadia');
    const body = { verificationId: again.verificationId, ...account };
    expect((await post('users', body)).status).toBe(201);
    expect((await problemOf(await post('users', body))).code).toBe('REG-0031');
  });

  test('follows the OpenAPI documents, also in refusals', async () => {
    const answer = await fetch(`${sandbox.urls.portal}/sandbox/violations`);
    expect(await answer.json()).toEqual([]);
  });
});

test('keeps a registration after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const ports = await freePorts();
  const first = await createSandbox({ ports, state: folder });
  const answer = await post('member-verifications', detailsOf('Nadia'), first);
  const { verificationId } = zVerifyMemberResponse.parse(await answer.json());
  expect((await post('users', { verificationId, ...account }, first)).status).toBe(201);
  await first.close();
  const second = await createSandbox({ ports, state: folder });
  const nadia = await clientOf(second.urls, 'nadiabrooks');
  expect((await nadia.send('/api/member/users/id-nadiabrooks/memberships')).status).toBe(200);
  await second.close();
  rmSync(folder, { recursive: true });
});

describe('the control page', () => {
  test('lists the candidates for registration, and forgets a registration', async () => {
    expect((await register('Nadia')).status).toBe(201);
    const page = async () => (await fetch(`${sandbox.urls.portal}/sandbox`)).text();
    const shown = await page();
    for (const { memberId, ssn, person } of world.candidates) {
      expect(shown).toContain(memberId);
      expect(shown).toContain(ssn);
      expect(shown).toContain(`${person.firstName} ${person.lastName}`);
    }
    expect(shown).toContain('Undo Nadia’s registration');
    await control(sandbox.urls, { forgetRegistration: 'A4412095601' });
    expect(await page()).not.toContain('Undo Nadia’s registration');
    await expect(signIn(sandbox.urls, 'nadiabrooks')).rejects.toThrow();
    expect((await register('Nadia')).status).toBe(201);
  });

  test('forgets all registrations on reset', async () => {
    expect((await register('Nadia')).status).toBe(201);
    await control(sandbox.urls, { reset: true });
    expect((await verify(detailsOf('Nadia'))).status).toBe(200);
  });
});

test('gives the next owner of a user name another key for drafts', async () => {
  const keyOfAccount = async () => {
    const { accessToken } = await signIn(sandbox.urls, account.username);
    const answer = await fetch(
      `${sandbox.urls.portal}/api/member/users/${subjectOf(account.username)}/draft-key`,
      { headers: { authorization: `Bearer ${accessToken}` } },
    );
    return zGetDraftKeyResponse.parse(await answer.json()).key;
  };
  const keys: string[] = [];
  for (const firstName of ['Nadia', 'Nadia', 'Theo']) {
    await control(sandbox.urls, { forgetRegistration: '*' });
    await register(firstName);
    keys.push(await keyOfAccount());
    expect(await keyOfAccount()).toBe(keys.at(-1));
  }
  expect(new Set(keys).size).toBe(3);
});

test('shows the choices of registration in Preferences', async () => {
  const communication = { paperlessEobs: true, memberTexts: true, annualBenefitLetter: false };
  expect((await register('Nadia', { communication })).status).toBe(201);
  const { accessToken } = await signIn(sandbox.urls, account.username);
  const answer = await fetch(
    `${sandbox.urls.portal}/api/member/message-center/A4412095601/preferences`,
    { headers: { authorization: `Bearer ${accessToken}` } },
  );
  const chosen = z.omit(zGetPreferencesResponse, { notices: true }).parse(await answer.json());
  expect(chosen).toEqual({
    paperlessEobs: { enabled: true, channel: 'email' },
    memberTexts: { enabled: true, channel: 'text' },
    annualBenefitLetter: { enabled: false, channel: 'mail' },
    // Registration doesn't ask for this consent.
    programSuggestions: { enabled: false },
    deductibleNotice: { seenFor: null },
  });
});
