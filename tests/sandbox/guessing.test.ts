import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zCheckPasscodeResponse } from '#generated/member/validators/zCheckPasscodeResponse.ts';
import { zProblem } from '#generated/member/validators/zProblem.ts';
import { zSendPasscodeResponse } from '#generated/member/validators/zSendPasscodeResponse.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import { zCreateHealthLinkResponse } from '#generated/v1/validators/zCreateHealthLinkResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { seal } from '#src/api/health-link.ts';
import { openSignInPage, type SignInPage } from './browser.ts';
import { clientOf, control, startSandbox } from './member-client.ts';

const world = createWorld(new Date(), 'http://partner.example');
const bornOn = world.userNamed('maria')?.person.birthDate ?? '';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox.urls, { reset: true }));

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const post = (path: string, body: object) =>
  fetch(`${sandbox.urls.portal}/api/member/public/${path}`, json('POST', body));

/** Differs with each turn, and is never anyone's. */
const digits = (turn: number, length: number) => String(7_000_000_000 + turn).slice(-length);
const dayOf = (turn: number) => new Date(Date.UTC(1930, 0, turn + 1)).toISOString().slice(0, 10);
const spelled = (text: string, turn: number) =>
  [text, text.toUpperCase(), text.toLowerCase(), ` ${text}`][turn % 4] ?? text;

const zLetters = z.array(z.object({ text: z.string() }));
async function lastLetter(): Promise<string> {
  const outbox = await fetch(`${sandbox.urls.portal}/sandbox/outbox`);
  return zLetters.parse(await outbox.json())[0]?.text ?? '';
}

const askForPasscode = (username: string, dateOfBirth = bornOn) =>
  post('account-help/passcodes', { username, dateOfBirth, channel: 'text' });
async function passcodeId(): Promise<string> {
  return zSendPasscodeResponse.parse(await (await askForPasscode('maria')).json()).passcodeId;
}
async function allowedReset(): Promise<string> {
  const id = await passcodeId();
  const [passcode] = /\d{6}/.exec(await lastLetter()) ?? [];
  const answer = await post('account-help/passcodes/verifications', { passcodeId: id, passcode });
  return zCheckPasscodeResponse.parse(await answer.json()).resetToken ?? '';
}

/** The same thing for three turns, as a passcode and a reset take three guesses. */
function renewed<T>(make: () => Promise<T>): (turn: number) => Promise<T> {
  let current: Promise<T> | null = null;
  return (turn) => {
    if (current === null || turn % 3 === 0) current = make();
    return current;
  };
}

type Try = (turn: number) => Promise<Response>;

function verification(firstName: string) {
  const candidate = world.candidates.find(({ person }) => person.firstName === firstName);
  if (candidate === undefined) throw new Error(`${firstName} cannot register`);
  const { memberId, person, ssn } = candidate;
  const names = { firstName: person.firstName, lastName: person.lastName };
  return { ...names, memberId, ssn, ssnLast4: ssn.slice(-4), dateOfBirth: person.birthDate };
}
type Details = Partial<ReturnType<typeof verification>> & { mbiLast4?: string };

/** Verifications of a member with some known details and the rest guessed. */
const verifying = (
  firstName: string,
  knownFields: readonly (keyof Details)[],
  guessed: (turn: number) => Details,
): Try => {
  const all: Details = verification(firstName);
  return (turn) =>
    post('member-verifications', {
      ...Object.fromEntries(knownFields.map((field) => [field, all[field]])),
      ...guessed(turn),
    });
};
const named = ['firstName', 'lastName', 'dateOfBirth'] as const;

const username = (change: (turn: number) => object): Try => {
  const maria = {
    memberId: 'A1042887701',
    dateOfBirth: bornOn,
    email: 'maria.delgado@mail.example',
  };
  return (turn) => post('account-help/usernames', { ...maria, ...change(turn) });
};

async function passcodePage(): Promise<SignInPage> {
  const page = await openSignInPage(sandbox.urls);
  const { url, browser } = page;
  await browser.submit(`${url}/password`, { userName: 'maria', password: 'Maria-2026!' });
  return page;
}

