import { expect, test } from 'vitest';
import { securityHeaders } from '#deploy/security-headers.ts';

const options = { identityOrigins: ['https://identity.example.org'], formOrigins: [] };
const directivesOf = (headers: Record<string, string>) =>
  (headers['content-security-policy'] ?? '').split('; ');

test('reports violations to the host if it has an endpoint', () => {
  const headers = securityHeaders({ ...options, reportPath: '/reports' });
  expect(directivesOf(headers)).toEqual(
    expect.arrayContaining(['report-to portal', 'report-uri /reports']),
  );
  expect(headers['reporting-endpoints']).toBe('portal="/reports"');
});

test('does not report violations without an endpoint', () => {
  const headers = securityHeaders(options);
  expect(headers['reporting-endpoints']).toBeUndefined();
  expect(directivesOf(headers).filter((directive) => directive.startsWith('report'))).toEqual([]);
});

test.each(['//evil.example/reports', 'https://evil.example/reports', 'reports'])(
  'refuses reports to another origin, because they contain addresses: %s',
  (reportPath) => {
    expect(() => securityHeaders({ ...options, reportPath })).toThrow(reportPath);
  },
);
