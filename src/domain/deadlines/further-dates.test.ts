import { describe, expect, it } from 'vitest';
import { rowsOf } from '#src/domain/claims/claim-row.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { furtherDatesOf } from './further-dates.ts';

const today = '2026-11-21';
const daysOf = (sources: Partial<Parameters<typeof furtherDatesOf>[0]>) =>
  furtherDatesOf({ claims: [], account: null, memberId: 'M1', ...sources }, today).map(
    ({ kind, day, memberId }) => `${kind} ${day} ${memberId}`,
  );

describe('further dates', () => {
  it.each([
    ['is said to be decided by its day', '2026-12-15T23:59:00Z', ['appeal-decision 2026-12-15 M2']],
    ['whose day is over is none', '2026-11-20', []],
    ['without a day is none', null, []],
  ])('an appeal in review %s', (_, dueBy, expected) => {
    const appeals = {
      standings: new Map([['a', { state: 'in-review', dueBy } as const]]),
      isWhole: true,
    };
    expect(
      daysOf({
        claims: rowsOf(
          [familyClaim({ id: 'a', status: 'denied', memberId: 'M2' })],
          contextOf([], {
            appeals,
            accumulators: null,
            today,
            account: null,
            isAccountPending: false,
          }),
        ),
      }),
    ).toEqual(expected);
  });

  it.each([
    ['money in it', { leftCents: 40_000, lastDay: '2027-03-31' }, ['reimbursement 2027-03-31 M1']],
    ['nothing in it', { leftCents: 0, lastDay: '2027-03-31' }, []],
    ['no last day', { leftCents: 40_000, lastDay: null }, []],
    ['a year that is over', { leftCents: 40_000, lastDay: '2026-03-31' }, []],
  ])('of a reimbursement account with %s', (_, account, expected) =>
    expect(daysOf({ account })).toEqual(expected),
  );
});
