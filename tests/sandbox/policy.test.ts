import { expect, test } from 'vitest';
import { securityHeaders } from '#deploy/security-headers.ts';

const options = { identityOrigins: ['https://identity.example.org'], formOrigins: [] };
const directivesOf = (headers: Record<string, string>) =>
  (headers['content-security-policy'] ?? '').split('; ');

test('what the policy stops is told to the host when it has a place for it', () => {
  const headers = securityHeaders({ ...options, reportPath: '/reports' });
  expect(directivesOf(headers)).toEqual(
    expect.arrayContaining(['report-to portal', 'report-uri /reports']),
  );
  expect(headers['reporting-endpoints']).toBe('portal="/reports"');
});

test('and to nobody otherwise', () => {
  const headers = securityHeaders(options);
  expect(headers['reporting-endpoints']).toBeUndefined();
  expect(directivesOf(headers).filter((directive) => directive.startsWith('report'))).toEqual([]);
});

test.each(['//evil.example/reports', 'https://evil.example/reports', 'reports'])(
  'reports hold addresses, so they stay on the portal’s own origin: %s',
  (reportPath) => {
    expect(() => securityHeaders({ ...options, reportPath })).toThrow(reportPath);
  },
);
