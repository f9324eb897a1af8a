import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zCheckPasscodeResponse } from '#generated/member/validators/zCheckPasscodeResponse.ts';
import { zProblem } from '#generated/member/validators/zProblem.ts';
import { zSendPasscodeResponse } from '#generated/member/validators/zSendPasscodeResponse.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { control, startSandbox } from './member-client.ts';

const world = createWorld(new Date(), 'http://partner.example');
const birthDateOf = (userName: string) => world.userNamed(userName)?.person.birthDate ?? '';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox.urls, { reset: true }));

const post = (path: string, body: object) =>
  fetch(`${sandbox.urls.portal}/api/member/public/account-help/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const zLetters = z.array(z.object({ to: z.string(), channel: z.string(), text: z.string() }));
async function letters() {
  const answer = await fetch(`${sandbox.urls.portal}/sandbox/outbox`);
  return zLetters.parse(await answer.json());
}

async function sendPasscode(username: string, dateOfBirth = birthDateOf(username)) {
  const answer = await post('passcodes', { username, dateOfBirth, channel: 'text' });
  expect(answer.status).toBe(201);
  return zSendPasscodeResponse.parse(await answer.json()).passcodeId;
}

const passcodeSent = async () => /\d{6}/.exec((await letters())[0]?.text ?? '')?.[0] ?? '';
const another = (passcode: string) => (passcode === '000000' ? '111111' : '000000');

async function check(passcodeId: string, passcode: string) {
  const answer = await post('passcodes/verifications', { passcodeId, passcode });
  expect(answer.status).toBe(200);
  return zCheckPasscodeResponse.parse(await answer.json());
}

async function allowedReset(userName: string): Promise<string> {
  const passcodeId = await sendPasscode(userName);
  return (await check(passcodeId, await passcodeSent())).resetToken ?? '';
}

const reset = (resetToken: string, changes: object = {}) =>
  post('passwords', {
    resetToken,
    secretAnswer1: 'Biscuit',
    secretAnswer2: ' magnolia ',
    newPassword: 'Harbor-lights9',
    ...changes,
  });

async function refusalOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(422);
  const { code, validationErrors = [] } = zProblem.parse(await answer.json());
  return code ?? validationErrors.map((error) => `${error.field} ${error.code}`).join();
}

describe('a forgotten user name', () => {
  const maria = {
    memberId: 'a1042887701',
    dateOfBirth: birthDateOf('maria'),
    email: 'Maria.Delgado@mail.example',
  };

  test('sends a forgotten user name to the address on file', async () => {
    expect((await post('usernames', maria)).status).toBe(204);
    expect(await letters()).toMatchObject([
      { to: 'maria', channel: 'email', text: 'Your username is maria.' },
    ]);
  });

  test.each([
    ['another member ID', { memberId: 'A1042887702' }],
    ['another date of birth', { dateOfBirth: '1900-01-01' }],
    ['another email address', { email: 'somebody@mail.example' }],
  ])('%s: gets the same answer, without an email', async (_, change) => {
    expect((await post('usernames', { ...maria, ...change })).status).toBe(204);
    expect(await letters()).toEqual([]);
  });
});

test('helps a member who has just registered', async () => {
  const { urls } = sandbox;
  const [candidate] = world.candidates;
  if (candidate === undefined) throw new Error('the seed has no candidate');
  const { person, memberId, ssn } = candidate;
  const call = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${urls.portal}/api/member/public/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { verificationId } = zVerifyMemberResponse.parse(
    await call('member-verifications', {
      memberId,
      ssnLast4: ssn.slice(-4),
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: person.birthDate,
    }),
  );
  await call('users', {
    verificationId,
    username: 'newmember',
    password: 'Harbor-lights7',
    email: 'new@mail.example',
    phone: '5015550117',
    termsAccepted: true,
  });
  const details = { memberId, dateOfBirth: person.birthDate, email: 'new@mail.example' };
  expect((await post('usernames', details)).status).toBe(204);
  expect((await letters())[0]?.text).toBe('Your username is newmember.');
  const passcodeId = await sendPasscode('newmember', person.birthDate);
  expect(await check(passcodeId, await passcodeSent())).toMatchObject({
    result: 'accepted',
    securityQuestions: [],
  });
});

describe('a passcode', () => {
  test('accepts a passcode once, and returns the questions', async () => {
    const passcodeId = await sendPasscode('maria');
    const passcode = await passcodeSent();
    const { result, resetToken, securityQuestions } = await check(passcodeId, passcode);
    expect(result).toBe('accepted');
    expect(resetToken).toBeDefined();
    expect(securityQuestions?.map(({ questionId }) => questionId)).toEqual([
      'first-pet',
      'first-street',
    ]);
    const again = await post('passcodes/verifications', { passcodeId, passcode });
    expect(await refusalOf(again)).toBe('OPT-0003');
  });

  test.each([
    ['of a member', 'maria', undefined],
    ['for an unknown user name', 'nobody', '1990-01-01'],
    ['for a wrong date of birth', 'maria', '1990-01-01'],
  ])('%s allows three attempts', async (_, username, dateOfBirth) => {
    const passcodeId = await sendPasscode(username, dateOfBirth);
    const wrong = another(await passcodeSent());
    expect(await check(passcodeId, wrong)).toEqual({ result: 'invalid', attemptsRemaining: 2 });
    expect(await check(passcodeId, wrong)).toEqual({ result: 'invalid', attemptsRemaining: 1 });
    expect(await check(passcodeId, wrong)).toEqual({ result: 'exceeded', attemptsRemaining: 0 });
    expect(await check(passcodeId, (await passcodeSent()) || wrong)).toEqual({
      result: 'exceeded',
      attemptsRemaining: 0,
    });
  });

  test.each([
    ['a member', 'maria', undefined],
    ['an unknown user name', 'nobody', '1990-01-01'],
  ])('for %s ends when a new one is requested', async (_, username, dateOfBirth) => {
    const passcodeId = await sendPasscode(username, dateOfBirth);
    await sendPasscode(username.toUpperCase(), dateOfBirth ?? birthDateOf(username));
    const body = { passcodeId, passcode: '000000' };
    expect(await refusalOf(await post('passcodes/verifications', body))).toBe('OPT-0003');
  });

  test('expires', async () => {
    const second = await sendPasscode('maria');
    const passcode = await passcodeSent();
    await control(sandbox.urls, { expirePasscodes: 'maria' });
    expect(
      await refusalOf(await post('passcodes/verifications', { passcodeId: second, passcode })),
    ).toBe('OPT-0003');
  });
});

describe('a new password', () => {
  test('sets a new password once by both answers, and unlocks the account', async () => {
    const resetToken = await allowedReset('maria');
    expect((await reset(resetToken)).status).toBe(204);
    expect(await refusalOf(await reset(resetToken))).toBe('RES-0009');
    expect((await letters())[0]?.text).toContain('Your password was changed');
  });

  test('refuses a new password that is the current one, weak or contains the user name', async () => {
    const resetToken = await allowedReset('maria');
    const refused = async (newPassword: string) =>
      refusalOf(await reset(resetToken, { newPassword }));
    // The demo password has the user name inside it, so one is set that may be chosen.
    expect(await refused('alllowercase1!')).toBe('newPassword RES-0012');
    expect(await refused('My-Maria-2027')).toBe('newPassword RES-0012');
    expect((await reset(resetToken)).status).toBe(204);
    const next = await allowedReset('maria');
    expect(await refusalOf(await reset(next))).toBe('newPassword CHP-0009');
  });

  test('allows two wrong answers', async () => {
    const resetToken = await allowedReset('maria');
    const wrong = () => reset(resetToken, { secretAnswer2: 'Oak' });
    expect(await refusalOf(await wrong())).toBe('RES-0006');
    expect(await refusalOf(await wrong())).toBe('RES-0006');
    expect(await refusalOf(await wrong())).toBe('RES-0009');
    expect(await refusalOf(await reset(resetToken))).toBe('RES-0009');
  });

  test('requires a valid reset token', async () => {
    expect(await refusalOf(await reset('rst-made-up'))).toBe('RES-0009');
  });
});
