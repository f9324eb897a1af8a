import { expect, it } from 'vitest';
import type { ApiFailure } from '#src/api/http/failure.ts';
import type { StatusId } from '#src/catalogue/status-texts.ts';
import { failedStatus } from './failure-screen.tsx';

const answered = (status: number) => ({ kind: 'status', status }) as const;

it.each<[name: string, failure: Pick<ApiFailure, 'kind' | 'status'> | null, page: StatusId]>([
  ['an unreachable service', { kind: 'network', status: null }, 'error-event'],
  ['no answer in time', { kind: 'timeout', status: null }, 'error-event'],
  ['400', answered(400), 400],
  ['401', answered(401), 401],
  ['403', answered(403), 403],
  ['404', answered(404), 404],
  ['422', answered(422), 422],
  ['500', answered(500), 500],
  ['503', answered(503), 503],
  ['429', answered(429), 429],
  ['502', answered(502), 'default'],
  ['an answer that cannot be read', { kind: 'unreadable', status: null }, 'default'],
  ['a call that was given up', { kind: 'aborted', status: null }, 'default'],
  ['a session that ended', { kind: 'session', status: null }, 'UNAUTHORIZED_ERROR'],
  ['a fault of the portal itself', null, 'UNHANDLED_ERROR'],
])('%s', (_, failure, page) => {
  expect(failedStatus(failure)).toBe(page);
});
