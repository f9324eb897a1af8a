import { describe, expect, it } from 'vitest';
import { campaignOf } from './campaign.ts';
import { legacyRedirect } from './legacy-redirects.ts';

describe('product rule 2.1: an old address leads to the present one', () => {
  it.each([
    ['/dv-dashboard', '/dental/dashboard'],
    ['/medical-claims', '/claims'],
    ['/medical/medical-claims', '/medical/claims'],
    ['/Medical/Medical-Claims/', '/medical/claims'],
    ['/prior-authorizations', '/authorizations'],
    ['/dental/prior-authorizations/a1', '/dental/authorizations/a1'],
    ['/message_center', '/messages'],
    ['/MESSAGE_CENTER/M-1', '/message/M-1'],
    ['//message_center//m-1', '/message/m-1'],
    ...['medical', 'Dental', 'VISION'].flatMap((prefix) =>
      [
        ...['/settings', '/settings/profile', '/messages', '/messages/2', '/message/M-1'],
        ...['/linking', '/linking/cob', '/linking-disclaimer', '/select-plan'],
      ].map((path) => [`/${prefix}${path}`, path]),
    ),
  ])('%s: %s', (old, present) => expect(legacyRedirect(old)).toBe(present));

  it.each([
    '/',
    '/claims',
    '/medical/claims',
    '/medical',
    '/dv-dashboard/more',
    '/message_center/m-1/more',
    '/toString',
    '/other/medical-claims',
    '/other/settings',
    '/settings',
    '/select-plan',
  ])('%s has no old name', (path) => expect(legacyRedirect(path)).toBeNull());
});

describe('the campaign of a visit', () => {
  it.each([
    ['', null],
    ['utm_medium=audio', null],
    ['utm_source=vanity_url', { source: 'vanity_url', medium: null, campaign: null }],
    [
      'utm_source=vanity_url&utm_medium=audio&utm_campaign=on_hold_message',
      { source: 'vanity_url', medium: 'audio', campaign: 'on_hold_message' },
    ],
  ])('reads the campaign of a visit from %j', (query, campaign) =>
    expect(campaignOf(new URLSearchParams(query))).toEqual(campaign),
  );
});
