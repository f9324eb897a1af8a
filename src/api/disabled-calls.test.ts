import { describe, expect, it, vi } from 'vitest';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { availability } from './calls/availability.ts';
import { appeals, inquiries } from '#src/api/calls/claims/claim-inquiries.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { mailboxPage } from '#src/api/calls/messages/messages.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import type { Read } from './http/call.ts';
import { createDisabledCalls } from './disabled-calls.ts';

const smallest = createDisabledCalls(optionalCapabilities);

describe('the placeholder for an answer that several parts use', () => {
  it.each<[string, Read<unknown>, unknown]>([
    ['no outage', availability(), true],
    ['no notice', userNotice(), null],
    ['no unread messages', messageCounts('M1', ['M2']), {}],
    ['an empty mailbox', mailboxPage('M1', 'inbox', 1), { messages: [], total: 0 }],
    ['no inquiries', inquiries('c1'), { items: [] }],
    ['no terms to accept', userSettings('maria'), { tosChecked: true }],
    [
      'no dates of appeals, and an unknown status',
      appealDeadlines('M1'),
      { deadlines: [], statuses: new Map(), completeness: 'partial' },
    ],
  ])('a disabled call is answered by %s', (_, call, expected) => {
    expect(smallest.isDisabled(call.operation)).toBe(true);
    const answer = smallest.answerTo(call);
    if (typeof expected === 'object' && expected !== null) expect(answer).toMatchObject(expected);
    else expect(answer).toBe(expected);
  });
});

it('fails on any other call, and logs why', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const call of [appeals('c1'), accumulators('M1')]) {
    expect(() => smallest.answerTo<unknown>(call)).toThrow('BP-NFA-100 (status 404)');
  }
  expect(error).toHaveBeenCalledTimes(2);
  error.mockReset();
});

it('sends calls that are not disabled', () => {
  expect(smallest.isDisabled(memberships('maria').operation)).toBe(false);
  const others = createDisabledCalls(['appeals']);
  expect(others.isDisabled(appeals('c1').operation)).toBe(true);
  expect(others.isDisabled(accumulators('M1').operation)).toBe(false);
});
