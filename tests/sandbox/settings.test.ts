import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zGetUserSettingsResponse } from '#generated/member/validators/zGetUserSettingsResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { clientOf, confirmation, startSandbox, type MemberClient } from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const settingsOf = async (client: MemberClient, user: string) =>
  zGetUserSettingsResponse.parse(await client.json(`/api/member/users/id-${user}/settings`));
const put = (
  client: MemberClient,
  user: string,
  part: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  client.send(`/api/member/users/id-${user}/settings/${part}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** Puts a part of the settings, with the current password. */
const putConfirmed = async (part: string, body: object) =>
  put(maria, 'maria', part, body, await confirmation(maria, 'maria'));
const refusedField = async (answer: Response) => {
  expect(answer.status).toBe(422);
  return /"field":"([^"]+)"/.exec(await answer.text())?.[1];
};
const moved = { address1: '418 Larkspur Lane', city: 'Cedar Bluff', stateCode: 'AR', zip: '72201' };

describe('settings', () => {
  test('change part by part, and are returned', async () => {
    await put(maria, 'maria', 'display-name', { displayName: 'Mari' });
    await putConfirmed('email', { email: 'mari@delgado.example' });
    await putConfirmed('phone', {
      phone: '5015550143',
      homePhone: null,
      workPhone: null,
    });
    expect((await put(maria, 'maria', 'address', moved)).status).toBe(200);
    expect(await settingsOf(maria, 'maria')).toMatchObject({
      displayName: 'Mari',
      email: 'mari@delgado.example',
      phone: '5015550143',
      homePhone: null,
      address: { ...moved, address2: null },
    });
    const memberships = JSON.stringify(await maria.json('/api/member/users/id-maria/memberships'));
    expect(memberships).toContain('"usersPreferredName":"Mari"');
  });

  test('refuse an unchanged address, and one that another party manages', async () => {
    await put(maria, 'maria', 'address', moved);
    expect(await refusedField(await put(maria, 'maria', 'address', moved))).toBe('address1');
    const sam = await clientOf(sandbox.urls, 'sam');
    expect(await refusedField(await put(sam, 'sam', 'address', moved))).toBe('address1');
  });

  test('refuse to remove the number that passcodes are sent to', async () => {
    const none = { phone: null, homePhone: null, workPhone: null };
    expect(await refusedField(await putConfirmed('phone', none))).toBe('phone');
  });

  test('refuses settings for other members', async () => {
    expect((await put(maria, 'sam', 'email', { email: 'x@mail.example' })).status).toBe(403);
  });
});

describe('preferences', () => {
  const path = (memberId: string) => `/api/member/message-center/${memberId}/preferences`;
  const post = (client: MemberClient, memberId: string, body: object) =>
    client.send(path(memberId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const onPaper = {
    paperlessEobs: { enabled: false, channel: 'mail' },
    memberTexts: { enabled: false, channel: 'text' },
    annualBenefitLetter: { enabled: false, channel: 'mail' },
  };
  const notices = {
    claims: { channel: 'email', offered: ['email', 'text', 'mail', 'none'] },
    benefits: { channel: 'mail', offered: ['email', 'mail', 'none'] },
    authorizations: { channel: 'mail', offered: ['email', 'text', 'mail'] },
    programs: { channel: 'none', offered: ['email', 'text', 'none'] },
    security: { channel: 'email', offered: ['email', 'text'] },
  };

  /** The consent before a member gives it. */
  const programSuggestions = { enabled: false };
  /** The notice before a member has seen it. */
  const deductibleNotice = { seenFor: null };

  test('stores and returns preferences', async () => {
    expect((await post(maria, 'A1042887701', onPaper)).status).toBe(200);
    expect(await maria.json(path('A1042887701'))).toEqual({
      ...onPaper,
      notices,
      programSuggestions,
      deductibleNotice,
    });
  });

  test('do not change when left out', async () => {
    const partialChoice = { annualBenefitLetter: { enabled: true, channel: 'email' } };
    await post(maria, 'A1042887701', onPaper);
    expect((await post(maria, 'A1042887701', partialChoice)).status).toBe(200);
    expect(await maria.json(path('A1042887701'))).toEqual({
      ...onPaper,
      ...partialChoice,
      notices,
      programSuggestions,
      deductibleNotice,
    });
  });

  test('suggest programs only with the member’s consent, which can be withdrawn', async () => {
    for (const enabled of [true, false]) {
      await post(maria, 'A1042887701', { programSuggestions: { enabled } });
      expect(await maria.json(path('A1042887701'))).toMatchObject({
        notices,
        programSuggestions: { enabled },
      });
    }
  });

  test('belong to the user, not to a child on the plan', async () => {
    expect((await maria.send(path('A1042887703'))).status).toBe(403);
    expect((await post(maria, 'A1042887703', onPaper)).status).toBe(403);
  });

  test('require a mobile phone on file for texts', async () => {
    const norah = await clientOf(sandbox.urls, 'norah');
    const texts = { ...onPaper, memberTexts: { enabled: true, channel: 'text' } };
    const memberships = JSON.stringify(await norah.json('/api/member/users/id-norah/memberships'));
    const memberId = /"memberId":"([^"]+)"/.exec(memberships)?.[1] ?? '';
    expect(await refusedField(await post(norah, memberId, texts))).toBe('memberTexts.channel');
    const textedNotices = { notices: { claims: { channel: 'text' } } };
    expect(await refusedField(await post(norah, memberId, textedNotices))).toBe(
      'notices.claims.channel',
    );
  });

  test('store a channel for each topic, if the channel is offered', async () => {
    const change = { notices: { programs: { channel: 'email' } } };
    expect((await post(maria, 'A1042887701', change)).status).toBe(200);
    expect(await maria.json(path('A1042887701'))).toMatchObject({
      notices: { ...notices, programs: { ...notices.programs, channel: 'email' } },
    });
    const off = { notices: { security: { channel: 'none' } } };
    expect(await refusedField(await post(maria, 'A1042887701', off))).toBe(
      'notices.security.channel',
    );
    const mailed = { notices: { programs: { channel: 'mail' } } };
    expect(await refusedField(await post(maria, 'A1042887701', mailed))).toBe(
      'notices.programs.channel',
    );
  });
});
