import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { zProblem } from '#generated/member/validators/zProblem.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { clientOf, control, startSandbox } from './member-client.ts';

const world = createWorld(new Date(), 'http://partner.example');

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
});
afterAll(() => sandbox.close());
beforeEach(() => control(sandbox.urls, { reset: true }));

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${sandbox.urls.portal}/api/member/public/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function detailsOf(firstName: string) {
  const candidate = world.candidates.find(({ person }) => person.firstName === firstName);
  if (candidate === undefined) throw new Error(`${firstName} cannot register`);
  const { memberId, person, ssn } = candidate;
  return {
    memberId,
    ssnLast4: ssn.slice(-4),
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.birthDate,
  };
}

const question = {
  companyId: '030',
  phone: '5015550142',
  contractType: 'Medical',
  topic: 'idCard',
  comments: 'Where is my card?',
};

/** Returns how many calls are answered before one is rejected, at most the number of tries. */
async function answeredBefore429(tries: number, call: (turn: number) => Promise<Response>) {
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await call(turn);
    if (answer.status !== 429) continue;
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(zProblem.parse(await answer.json())).toMatchObject({ status: 429 });
    return turn;
  }
  return tries;
}

const fourDigits = (turn: number) => String(turn).padStart(4, '0');

describe('the rate limit', () => {
  test('stops guesses at the last four digits of a member, and then refuses the right digits', async () => {
    const ellis = detailsOf('Ellis');
    const guess = (turn: number) =>
      post('member-verifications', { ...ellis, ssnLast4: fourDigits(turn) });
    expect(await answeredBefore429(40, guess)).toBe(10);
    expect((await post('member-verifications', ellis)).status).toBe(429);
    expect((await post('member-verifications', detailsOf('Nadia'))).status).toBe(200);
  });

  test('stops guesses at taken user names', async () => {
    const accountOf = async (firstName: string) => {
      const answer = await post('member-verifications', detailsOf(firstName));
      const { verificationId } = zVerifyMemberResponse.parse(await answer.json());
      return {
        verificationId,
        username: 'elliswarren',
        password: 'Harbor-lights7',
        email: 'ellis@mail.example',
        phone: '5015550117',
        termsAccepted: true,
      };
    };
    expect((await post('users', await accountOf('Ellis'))).status).toBe(201);
    const account = await accountOf('Nadia');
    expect(await answeredBefore429(40, () => post('users', account))).toBe(10);
  });

  test('stops repeated messages to customer service', async () => {
    expect(await answeredBefore429(60, () => post('contact-requests', question))).toBe(30);
  });

  test('stops repeated messages to customer service when signed in', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const ask = () =>
      maria.send('/api/member/contact-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
      });
    expect(await answeredBefore429(60, ask)).toBe(30);
  });

  test('stops repeated questions about a claim', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const ask = () =>
      maria.send(`/api/v1/claims/${claimCases.paid}/inquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ topic: 'status', comments: 'When will it be finished?' }),
      });
    expect(await answeredBefore429(60, ask)).toBe(30);
  });

  test('stops repeated reports of mistakes in the directory', async () => {
    const maria = await clientOf(sandbox.urls, 'maria');
    const report = () =>
      maria.send('/api/v1/directory-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ practitionerRoleId: 'role-brandt-cedar', mistake: 'phone' }),
      });
    expect(await answeredBefore429(20, report)).toBe(10);
  });
});
