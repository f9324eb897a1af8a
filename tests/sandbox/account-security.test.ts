import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { zGetMemberSettingsResponse } from '#generated/member/validators/zGetMemberSettingsResponse.ts';
import { zGetMembershipsResponse } from '#generated/member/validators/zGetMembershipsResponse.ts';
import { zGetUserSettingsResponse } from '#generated/member/validators/zGetUserSettingsResponse.ts';
import { zCreateHealthLinkResponse } from '#generated/v1/validators/zCreateHealthLinkResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { registerAs } from './accounts-of-members.ts';
import { openSignInPage, refresh } from './browser.ts';
import {
  adultDaughter,
  clientOf,
  confirmation,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

const mariasId = 'A1042887701';
const mateo = 'A1042887703';
const sofia = 'A1042887704';
const password = 'Harbor-lights7';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await control(sandbox.urls, { reset: true });
});

const put = (
  client: MemberClient,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  client.send(`/api/member/users/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const rejectedAs = async (answer: Response) => {
  expect(answer.status).toBe(422);
  const text = await answer.text();
  return [/"field":"([^"]+)"/.exec(text)?.[1], /"code":"([^"]+)"/.exec(text)?.[1]];
};

/** Submits a password on the provider's page. */
async function typeIn(userName: string, typed: string): Promise<Response> {
  const { url, browser } = await openSignInPage(sandbox.urls);
  return browser.submit(`${url}/password`, { userName, password: typed });
}

/** Maria’s daughter of 18, with an account of her own. */
async function elena(): Promise<MemberClient> {
  await registerAs(sandbox.urls, 'Elena', 'elenadelgado');
  return clientOf(sandbox.urls, 'elenadelgado');
}

describe('the password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    put(maria, 'id-maria/password', { currentPassword, newPassword });

  test.each([
    ['Maria-2025!', 'Harbor-lights9', 'currentPassword', 'CHP-0010'],
    ['Maria-2026!', 'harbor-lights9', 'newPassword', 'REG-0009'],
    ['Maria-2026!', 'Maria-2026!', 'newPassword', 'CHP-0009'],
    ['Maria-2026!', 'xMaria-2027!', 'newPassword', 'CHP-0012'],
    // On a list of stolen ones, though it fits every rule.
    ['Maria-2026!', 'Password1!', 'newPassword', 'notAllowed'],
  ])('%s to %s is rejected at %s with %s', async (current, next, field, code) => {
    maria = await clientOf(sandbox.urls, 'maria');
    expect(await rejectedAs(await change(current, next))).toEqual([field, code]);
  });

  test('changes, and becomes the current password', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    expect((await change('Maria-2026!', 'Harbor-lights9')).status).toBe(204);
    expect(await rejectedAs(await change('Maria-2026!', 'Harbor-lights8'))).toEqual([
      'currentPassword',
      'CHP-0010',
    ]);
    expect((await change('Harbor-lights9', 'Harbor-lights8')).status).toBe(204);
  });

  test('refuses a change of the password for another member, and limits guesses', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const other = { currentPassword: 'Sam-2026!', newPassword: 'Harbor-lights9' };
    expect((await put(maria, 'id-sam/password', other)).status).toBe(403);
    for (let time = 0; time < 10; time += 1) await change(`Guess-${time}!`, 'Harbor-lights9');
    expect((await change('Maria-2026!', 'Harbor-lights9')).status).toBe(429);
  });
});

describe('security questions and passcodes', () => {
  const answers = [
    { questionId: 'first-job', answer: 'Little Rock' },
    { questionId: 'oldest-cousin', answer: 'Inez' },
  ];
  const save = async (questions: object) =>
    put(
      maria,
      'id-maria/settings/security-questions',
      { questions },
      await confirmation(maria, 'maria'),
    );

  test('must be two different offered questions', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const [first] = answers;
    expect((await rejectedAs(await save([first, first])))[0]).toBe('questions.1.questionId');
    const other = { questionId: 'shoe-size', answer: '9' };
    expect((await rejectedAs(await save([other, first])))[0]).toBe('questions.0.questionId');
    expect((await rejectedAs(await save([first, { ...answers[1], answer: ' ' }])))[0]).toBe(
      'questions.1.answer',
    );
  });

  test('stores security questions, and returns no answer', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const saved = await save(answers);
    expect(saved.status).toBe(200);
    const text = JSON.stringify(await maria.json('/api/member/users/id-maria/settings'));
    expect(text + (await saved.text())).not.toMatch(/Little Rock|Inez/);
    expect(
      zGetUserSettingsResponse
        .parse(JSON.parse(text))
        .securityQuestions?.map(({ questionId }) => questionId),
    ).toEqual(['first-job', 'oldest-cousin']);
  });

  test('send a passcode only to an address or number on file', async () => {
    const norah = await clientOf(sandbox.urls, 'norah');
    const byText = { enabled: true, channel: 'text' };
    expect(
      (
        await rejectedAs(
          await put(norah, 'id-norah/settings/mfa', byText, await confirmation(norah, 'norah')),
        )
      )[0],
    ).toBe('channel');
    maria = await clientOf(sandbox.urls, 'maria');
    const off = { enabled: false, channel: 'email' };
    expect(
      (await put(maria, 'id-maria/settings/mfa', off, await confirmation(maria, 'maria'))).status,
    ).toBe(200);
    const settings = zGetUserSettingsResponse.parse(
      await maria.json('/api/member/users/id-maria/settings'),
    );
    expect(settings.mfa).toEqual(off);
  });
});

describe('family access', () => {
  const share = async (client: MemberClient, canSeeMyClaims: boolean) =>
    put(
      client,
      'id-elenadelgado/settings/family-access',
      { memberId: mariasId, canSeeMyClaims },
      canSeeMyClaims ? await confirmation(client, 'elenadelgado', password) : {},
    );
  const settingsOf = async (client: MemberClient) =>
    zGetUserSettingsResponse.parse(await client.json('/api/member/users/id-elenadelgado/settings'));
  const claims = `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${adultDaughter}`;
  const rights = `/api/member/users/id-maria/accessrights/020/${mariasId}/Medical`;

  test('shows the policyholder her claims, until the next call after it is revoked', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const daughter = await elena();
    expect((await maria.send(claims)).status).toBe(403);
    expect((await share(daughter, true)).status).toBe(200);
    expect((await maria.send(claims)).status).toBe(200);
    expect(JSON.stringify(await maria.json(rights))).toMatch(
      new RegExp(`"memberId":"${adultDaughter}"[^}]*"familyAccess":true`),
    );
    await share(daughter, false);
    expect((await maria.send(claims)).status).toBe(403);
    expect(JSON.stringify(await maria.json(rights))).toMatch(
      new RegExp(`"memberId":"${adultDaughter}"[^}]*"familyAccess":false`),
    );
  });

  test('lists family access with its start and a log, once when given twice', async () => {
    const daughter = await elena();
    const before = Date.now();
    await share(daughter, true);
    await share(daughter, true);
    const given = await settingsOf(daughter);
    expect(given.familyAccess).toMatchObject([
      { memberId: mariasId, firstName: 'Maria', canSeeMyClaims: true, allowed: true },
    ]);
    expect(Date.parse(given.familyAccess?.[0]?.since ?? '')).toBeGreaterThanOrEqual(before);
    await share(daughter, false);
    const { familyAccess, familyAccessLog } = await settingsOf(daughter);
    expect(familyAccess).toMatchObject([{ canSeeMyClaims: false, since: null }]);
    expect(familyAccessLog?.map((entry) => entry.canSeeMyClaims)).toEqual([false, true]);
  });

  test('shows a daughter the claims that her mother shares, too', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const daughter = await elena();
    const marias = `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${mariasId}`;
    expect((await daughter.send(marias)).status).toBe(403);
    await put(
      maria,
      'id-maria/settings/family-access',
      { memberId: adultDaughter, canSeeMyClaims: true },
      await confirmation(maria, 'maria'),
    );
    expect((await daughter.send(marias)).status).toBe(200);
    // It opens claims, not health records.
    const record = `/api/v1/health-records/Condition?patient=pat-${mariasId}`;
    expect((await daughter.send(record)).status).toBe(403);
  });

  test('cannot be given by a child, nor to a stranger', async () => {
    const lee = await clientOf(sandbox.urls, 'lee');
    const requestBody = { memberId: 'A3182046601', canSeeMyClaims: false };
    expect(
      (await rejectedAs(await put(lee, 'id-lee/settings/family-access', requestBody)))[0],
    ).toBe('memberId');
    const daughter = await elena();
    const stranger = { memberId: 'A4412095601', canSeeMyClaims: true };
    expect(
      (
        await rejectedAs(await put(daughter, 'id-elenadelgado/settings/family-access', stranger))
      )[0],
    ).toBe('memberId');
  });

  test('keeps family access after a restart', async () => {
    const state = mkdtempSync(join(tmpdir(), 'family-'));
    const first = await startSandbox({ state });
    await registerAs(first.urls, 'Elena', 'elenadelgado');
    const daughter = await clientOf(first.urls, 'elenadelgado');
    await share(daughter, true);
    await first.close();
    const second = await startSandbox({ state });
    const seen = await (await clientOf(second.urls, 'maria')).send(claims);
    await second.close();
    rmSync(state, { recursive: true });
    expect(seen.status).toBe(200);
  });

  test('ends with the viewer’s account, even after a restart', async () => {
    const state = mkdtempSync(join(tmpdir(), 'family-'));
    const first = await startSandbox({ state });
    await registerAs(first.urls, 'Elena', 'elenadelgado');
    maria = await clientOf(first.urls, 'maria');
    const given = { memberId: adultDaughter, canSeeMyClaims: true };
    await put(maria, 'id-maria/settings/family-access', given, await confirmation(maria, 'maria'));
    const daughter = await clientOf(first.urls, 'elenadelgado');
    const marias = `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${mariasId}`;
    expect((await daughter.send(marias)).status).toBe(200);
    await daughter.send('/api/member/users/id-elenadelgado', {
      method: 'DELETE',
      headers: await confirmation(daughter, 'elenadelgado', password),
    });
    await registerAs(first.urls, 'Elena', 'elenadelgado');
    await first.close();
    const second = await startSandbox({ state });
    const seen = await (await clientOf(second.urls, 'elenadelgado')).send(marias);
    await second.close();
    rmSync(state, { recursive: true });
    expect(seen.status).toBe(403);
  });

  test('ends with the account of either person', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const daughter = await elena();
    await share(daughter, true);
    const gone = await daughter.send('/api/member/users/id-elenadelgado', {
      method: 'DELETE',
      headers: await confirmation(daughter, 'elenadelgado', password),
    });
    expect(gone.status).toBe(204);
    expect((await maria.send(claims)).status).toBe(403);
    // All sessions are over, and a new registration starts fresh.
    expect((await daughter.send('/api/member/users/id-elenadelgado/settings')).status).toBe(401);
    expect((await settingsOf(await elena())).familyAccessLog).toEqual([]);
  });
});

describe('an account from the start', () => {
  test('rejects token and password after it is deleted', async () => {
    const sam = await clientOf(sandbox.urls, 'sam');
    const [sams] = zGetMembershipsResponse.parse(
      await sam.json('/api/member/users/id-sam/memberships'),
    ).userMemberships;
    const madeLink = await sam.send(`/api/v1/members/${sams?.memberId ?? ''}/health-links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c', hours: 1 }),
    });
    const { manifestUrl = '' } = zCreateHealthLinkResponse.parse(await madeLink.json());
    const openLink = () =>
      fetch(manifestUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recipient: 'Cedar Bluff Family Clinic' }),
      });
    expect((await openLink()).status).toBe(200);
    const remove = async (userName: string) =>
      sam.send(`/api/member/users/id-${userName}`, {
        method: 'DELETE',
        headers: await confirmation(sam, 'sam'),
      });
    expect((await remove('maria')).status).toBe(403);
    expect((await remove('sam')).status).toBe(204);
    expect((await sam.send('/api/member/users/id-sam/memberships')).status).toBe(401);
    // The links to ID cards end with the account.
    expect((await openLink()).status).toBe(404);
    const answer = await typeIn('sam', 'Sam-2026!');
    expect(await answer.text()).toContain('Invalid username or password.');
  });
});

