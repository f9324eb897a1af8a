import * as z from 'zod/mini';
import { zCheckPasscodeResponse } from '#generated/member/validators/zCheckPasscodeResponse.ts';
import { zSendPasscodeResponse } from '#generated/member/validators/zSendPasscodeResponse.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import type { Places } from '#sandbox/places.ts';
import { createWorld } from '#sandbox/seed/world.ts';

const world = createWorld(new Date(), 'http://partner.example');

async function post(urls: Places, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${urls.portal}/api/member/public/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer;
}

const zLetters = z.array(z.object({ text: z.string() }));

/** Verifies a user who has forgotten the password by a passcode, and resolves with the token that allows the reset. */
export async function beginReset(
  urls: Places,
  { userName, dateOfBirth }: { userName: string; dateOfBirth: string },
): Promise<{ resetToken: string }> {
  const requestBody = { username: userName, dateOfBirth, channel: 'email' };
  const sent = await post(urls, 'account-help/passcodes', requestBody);
  const { passcodeId } = zSendPasscodeResponse.parse(await sent.json());
  const outbox = await fetch(`${urls.portal}/sandbox/outbox`);
  const [letter] = zLetters.parse(await outbox.json());
  const [passcode] = /\d{6}/.exec(letter?.text ?? '') ?? [];
  const path = 'account-help/passcodes/verifications';
  const checked = await post(urls, path, { passcodeId, passcode });
  const { resetToken = '' } = zCheckPasscodeResponse.parse(await checked.json());
  return { resetToken };
}

/** Takes all steps of a member who has forgotten the password. */
export async function resetPassword(urls: Places, userName: string): Promise<void> {
  const dateOfBirth = world.userNamed(userName)?.person.birthDate ?? '';
  const { resetToken } = await beginReset(urls, { userName, dateOfBirth });
  await post(urls, 'account-help/passwords', {
    resetToken,
    secretAnswer1: 'Biscuit',
    secretAnswer2: 'Magnolia',
    newPassword: 'Harbor-lights9',
  });
}

/** Registers the first member without an account. */
export const register = (urls: Places, username: string): Promise<void> =>
  registerAs(urls, world.candidates[0]?.person.firstName ?? '', username);

/** Registers one of the members without an account. */
export async function registerAs(urls: Places, firstName: string, username: string): Promise<void> {
  const candidate = world.candidates.find(({ person }) => person.firstName === firstName);
  if (candidate === undefined) throw new Error(`${firstName} cannot register`);
  const { memberId, person, ssn, guardian } = candidate;
  const answer = await post(urls, 'member-verifications', {
    memberId,
    ssnLast4: ssn.slice(-4),
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.birthDate,
  });
  await post(urls, 'users', {
    verificationId: zVerifyMemberResponse.parse(await answer.json()).verificationId,
    username,
    password: 'Harbor-lights7',
    email: 'new@mail.example',
    phone: '5015550117',
    termsAccepted: true,
    ...(guardian && { guardian }),
  });
}