async function lockedLink(): Promise<string> {
  const maria = await clientOf(sandbox.urls, 'maria');
  const { content } = await seal('{}');
  const made = await maria.send(
    '/api/v1/members/A1042887701/health-links',
    json('POST', { content, hours: 1, passcode: 'four-2-nine' }),
  );
  return zCreateHealthLinkResponse.parse(await made.json()).manifestUrl ?? '';
}

/** Every guessable endpoint with the part that varies from guess to guess, and the number of guesses answered. */
const doors: Readonly<Record<string, readonly [varies: string, make: () => Try | Promise<Try>][]>> =
  {
    'member verification': [
      [
        'SSN, without a member ID',
        () =>
          verifying('Ellis', named, (turn) => {
            return { ssn: digits(turn, 9), ssnLast4: digits(turn, 4) };
          }),
      ],
      [
        'SSN, with the name in other letters',
        () =>
          verifying('Ellis', named, (turn) => {
            const { firstName, lastName } = verification('Ellis');
            const names = {
              firstName: spelled(firstName, turn),
              lastName: spelled(lastName, turn + 1),
            };
            return { ...names, ssn: digits(turn, 9), ssnLast4: digits(turn, 4) };
          }),
      ],
      [
        'last four digits',
        () =>
          verifying('Ellis', [...named, 'memberId'], (turn) => {
            return { ssnLast4: digits(turn, 4) };
          }),
      ],
      [
        'member ID',
        () =>
          verifying('Ellis', [...named, 'ssnLast4'], (turn) => {
            return { memberId: `A${digits(turn, 10)}` };
          }),
      ],
      [
        'member ID in other letters',
        () =>
          verifying('Ellis', named, (turn) => {
            const { memberId } = verification('Ellis');
            return { memberId: spelled(memberId, turn % 3), ssnLast4: digits(turn, 4) };
          }),
      ],
      [
        'date of birth',
        () =>
          verifying('Ellis', ['firstName', 'lastName', 'memberId', 'ssnLast4'], (turn) => {
            return { dateOfBirth: dayOf(turn) };
          }),
      ],
      [
        'first name',
        () =>
          verifying('Ellis', ['lastName', 'dateOfBirth', 'ssn', 'ssnLast4'], (turn) => {
            return { firstName: `Ell${'i'.repeat(turn + 2)}s` };
          }),
      ],
      [
        'last name',
        () =>
          verifying('Ellis', ['firstName', 'dateOfBirth', 'memberId', 'ssnLast4'], (turn) => {
            return { lastName: `War${'r'.repeat(turn + 2)}en` };
          }),
      ],
      [
        'MBI',
        () =>
          verifying('Walter', [...named, 'memberId', 'ssnLast4'], (turn) => {
            return { mbiLast4: digits(turn, 4) };
          }),
      ],
    ],
    'user name': [
      ['date of birth', () => username((turn) => ({ dateOfBirth: dayOf(turn) }))],
      ['member ID', () => username((turn) => ({ memberId: `A${digits(turn, 10)}` }))],
      ['email', () => username((turn) => ({ email: `maria${String(turn)}@mail.example` }))],
      [
        'member ID in other letters',
        () =>
          username((turn) => {
            return {
              memberId: spelled('A1042887701', turn % 3),
              email: `${String(turn)}@mail.example`,
            };
          }),
      ],
    ],
    'passcodes that are sent in account help': [
      ['nothing', () => () => askForPasscode('maria')],
      ['user name in other letters', () => (turn) => askForPasscode(spelled('maria', turn))],
      ['date of birth', () => (turn) => askForPasscode('maria', dayOf(turn))],
      ['nothing, for an unknown user name', () => () => askForPasscode('nobody')],
    ],
    'passcode in account help': [
      [
        'passcode',
        () => {
          const id = renewed(passcodeId);
          return async (turn) =>
            post('account-help/passcodes/verifications', {
              passcodeId: await id(turn),
              passcode: digits(turn, 6),
            });
        },
      ],
    ],
    'passcode at sign-in': [
      [
        'passcode, over several sign-ins',
        () => {
          const page = renewed(passcodePage);
          return async (turn) => {
            const { url, browser } = await page(turn);
            return browser.submit(`${url}/passcode`, { passcode: `${digits(turn, 5)}x` });
          };
        },
      ],
    ],
    'passcodes that are sent at sign-in': [
      [
        'sign-in',
        () => async () => {
          const { url, browser } = await openSignInPage(sandbox.urls);
          return browser.submit(`${url}/password`, { userName: 'maria', password: 'Maria-2026!' });
        },
      ],
    ],
    'secret answers': (['secretAnswer1', 'secretAnswer2'] as const).map((field) => [
      `${field}, over several resets`,
      () => {
        const token = renewed(allowedReset);
        return async (turn) =>
          post('account-help/passwords', {
            resetToken: await token(turn),
            newPassword: 'Harbor-lights9',
            secretAnswer1: 'Biscuit',
            secretAnswer2: 'Magnolia',
            [field]: `Guess ${String(turn)}`,
          });
      },
    ]),
    'current password': [
      [
        'password and what it is for',
        async () => {
          const maria = await clientOf(sandbox.urls, 'maria');
          const users = '/api/member/users/id-maria';
          return (turn) => {
            const currentPassword = `Guess-${String(turn)}!`;
            return turn % 2 === 0
              ? maria.send(`${users}/reauthentications`, json('POST', { currentPassword }))
              : maria.send(
                  `${users}/password`,
                  json('PUT', { currentPassword, newPassword: 'Harbor-lights9' }),
                );
          };
        },
      ],
    ],
    'passcode of a health link': [
      [
        'passcode, over several links',
        () => {
          const link = renewed(lockedLink);
          return async (turn) =>
            fetch(
              await link(turn),
              json('POST', { recipient: 'A clinic', passcode: digits(turn, 8) }),
            );
        },
      ],
    ],
  };

