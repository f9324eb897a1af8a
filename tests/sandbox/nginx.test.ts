import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../deploy/security-headers.ts';

const conf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');

const written = new Map(
  [...conf.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value],
  ),
);

const wanted = Object.entries(
  securityHeaders({
    identityOrigins: ['https://identity.example.org'],
    formOrigins: ['https://partners.example.org', 'https://identity.example.org'],
  }),
);

test.each(wanted)('sends the same %s from nginx as from every other host', (name, value) => {
  expect(written.get(name)).toBe(value);
});

test('adds no headers in a location, which would drop the shared headers', () => {
  const locations = conf.slice(conf.indexOf('\n  location '));
  expect(locations).not.toContain('add_header');
});

test('has no unsafe source in the content security policy', () => {
  expect(written.get('content-security-policy')).not.toMatch(/unsafe-|\*|https?:(?!\/\/)/);
});
