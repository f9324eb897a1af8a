import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { member } from '#src/api/http/call.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { availability } from '#src/api/calls/availability.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
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

describe('a failed change opens the error dialog with its code', () => {
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
  ])('sent too often, with a wait of %s seconds', async (seconds, message) => {
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
  ])(
    'a failed change in a form that shows the wait itself: %i opens the dialog: %s',
    async (status, isOpen) => {
      const portal = await change(() => problem(status), { saysTooOften: true });
      expect(portal.errors.shown.get().isOpen).toBe(isOpen);
      expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-021');
    },
  );

  it('opens the error dialog without a code for an error of the portal', async () => {
    const portal = await change(() => problem(500), {
      mutationFn: () => Promise.reject(new Error('oh')),
    });
    expect(portal.errors.shown.get()).toEqual({ isOpen: true, code: null, message: null });
  });
});

const validationErrors = [{ field: 'newPassword', code: 'CHP-0004', message: 'Too short.' }];

describe('neither dialog nor log', () => {
  it.each([
    ['when the form shows validationErrors', () => problem(422, { validationErrors }), {}],
    ['when the call has a custom error', () => problem(500), { customError: true } as const],
    ['when the portal aborted the call', thrown(new DOMException('gone', 'AbortError')), {}],
    ['when the session has ended', () => problem(401), {}],
    ['when the change succeeded', () => new Response(null, { status: 204 }), {}],
  ])('%s', async (_, answer, options) => {
    const portal = await change(answer, options);
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(warn.mock.calls.filter(([what]) => what === 'apiError')).toEqual([]);
  });
});

it('logs a failed read, and shows it in its place instead of the dialog', async () => {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path) => (path.endsWith('/accumulators') ? problem(500) : null),
  });
  await portal.queryClient.query(portal.queryOf(accumulators('M1'))).catch(() => {});
  expect(warn).toHaveBeenCalledExactlyOnceWith('apiError', 'BP-NFA-100');
  expect(portal.errors.shown.get().isOpen).toBe(false);
});

it('logs validation errors of patients, which no card shows', async () => {
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
])('fires the event apiError for telemetry: %s', async (_, answer, expected) => {
  const collected: string[] = [];
  await change(answer, { listen: (code) => collected.push(code) });
  expect(collected).toEqual(expected);
});

it('logs the code of the availability once', async () => {
  const { portal } = createTestPortal({ answer: () => problem(500) });
  await portal.queryClient.query(portal.queryOf(availability())).catch(() => {});
  expect(warn).not.toHaveBeenCalled();
  await portal.availability.isAvailable();
  expect(warn).toHaveBeenCalledExactlyOnceWith('BP-NFA-009', expect.any(String));
});

it('closes and clears the dialog on sign-out', async () => {
  const portal = await change(() => problem(500));
  expect(portal.errors.shown.get().isOpen).toBe(true);
  portal.session.signOut();
  expect(portal.errors.shown.get()).toMatchObject({ isOpen: false, message: null });
  await expect.poll(() => portal.errors.shown.get().code).toBeNull();
});