/** Returns how many guesses are answered before one is rejected, at most the number of tries. */
async function answeredBefore429(tries: number, guess: Try) {
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await guess(turn);
    if (answer.status !== 429) continue;
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    if (answer.headers.get('content-type')?.includes('html') === true) {
      expect(await answer.text()).toContain('Wait 15 minutes and sign in again');
    } else {
      expect(zProblem.parse(await answer.json())).toMatchObject({ status: 429 });
    }
    return turn;
  }
  return tries;
}

describe.each(Object.entries(doors))('S20: %s', (_, tries) => {
  test.each(tries)('allows ten guesses when %s varies', async (_varies, make) => {
    const guess = await make();
    expect(await answeredBefore429(25, guess)).toBe(10);
    await control(sandbox.urls, { unlock: '*' });
    expect((await guess(0)).status).not.toBe(429);
  });
});

test('S20: limits verifications in which everything varies', async () => {
  const guess: Try = (turn) =>
    post('member-verifications', {
      firstName: `Ellis ${String(turn)}`,
      lastName: 'Warren',
      dateOfBirth: dayOf(turn),
      ssn: digits(turn, 9),
      ssnLast4: digits(turn, 4),
    });
  expect(await answeredBefore429(400, guess)).toBe(300);
});

test('S20: counts wrong passcodes of sign-in and account help together', async () => {
  const { url, browser } = await passcodePage();
  const atSignIn: Try = (turn) => browser.submit(`${url}/passcode`, { passcode: digits(turn, 6) });
  expect(await answeredBefore429(3, atSignIn)).toBe(3);
  const id = renewed(passcodeId);
  const inHelp: Try = async (turn) =>
    post('account-help/passcodes/verifications', {
      passcodeId: await id(turn),
      passcode: digits(turn, 6),
    });
  expect(await answeredBefore429(20, inHelp)).toBe(7);
  expect((await askForPasscode('maria')).status).toBe(429);
});

test('does not count 15 right verifications and 15 sign-ins with a right passcode', async () => {
  const verify = () => post('member-verifications', verification('Nadia'));
  expect(await answeredBefore429(15, verify)).toBe(15);
  zVerifyMemberResponse.parse(await (await verify()).json());
  const signIn: Try = async () => {
    const { url, browser } = await passcodePage();
    const [passcode = ''] = /\d{6}/.exec(await lastLetter()) ?? [];
    return browser.submit(`${url}/passcode`, { passcode });
  };
  expect(await answeredBefore429(15, signIn)).toBe(15);
});
