import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { member } from '#src/api/http/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { availability } from '#src/api/calls/availability.ts';
import { patients } from '#src/api/calls/patients.ts';
import { planOf } from '#tests/support/plans.ts';
import { refusedRenewal } from '#tests/support/provider-answers.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

let warn = vi.fn();
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'Problem', status, ...more }, { status });

/** A change of the password whose call ends as `answer` says. */
async function change(
  answer: () => Response | Promise<Response>,
  options: {
    customError?: true;
    saysTooOften?: true;
    mutationFn?: () => Promise<void>;
    listen?: (code: string) => void;
  } = {},
) {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path) => (path.endsWith('/password') ? answer() : null),
    fetchToken: () => Promise.resolve(refusedRenewal()),
  });
  if (options.listen) portal.errors.onApiError(options.listen);
  const mutation = new MutationObserver(portal.queryClient, {
    mutationFn:
      options.mutationFn ??
      (() =>
        portal.send(
          member.write(
            'PUT /users/{userId}/password',
            z.undefined(),
            {
              params: { path: { userId: 'maria' } },
              body: { currentPassword: 'Maria-2026!', newPassword: 'Maria-2027!' },
            },
            () => {},
          ),
        )),
    meta: {
      ...(options.customError && { customError: true }),
      ...(options.saysTooOften && { saysTooOften: true }),
    },
  });
  await mutation.mutate().catch(() => {});
  return portal;
}

const thrown = (error: Error) => (): Promise<Response> => Promise.reject(error);

describe('a change that fails is said in the global error dialog, with its code', () => {
  it.each([
    ['500', () => problem(500)],
    ['403', () => problem(403)],
    ['422 without validationErrors', () => problem(422)],
    ['offline', thrown(new TypeError('Failed to fetch'))],
    ['timeout', thrown(new DOMException('late', 'TimeoutError'))],
  ])('%s', async (_, answer) => {
    const portal = await change(answer);
    expect(portal.errors.shown.get()).toEqual({ isOpen: true, code: 'BP-NFA-021', message: null });
    expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-021');
  });

  it.each([
    ['90', 'You’ve tried this too many times. Wait 2 minutes and try again.'],
    ['5400', 'You’ve tried this too many times. Wait 90 minutes and try again.'],
    ['5401', 'You’ve tried this too many times. Wait 2 hours and try again.'],
    ['86400', 'You’ve tried this too many times. Wait 24 hours and try again.'],
    ['60', 'You’ve tried this too many times. Wait 1 minute and try again.'],
    ['7', 'You’ve tried this too many times. Wait 1 minute and try again.'],
    ['0', 'You’ve tried this too many times. Wait a few minutes and try again.'],
    ['soon', 'You’ve tried this too many times. Wait a few minutes and try again.'],
    [null, 'You’ve tried this too many times. Wait a few minutes and try again.'],
  ])('too often, to be tried again after %s seconds', async (seconds, message) => {
    const portal = await change(() => {
      const answer = problem(429);
      if (seconds !== null) answer.headers.set('retry-after', seconds);
      return answer;
    });
    expect(portal.errors.shown.get()).toEqual({ isOpen: true, code: 'BP-NFA-021', message });
  });

  it.each([
    [429, false],
    [500, true],
  ])('a form that says how long to wait: %i opens the dialog: %s', async (status, isOpen) => {
    const portal = await change(() => problem(status), { saysTooOften: true });
    expect(portal.errors.shown.get().isOpen).toBe(isOpen);
    expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-021');
  });

  it('a fault of the portal itself has no code', async () => {
    const portal = await change(() => problem(500), {
      mutationFn: () => Promise.reject(new Error('oh')),
    });
    expect(portal.errors.shown.get()).toEqual({ isOpen: true, code: null, message: null });
  });
});

const validationErrors = [{ field: 'newPassword', code: 'CHP-0004', message: 'Too short.' }];

describe('no dialog, no log', () => {
  it.each([
    ['the form says it: validationErrors', () => problem(422, { validationErrors }), {}],
    ['the call asks for its own error', () => problem(500), { customError: true } as const],
    ['we gave up ourselves', thrown(new DOMException('gone', 'AbortError')), {}],
    ['the session is over', () => problem(401), {}],
    ['it worked', () => new Response(null, { status: 204 }), {}],
  ])('%s', async (_, answer, options) => {
    const portal = await change(answer, options);
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(warn.mock.calls.filter(([what]) => what === 'apiError')).toEqual([]);
  });
});

it('a failed question is logged and shown where it was asked, not in the dialog', async () => {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path) => (path.endsWith('/accumulators') ? problem(500) : null),
  });
  await portal.queryClient.query(portal.queryOf(accumulators('M1'))).catch(() => {});
  expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-100');
  expect(portal.errors.shown.get().isOpen).toBe(false);
});

it('patients that are refused with validationErrors are in the log: no card says why', async () => {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path) => (path.includes('/Patient') ? problem(422, { validationErrors }) : null),
  });
  await portal.queryClient.query(portal.queryOf(patients(planOf('Medical')))).catch(() => {});
  expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-FA-004');
});

it.each<[string, () => Response, string[]]>([
  ['a change that fails', () => problem(500), ['BP-NFA-021']],
  ['one whose form says it', () => problem(422, { validationErrors }), []],
  ['one that works', () => new Response(null, { status: 204 }), []],
])('apiError is an event for whoever collects it: %s', async (_, answer, expected) => {
  const collected: string[] = [];
  await change(answer, { listen: (code) => collected.push(code) });
  expect(collected).toEqual(expected);
});

it('availability logs its own code, once', async () => {
  const { portal } = createTestPortal({ answer: () => problem(500) });
  await portal.queryClient.query(portal.queryOf(availability())).catch(() => {});
  expect(warn).not.toHaveBeenCalled();
  await portal.availability.isAvailable();
  expect(warn).toHaveBeenCalledExactlyOnceWith('BP-NFA-009', expect.any(String));
});

it('signing out closes the dialog and forgets what it said', async () => {
  const portal = await change(() => problem(500));
  expect(portal.errors.shown.get().isOpen).toBe(true);
  portal.session.signOut();
  expect(portal.errors.shown.get()).toMatchObject({ isOpen: false, message: null });
  await expect.poll(() => portal.errors.shown.get().code).toBeNull();
});
