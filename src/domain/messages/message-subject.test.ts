import { expect, it } from 'vitest';
import { subjectOf } from './message-subject.ts';

const origin = 'https://members.example.org';
const linkTo = (href: string) => `<p>We decided. <a href="${href}">See it</a></p>`;

it.each([
  ['/authorizations/auth-1', { kind: 'authorization', id: 'auth-1' }],
  ['/medical/authorizations/auth-1', { kind: 'authorization', id: 'auth-1' }],
  [`${origin}/medical/claim-details/eob-1`, { kind: 'claim', id: 'eob-1' }],
  ['/authorizations', null],
  ['/claims', null],
  ['https://other.example.org/authorizations/auth-1', null],
  ['/authorizations/auth-1/appeal', null],
  ['//', null],
])('a link to %s names %j', (href, subject) =>
  expect(subjectOf({ relatedClaimId: null, body: linkTo(href) }, origin)).toEqual(subject),
);

it('prefers the claim that the insurer names to links', () =>
  expect(
    subjectOf({ relatedClaimId: 'eob-2', body: linkTo('/authorizations/auth-1') }, origin),
  ).toEqual({ kind: 'claim', id: 'eob-2' }));

it('skips links to other screens', () =>
  expect(
    subjectOf(
      { relatedClaimId: null, body: linkTo('/claims') + linkTo('/authorizations/a-1') },
      origin,
    ),
  ).toEqual({ kind: 'authorization', id: 'a-1' }));

it('returns null as the subject of a message without a text', () =>
  expect(subjectOf({ relatedClaimId: null, body: null }, origin)).toBeNull());
