import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { clientOf, control, startSandbox, type MemberClient } from './member-client.ts';

const somePath = '/api/member/users/id-sam/memberships';

let sandbox: Sandbox;
let sam: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  sam = await clientOf(sandbox.urls, 'sam');
});
afterEach(() => control(sandbox.urls, { clearFaults: '*' }));
afterAll(() => sandbox.close());

/** Returns the result of a call: the status and the kind of body, or that no response arrives. */
async function outcome(init?: RequestInit, path = somePath): Promise<string> {
  try {
    const answer = await sam.send(path, init);
    const text = await answer.text();
    return `${String(answer.status)} ${kindOf(text)}`;
  } catch {
    return 'no answer';
  }
}

function kindOf(text: string): string {
  if (text === '') return 'empty';
  if (text.startsWith('<')) return 'HTML';
  try {
    const body: unknown = JSON.parse(text);
    const isRight = typeof body === 'object' && body !== null && 'userMemberships' in body;
    return isRight ? 'memberships' : 'other JSON';
  } catch {
    return 'not JSON';
  }
}

const kinds = [
  { kind: 'status', value: 503, expected: '503 other JSON' },
  { kind: 'malformed-json', expected: '200 not JSON' },
  { kind: 'html', expected: '200 HTML' },
  { kind: 'empty', expected: '200 empty' },
  { kind: 'wrong-shape', expected: '200 other JSON' },
  { kind: 'reset', expected: 'no answer' },
  { kind: 'lost-answer', expected: 'no answer' },
  { kind: 'delay', value: 10, expected: '200 memberships' },
];

describe.each(kinds)('$kind', ({ kind, value, expected }) => {
  test('sets a fault by operationId until it is cleared', async () => {
    await control(sandbox.urls, { fault: { operation: 'getMemberships', kind, value } });
    expect(await outcome()).toBe(expected);
    expect(await outcome()).toBe(expected);
    await control(sandbox.urls, { clearFaults: 'getMemberships' });
    expect(await outcome()).toBe('200 memberships');
  });

  test('sets a fault by the header of one request', async () => {
    const header = value === undefined ? kind : `${kind}=${String(value)}`;
    expect(await outcome({ headers: { 'x-sandbox-fault': header } })).toBe(expected);
    expect(await outcome()).toBe('200 memberships');
  });
});

test.each([
  ['GET /api/member/users/*', '500 other JSON'],
  ['/api/member/users/*/memberships', '500 other JSON'],
  ['POST /api/member/users/*', '200 memberships'],
  ['GET /api/member/users/id-sam', '200 memberships'],
  ['getAccessRights', '200 memberships'],
])('the pattern %s gives %s', async (operation, expected) => {
  await control(sandbox.urls, { fault: { operation, kind: 'status' } });
  expect(await outcome()).toBe(expected);
});

test('tells a fixed path from a path with a parameter', async () => {
  await control(sandbox.urls, { fault: { operation: 'getMessage', kind: 'status' } });
  const count = '/api/member/message-center/A2073351801/messages/count';
  expect(await outcome({}, count)).toBe('200 other JSON');
});

test('repeats a fault a number of times', async () => {
  await control(sandbox.urls, {
    fault: { operation: 'getMemberships', kind: 'status', value: 500, times: 2 },
  });
  expect([await outcome(), await outcome(), await outcome()]).toEqual([
    '500 other JSON',
    '500 other JSON',
    '200 memberships',
  ]);
});

test('delays an answer by the stated time', async () => {
  await control(sandbox.urls, {
    fault: { operation: 'getMemberships', kind: 'delay', value: 300 },
  });
  const before = performance.now();
  await outcome();
  expect(performance.now() - before).toBeGreaterThan(290);
});

test('makes the configuration fail', async () => {
  await control(sandbox.urls, { fault: { operation: '/config.json', kind: 'html' } });
  expect(await outcome({}, '/config.json')).toBe('200 HTML');
});

test('refuses an invalid control request with the reason, without a change', async () => {
  const answer = await control(sandbox.urls, {
    notice: 'Tonight',
    fault: { operation: 'x', kind: 'explode' },
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('fault.kind');
  const state = await fetch(`${sandbox.urls.portal}/sandbox/control`);
  expect(await state.json()).toMatchObject({ notice: null, faults: [] });
});

describe('the control page', () => {
  const submit = (
    fields: Record<string, string>,
    origin = sandbox.urls.portal,
  ): Promise<Response> =>
    fetch(`${sandbox.urls.portal}/sandbox/form`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(fields),
    });
  const shown = async (): Promise<string> => (await fetch(`${sandbox.urls.portal}/sandbox`)).text();

  test('sets and clears a fault by its forms, without script', async () => {
    const fault = { operation: 'getMemberships', kind: 'status', value: '503', times: '' };
    expect((await submit({ action: 'fault', ...fault })).status).toBe(303);
    expect(await outcome()).toBe('503 other JSON');
    expect(await shown()).toContain('<code>getMemberships</code>: status 503');
    await submit({ action: 'clearFaults', operation: 'getMemberships' });
    expect(await shown()).toContain('No faults are set.');
    expect(await shown()).not.toContain('<script');
  });

  test('switches outage, notice, token time and rotation', async () => {
    await submit({
      action: 'switches',
      isSystemAvailable: 'no',
      notice: '<p>"Tonight"</p>',
      accessTokenSeconds: '20',
      refreshTokenRotation: 'never',
    });
    const state = await fetch(`${sandbox.urls.portal}/sandbox/control`);
    expect(await state.json()).toMatchObject({
      isSystemAvailable: false,
      notice: '<p>"Tonight"</p>',
      accessTokenSeconds: 20,
      refreshTokenRotation: 'never',
    });
    expect(await shown()).toContain('&lt;p&gt;&quot;Tonight&quot;&lt;/p&gt;');
    await control(sandbox.urls, { reset: true });
  });

  test('refuses the form of another site', async () => {
    const answer = await submit({ action: 'reset' }, 'https://elsewhere.example');
    expect(answer.status).toBe(403);
  });
});
