import { describe, expect, it } from 'vitest';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';
import { deadlineKey } from '#src/parts/deadlines/deadline-key.ts';
import { calendarEventOf, deadlineText } from './deadline-text.ts';

const bill = {
  kind: 'autopay',
  day: '2026-11-26',
  due: '2026-11-26',
  cents: 90_827,
  contractId: 'A1',
  memberId: 'M1',
} as const satisfies Deadline;

describe('the key of a calendar entry', () => {
  it.each<[string, Deadline]>([
    ['another contract’s on the same day', { ...bill, contractId: 'D1' }],
    ['the next month’s', { ...bill, day: '2026-12-26', due: '2026-12-26' }],
  ])('differs for %s', (_, other) =>
    expect(calendarEventOf(other, null).uid).not.toBe(calendarEventOf(bill, null).uid),
  );

  it.each<[string, Deadline]>([
    ['on another day of the month', { ...bill, day: '2026-11-27', due: '2026-11-27' }],
    ['no longer drafted', { ...bill, kind: 'bill' }],
    ['overdue', { ...bill, kind: 'overdue-bill', day: '2026-11-30' }],
  ])('the key of a calendar entry is the same for a bill that is now %s', (_, moved) =>
    expect(deadlineKey(moved)).toBe(deadlineKey(bill)),
  );

  it('differs for the ends of two coverages with one name', () => {
    const end = {
      ...({ kind: 'coverage-end', day: '2026-12-31' } as const),
      memberId: 'M1',
      planName: 'Arbor PPO',
    };
    expect(deadlineKey({ ...end, contractId: 'A1' })).not.toBe(
      deadlineKey({ ...end, contractId: 'A2' }),
    );
  });
});

it.each([
  ['AU-1', 'MRI', 'MRI · appeal deadline', 'Authorization AU-1'],
  [null, 'MRI', 'MRI · appeal deadline', null],
  ['AU-1', null, 'Authorization AU-1 · appeal deadline', null],
  [null, null, 'Authorization · appeal deadline', null],
])('an authorization of number %s for %s: %s', (number, service, title, about) => {
  const authorization = { id: 'au', number, service };
  const appeal = {
    ...({ kind: 'authorization-appeal', day: '2027-02-01' } as const),
    memberId: 'M2',
    authorization,
  };
  expect(deadlineText(appeal, null)).toMatchObject({ title, about });
  expect(deadlineKey(appeal)).not.toBe(deadlineKey({ ...appeal, kind: 'authorization' }));
});

it.each([
  [null, 'Claim C1 · deadline to resend', 'Authorization C1 · approval ends'],
  ['Cedar Care', 'Cedar Care · deadline to resend', 'Cedar Care · approval ends'],
])('names the kind once with the name %s', (name, ofClaim, ofAuthorization) => {
  const on = { day: '2027-02-01', memberId: null };
  const claim = { id: 'c', claimNumber: 'C1', providerName: name };
  const authorization = { id: 'a', number: 'C1', service: name };
  expect(deadlineText({ ...on, kind: 'file-again', claim }, null).title).toBe(ofClaim);
  expect(deadlineText({ ...on, kind: 'authorization', authorization }, null).title).toBe(
    ofAuthorization,
  );
});

it.each<['autopay' | 'next-autopay' | 'overdue-bill', string, string]>([
  ['autopay', 'Autopay drafts $908.27', 'account'],
  ['next-autopay', 'Autopay pays your next bill', 'No bill is due right now.'],
  ['overdue-bill', 'Your bill of $908.27 is overdue', 'It was due on Nov 26, 2026.'],
])('%s: %s', (kind, title, part) => {
  const text = deadlineText({ ...bill, kind }, null);
  expect(text.title).toBe(title);
  expect(text.details).toContain(part);
});

it('begins with the member’s name, in a list and in a calendar', () => {
  expect(deadlineText(bill, 'Maria').title).toBe('Maria: Autopay drafts $908.27');
  expect(calendarEventOf(bill, 'Maria').title).toBe('Maria: Autopay drafts $908.27');
});

it('says what to do on the last day to change a plan', () => {
  const change = {
    kind: 'plan-change',
    day: '2026-12-07',
    planName: 'Arbor HMO',
    memberId: 'M1',
    contractId: 'A1',
  } as const;
  expect(deadlineText(change, null)).toMatchObject({
    title: 'Last day to change your Medicare plan',
    details: 'To keep Arbor HMO, do nothing. Ask us about other plans for next year.',
    action: 'Contact us',
  });
});
