import { expect, it } from 'vitest';
import { readAudit } from './advisories.ts';

const today = '2026-11-28';
const audit = (...found: [name: string, severity: string][]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      found.map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }]),
    ),
  });

it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}', '[]'])(
  'an answer without advisories is no pass: %j',
  (output) => expect(readAudit(output, today)).toEqual({ kind: 'not checked' }),
);

it('no advisories are a pass', () =>
  expect(readAudit(audit(), today)).toEqual({ kind: 'checked', blocking: [], others: [] }));

it('high and critical ones block, others are listed', () =>
  expect(readAudit(audit(['a', 'high'], ['b', 'critical'], ['c', 'moderate']), today)).toEqual({
    kind: 'checked',
    blocking: ['a <2.0.0: high', 'b <2.0.0: critical'],
    others: ['c <2.0.0: moderate'],
  }));

it.each([
  ['2026-11-28', []],
  ['2026-11-27', ['a <2.0.0: high']],
])('one that is accepted until %s', (until, blocking) => {
  const exceptions = { a: { reason: 'Only the build uses it.', until } };
  expect(readAudit(audit(['a', 'high']), today, exceptions)).toMatchObject({ blocking });
});