describe('settings of a member', () => {
  const path = (memberId: string) => `id-maria/member-settings/${memberId}`;
  const read = async (memberId: string) =>
    zGetMemberSettingsResponse.parse(await maria.json(`/api/member/users/${path(memberId)}`));

  test('allows settings by member, with a reason if not', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const own = await read(mariasId);
    expect(own.hideTermedDependents).toEqual({ allowed: true, reason: null, value: false });
    expect(own.accountBlock?.allowed).toBe(false);
    const grown = await read(adultDaughter);
    expect(grown.familyAccess).toEqual({
      allowed: false,
      reason: 'Each adult decides this in their own account.',
    });
    expect(grown.creditableCoverage?.allowed).toBe(false);
    expect((await read(mateo)).accountBlock?.allowed).toBe(true);
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await lee.send('/api/member/users/id-lee/member-settings/A3182046601')).status).toBe(
      403,
    );
  });

  test('saves and returns settings, and rejects those that are not allowed', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const hide = { hideTermedDependents: true, otherCoverage: null };
    expect((await put(maria, path(mariasId), hide)).status).toBe(200);
    const unchanged = { hideTermedDependents: null };
    const elsewhere = { hasOtherCoverage: true, insurer: 'Lakeside', startDate: '2026-01-01' };
    await put(maria, path(mariasId), { ...unchanged, otherCoverage: elsewhere });
    expect(await read(mariasId)).toMatchObject({
      hideTermedDependents: { value: true },
      otherCoverage: { value: elsewhere },
    });
    const noName = {
      ...unchanged,
      otherCoverage: { hasOtherCoverage: true, startDate: '2026-01-01' },
    };
    expect(await rejectedAs(await put(maria, path(mariasId), noName))).toEqual([
      'otherCoverage.insurer',
      'OCI-0002',
    ]);
    expect(await rejectedAs(await put(maria, path(mateo), hide))).toEqual([
      'hideTermedDependents',
      'TRD-0003',
    ]);
  });

  test('block a child’s account from a day on, and refuse its sign-in', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    const block = `${path(sofia)}/block`;
    const { today } = createWorld(new Date(), 'http://partner.example').calendar;
    const neither = { blockDate: null, unblockDate: null };
    expect(await rejectedAs(await put(maria, block, neither))).toEqual(['blockDate', 'ADM-0001']);
    const both = { blockDate: today, unblockDate: today };
    expect(await rejectedAs(await put(maria, block, both))).toEqual(['blockDate', 'ADM-0002']);
    await registerAs(sandbox.urls, 'Sofia', 'sofiadelgado');
    const signIn = () => typeIn('sofiadelgado', password);
    expect((await put(maria, block, { blockDate: '2999-01-01', unblockDate: null })).status).toBe(
      200,
    );
    expect((await signIn()).status).toBe(303);
    await put(maria, block, { blockDate: today, unblockDate: null });
    expect(await (await signIn()).text()).toContain('The policyholder has blocked this account');
    await put(maria, block, { blockDate: null, unblockDate: '2999-01-01' });
    expect(await (await signIn()).text()).toContain('The policyholder has blocked this account');
    await put(maria, block, { blockDate: null, unblockDate: today });
    expect((await signIn()).status).toBe(303);
  });

  test('end tokens, refresh tokens and the provider’s session with a block', async () => {
    maria = await clientOf(sandbox.urls, 'maria');
    await registerAs(sandbox.urls, 'Sofia', 'sofiadelgado');
    const page = await openSignInPage(sandbox.urls);
    const accepted = await page.browser.submit(`${page.url}/member`, { userName: 'sofiadelgado' });
    const { accessToken, refreshToken } = await page.exchange(await page.finish(accepted));
    const ask = () =>
      fetch(`${sandbox.urls.portal}/api/member/users/id-sofiadelgado/memberships`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
    expect((await ask()).status).toBe(200);
    expect(await page.silently()).toEqual({ error: null });
    const { today } = createWorld(new Date(), 'http://partner.example').calendar;
    await put(maria, `${path(sofia)}/block`, { blockDate: today, unblockDate: null });
    expect((await ask()).status).toBe(401);
    expect(await page.silently()).toEqual({ error: 'login_required' });
    await expect(refresh(sandbox.urls, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});
