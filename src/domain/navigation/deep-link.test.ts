import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepLinkTarget } from './deep-link.ts';
import { cases } from '#tests/support/cases.ts';

const origin = 'https://members.example.org';
const isProtected = (pathname: string) =>
  pathname.startsWith('/medical/') || pathname === '/messages';

it.each([
  ['/medical/claims?page=2#row', '/medical/claims?page=2#row'],
  ['/messages', '/messages'],
  ['/login', null],
  ['/nowhere', null],
  [null, null],
  ['', null],
  ['medical/claims', null],
  ['//evil.example/medical/claims', null],
  ['/\\evil.example/medical/claims', null],
  ['\\\\evil.example', null],
  ['https://evil.example/medical/claims', null],
  ['https://members.example.org/medical/claims', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/\t/evil.example/medical/', null],
  ['/\n/evil.example', null],
  ['/medical/../login', null],
  ['/medical/..//evil.example', null],
])('%s leads to %s', (stored, target) => {
  expect(deepLinkTarget(stored, origin, isProtected)).toBe(target);
});

it('never leaves the origin, whatever was stored', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '@',
    ':',
    '//',
    'evil.example',
    'medical',
    '\t',
    '%2f',
    '?',
    '#',
    'https:',
    ' ',
  );
  const address = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(piece).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(address, (stored) => {
      const target = deepLinkTarget(stored, origin, () => true);
      if (target === null) return;
      expect(new URL(target, origin).origin).toBe(origin);
    }),
    { numRuns: cases },
  );
});
