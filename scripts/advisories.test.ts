import { expect, it } from 'vitest';
import { readAudit } from './advisories.ts';

const today = '2026-11-28';
const audit = (...advisories: [name: string, severity: string][]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      advisories.map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }]),
    ),
  });

it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}', '[]'])(
  'fails on an answer without advisories: %j',
  (output) => expect(readAudit(output, today)).toEqual({ kind: 'not checked' }),
);

it('passes without advisories', () =>
  expect(readAudit(audit(), today)).toEqual({ kind: 'checked', blocking: [], others: [] }));

it('blocks on high and critical advisories, and lists others', () =>
  expect(readAudit(audit(['a', 'high'], ['b', 'critical'], ['c', 'moderate']), today)).toEqual({
    kind: 'checked',
    blocking: ['a <2.0.0: high', 'b <2.0.0: critical'],
    others: ['c <2.0.0: moderate'],
  }));

it.each([
  ['2026-11-28', []],
  ['2026-11-27', ['a <2.0.0: high']],
])('an advisory accepted until %s', (until, blocking) => {
  const exceptions = { a: { reason: 'Only the build uses it.', until } };
  expect(readAudit(audit(['a', 'high']), today, exceptions)).toMatchObject({ blocking });
});
