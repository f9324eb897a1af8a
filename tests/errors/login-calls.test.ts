import { expect, it, vi } from 'vitest';
import { answerOf } from '#src/boot/before-sign-in.ts';

it.each([
  ['an error with a body', () => Promise.resolve(Response.json({ status: 500 }, { status: 500 }))],
  ['an error without a body', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('logs %s on the sign-in page as a failure', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await expect(answerOf('/api/member/public/systemavailability')).rejects.toThrow();
  vi.unstubAllGlobals();
});
