import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { contactPath } from '#src/parts/text/contact-sentence.tsx';
import { createTestPortal } from '#tests/support/test-portal.ts';

/** The routes without sign-in, and the one with sign-in that also leads to `/contact` (product rule 2.16). */
const toContact = [
  '/',
  '/$',
  '/_member/select-plan',
  '/_public/_registration/communication-settings',
  '/_public/_registration/complete-registration',
  '/_public/_registration/create-account',
  '/_public/_registration/register',
  '/_public/account-help',
  '/_public/brand-resources',
  '/_public/contact',
  '/_public/notices/{-$noticeId}',
  '/_public/outage-message',
  '/_public/privacy-policy',
  '/_public/terms-of-use',
  '/anytime',
  '/auth-success',
  '/bypass-outage',
  '/initiate-login',
  '/login',
  '/paperless',
];

const router = createPortalRouter(createTestPortal().portal, createMemoryHistory());
const { routeAccess: accessAt } = router.options.context;
const layouts = [
  '__root__',
  '/_member',
  '/_member/{-$contractType}',
  '/_public',
  '/_public/_registration',
];
const screens = Object.keys(router.routesById).filter((id) => !layouts.includes(id));

/** An address of a route: /_member/message/$messageId → /message/x. */
const addressOf = (id: string) =>
  id
    .replace(/^\/_(member|public)(\/_registration)?/, '')
    .replace('{-$contractType}', 'medical')
    .replaceAll(/\$\w*/g, 'x');

it('names only existing routes in the table', () => {
  expect(screens).toEqual(expect.arrayContaining(toContact));
});

describe('contact link', () => {
  it.each(screens)('%s', (id) => {
    const address = addressOf(id);
    const expected = toContact.includes(id) ? '/contact' : '/contact-us';
    expect(contactPath(accessAt(address), address)).toBe(expected);
  });

  it.each([
    ['/nowhere', '/contact'],
    ['/Select-Plan', '/contact'],
    ['/claims', '/contact-us'],
    ['/dental/claims', '/contact-us'],
    ['/linking-disclaimer', '/contact-us'],
    ['/dental/dashboard', '/contact-us'],
    ['/vision/contact-us', '/contact-us'],
  ])('%s leads to %s', (address, expected) => {
    expect(contactPath(accessAt(address), address)).toBe(expected);
  });
});
