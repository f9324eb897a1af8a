import { beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '#src/catalogue/messages.ts';
import type { FullName } from '#src/domain/registration/registration.ts';
import type { RegistrationStep } from '#src/domain/registration/registration-steps.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import type { RunningRegistration } from './running-registration.ts';

let warn = vi.fn();
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const details = {
  firstName: 'Nadia',
  lastName: 'Brooks',
  dateOfBirth: '1986-06-17',
  memberId: 'A4412095601',
  ssnLast4: '7204',
};
const account = { username: 'nadiabrooks', email: 'nadia@mail.example', phone: '5015550117' };
const choices = { paperlessEobs: true, memberTexts: false, annualBenefitLetter: false };
const verified = (guardianRequired = false) =>
  Response.json({
    verificationId: 'ver-1',
    guardianRequired,
    plan: { lobDisplayName: 'Harbor Group PPO 1000', tier1: 'HA' },
  });

type Answer = (request: Request) => Response | Promise<Response>;
type FieldError = [field: string, code: string];

const problem =
  (status: number, more: object = {}): Answer =>
  () =>
    Response.json({ type: 'about:blank', title: 'Problem', status, ...more }, { status });

const invalid = (...errors: FieldError[]): Answer =>
  problem(422, {
    validationErrors: errors.map(([field, code]) => ({ field, code, message: `${field} no` })),
  });

const thrown = (name: string) => () => Promise.reject(new DOMException('x', name));

async function begin({
  verify = () => verified(),
  register,
}: { verify?: Answer; register?: Answer } = {}) {
  const bodies: unknown[] = [];
  const test = createTestPortal({
    answer: async (path, request) => {
      if (!path.includes('/public/member-verifications') && !path.includes('/public/users')) {
        return Response.json(null);
      }
      bodies.push(await request.clone().json());
      if (path.endsWith('/users')) {
        return register?.(request) ?? Response.json({ userId: 'nadiabrooks' }, { status: 201 });
      }
      return verify(request);
    },
  });
  await test.portal.registration.load();
  test.portal.registration.begin();
  const running = test.portal.registration.current();
  if (!running) throw new Error('registration has not begun');
  return { ...test, running, bodies };
}

const verify = (running: RunningRegistration, guardian: FullName | null = null) =>
  running.send({ type: 'member.submitted', details, guardian });

async function registerNow(running: RunningRegistration) {
  await verify(running);
  return registerAfterVerification(running);
}

async function registerAfterVerification(running: RunningRegistration) {
  await running.send({ type: 'account.submitted', account, password: 'Harbor-lights7' });
  await running.send({ type: 'communication.submitted', choices });
  return running.send({ type: 'registration.submitted' });
}

it('sends the fields of the schema, without a session', async () => {
  const { running, bodies, calls } = await begin();
  await registerNow(running);
  expect(running.view().isRegistered).toBe(true);
  expect(calls).toEqual([
    'POST /api/member/public/member-verifications',
    'POST /api/member/public/users',
  ]);
  expect(bodies).toEqual([
    details,
    {
      ...account,
      verificationId: 'ver-1',
      password: 'Harbor-lights7',
      communication: choices,
      termsAccepted: true,
    },
  ]);
});

describe('a rejection of the member', () => {
  it.each<[string, Answer, field: string | null, text: string]>([
    ['no match', problem(422, { code: 'REG-0019' }), null, message('REG-0019')],
    ['a 422 that says nothing', problem(422), null, message('REG-0019')],
    ['an existing account', problem(422, { code: 'REG-0032' }), null, message('REG-0032')],
    ['the MBI', invalid(['mbiLast4', 'REG-0018']), 'mbiLast4', message('REG-0018')],
    [
      'a field with the insurer’s message',
      invalid(['lastName', 'format']),
      'lastName',
      'lastName no',
    ],
    ['the SSN that was not typed', invalid(['ssn', 'format']), 'memberId', 'ssn no'],
    ['an unknown field', invalid(['shoeSize', 'format']), null, 'shoeSize no'],
  ])('%s', async (_, answer, field, text) => {
    const { running, portal } = await begin({ verify: answer });
    expect(await verify(running)).toBe('member');
    expect(running.view().rejectedFields).toEqual([{ step: 'member', field, text }]);
    // The form says it: no dialog, no log.
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it('appears at the number that was sent if it names another number', async () => {
    const { running } = await begin({ verify: invalid(['memberId', 'x'], ['ssnLast4', 'x']) });
    const { firstName, lastName, dateOfBirth, ssnLast4 } = details;
    const bySsn = { firstName, lastName, dateOfBirth, ssn: '900317204', ssnLast4 };
    await running.send({ type: 'member.submitted', details: bySsn, guardian: null });
    expect(running.view().rejectedFields.map(({ field }) => field)).toEqual(['ssn', 'ssn']);
  });

  it('asks for the guardian of a child, and continues with one', async () => {
    const { running } = await begin({ verify: () => verified(true) });
    expect(await verify(running)).toBe('member');
    expect(running.view().rejectedFields.map(({ field }) => field)).toEqual([
      'guardianFirstName',
      'guardianLastName',
    ]);
    expect(await verify(running, { firstName: 'Maria', lastName: 'Delgado' })).toBe('account');
  });
});

describe('a rejection of the account', () => {
  it.each<[FieldError[], RegistrationStep, (string | null)[]]>([
    [[['username', 'REG-0020']], 'account', ['username']],
    [[['password', 'REG-0009']], 'account', ['password']],
    [[['email', 'format']], 'account', ['email']],
    [[['phone', 'format']], 'account', ['phone']],
    [[['guardian.firstName', 'required']], 'member', ['guardianFirstName']],
    [[['guardian.lastName', 'required']], 'member', ['guardianLastName']],
    [[['guardian', 'required']], 'member', ['guardianFirstName']],
    [[['verificationId', 'expired']], 'member', [null]],
    [[['communication.paperlessEobs', 'x']], 'communication', ['paperlessEobs']],
    [[['communication.memberTexts', 'x']], 'communication', ['memberTexts']],
    [[['communication.annualBenefitLetter', 'x']], 'communication', ['annualBenefitLetter']],
    [[['termsAccepted', 'x']], 'completion', ['termsAccepted']],
    [[['shoeSize', 'x']], 'completion', [null]],
  ])('%j leads to %s', async (errors, step, fields) => {
    const { running, portal } = await begin({ register: invalid(...errors) });
    expect(await registerNow(running)).toBe(step);
    expect(running.view().rejectedFields.map(({ field }) => field)).toEqual(fields);
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it('requires a new verification if it names the verification', async () => {
    const { running } = await begin({ register: invalid(['verificationId', 'expired']) });
    await registerNow(running);
    expect(running.open('account')).toBe('member');
  });

  it.each(['REG-0031', 'REG-0032'] as const)('%s leads to the first step', async (code) => {
    const { running } = await begin({ register: problem(422, { code }) });
    expect(await registerNow(running)).toBe('member');
    expect(running.view().rejectedFields).toEqual([
      { step: 'member', field: null, text: message(code) },
    ]);
    expect(running.view().account).toEqual(account);
    expect(running.open('account')).toBe('member');
  });
});

const faults: [string, Answer][] = [
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', thrown('TimeoutError')],
  ...[400, 401, 403, 404, 429, 500, 503].map((status): [string, Answer] => [
    String(status),
    problem(status),
  ]),
  ['malformed JSON', () => new Response('{"a":')],
  ['HTML', () => new Response('<!doctype html>')],
  ['an empty body', () => new Response('')],
  ['a wrong shape', () => Response.json({ hello: 'world' })],
];

/** Returns the dialog's own words, null where it has the usual ones. */
const messageFor = (fault: string) =>
  fault === '429' ? 'You’ve tried this too many times. Wait a few minutes and try again.' : null;

describe('any other failure shows its code, and changes nothing', () => {
  it.each(faults)('verification: %s', async (name, answer) => {
    const { running, portal } = await begin({ verify: answer });
    expect(await verify(running)).toBe('member');
    expect(portal.errors.shown.get()).toEqual({
      isOpen: true,
      code: 'BP-NFA-100',
      message: messageFor(name),
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-100');
    expect(running.view().rejectedFields).toEqual([]);
  });

  it.each<[string, Answer]>([...faults, ['422 that says nothing', problem(422)]])(
    'registration: %s',
    async (name, answer) => {
      const { running, portal } = await begin({ register: answer });
      expect(await registerNow(running)).toBe('completion');
      expect(portal.errors.shown.get()).toEqual({
        isOpen: true,
        code: 'BP-NFA-003',
        message: messageFor(name),
      });
      expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-003');
      expect(running.view()).toMatchObject({ account, choices, isRegistered: false });
      expect(running.heldPassword()).toBe('Harbor-lights7');
    },
  );
});

describe('leaving', () => {
  const untilAborted: Answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });

  it('clears everything, and cancels the running call silently', async () => {
    const { running, portal, calls } = await begin({ register: untilAborted });
    const ended = registerNow(running);
    await expect.poll(() => calls.length).toBe(2);
    expect(running.view().isBusy).toBe(true);
    portal.registration.end();
    expect(await ended).toBeNull();
    expect(portal.registration.current()).toBeNull();
    expect(running.heldPassword()).toBe('');
    expect(JSON.stringify(running.view())).not.toMatch(/nadia|501|ver-1|Harbor/i);
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores a form that is left later', async () => {
    const { running, portal } = await begin();
    portal.registration.end();
    expect(await running.send({ type: 'typing.left', typed: { account } })).toBeNull();
    expect(running.view().typed.account.username).toBe('');
  });

  it('the next registration begins empty', async () => {
    const { running, portal } = await begin();
    await verify(running);
    portal.registration.end();
    portal.registration.begin();
    expect(portal.registration.current()).not.toBe(running);
    expect(portal.registration.current()?.open('account')).toBe('member');
  });
});

it('keeps the registration when the first step opens again, and begins a new one after the end', async () => {
  const { running, portal } = await begin();
  await verify(running);
  portal.registration.begin();
  expect(portal.registration.current()).toBe(running);
  expect(running.view()).toMatchObject({ step: 'member', planName: 'Harbor Group PPO 1000' });
  running.open('account');
  await registerAfterVerification(running);
  expect(running.view().isRegistered).toBe(true);
  portal.registration.begin();
  expect(portal.registration.current()).not.toBe(running);
});

it('begins nothing before its code has loaded', () => {
  const { portal } = createTestPortal();
  portal.registration.begin();
  expect(portal.registration.current()).toBeNull();
});

it('stores nothing', async () => {
  const { running, session } = await begin();
  await registerNow(running);
  expect(Object.keys(session)).toEqual([]);
});
