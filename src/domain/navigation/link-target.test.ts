import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepLinkTarget } from './deep-link.ts';
import { linkTarget } from './link-target.ts';
import { cases } from '#tests/support/cases.ts';

const origin = 'https://members.example.org';
const resolve = (to: string) => linkTarget(to, (path) => deepLinkTarget(path, origin, () => true));

describe('/linking?to=', () => {
  it.each([
    ['dashboard', '/dashboard'],
    ['claims', '/claims'],
    ['spending', '/spending-details'],
    ['authorizations', '/authorizations'],
    ['IdCard', '/id-card'],
    ['payment', '/payment-center'],
    ['pharmacy', '/pharmacy'],
    ['programs', '/programs'],
    ['documents', '/documents'],
    ['FindCare', '/find-care'],
    ['MessageCenter', '/messages'],
    ['settings', '/settings'],
    ['contact', '/contact-us'],
    ['/medical/linking', '/medical/linking'],
    ['/medical/claims?page=2#x', '/medical/claims?page=2#x'],
  ])('%s leads to %s', (to, path) => expect(resolve(to)).toEqual({ kind: 'path', path }));

  it.each(['interqual', 'cob', 'updatepolicy', 'UpdatePolicyMetallic'])(
    '%s leads to that application',
    (to) => expect(resolve(to)).toEqual({ kind: 'application', app: to.toLowerCase() }),
  );

  it.each([
    '',
    'unknown',
    'constructor',
    '__proto__',
    'https://elsewhere.example/claims',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/linking?to=/linking',
    '/LINKING',
  ])('%s leads nowhere', (to) => expect(resolve(to)).toBeNull());

  it('never leaves the portal', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webUrl().map((url) => `/${url}`),
        ),
        (to) => {
          const target = resolve(to);
          if (target?.kind !== 'path') return;
          expect(new URL(target.path, origin).origin).toBe(origin);
        },
      ),
      { numRuns: cases },
    );
  });
});
