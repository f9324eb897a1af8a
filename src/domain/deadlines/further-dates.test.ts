import { describe, expect, it } from 'vitest';
import { rowsOf } from '#src/domain/claims/claim-row.ts';
import { contextOf } from '#src/domain/claims/claims-context.ts';
import { familyAuthorization } from '#tests/support/authorizations.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { furtherDatesOf } from './further-dates.ts';

const today = '2026-11-21';
const daysOf = (sources: Partial<Parameters<typeof furtherDatesOf>[0]>) =>
  furtherDatesOf(
    {
      claims: [],
      authorizations: [],
      planKind: 'commercial',
      account: null,
      plan: { memberId: 'M1' },
      ...sources,
    },
    today,
  ).map(({ kind, day, memberId }) => `${kind} ${day} ${memberId}`);

describe('further dates', () => {
  it.each([
    ['is said to be decided by its day', '2026-12-15T23:59:00Z', ['appeal-decision 2026-12-15 M2']],
    ['whose day is over is none', '2026-11-20', []],
    ['without a day is none', null, []],
  ])('an appeal in review %s', (_, dueBy, expected) => {
    const appeals = {
      statuses: new Map([['a', { state: 'in-review', dueBy } as const]]),
      completeness: 'complete' as const,
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
    ['promised by a day', 'commercial', { decisionDueBy: '2026-11-25' }, ['2026-11-25']],
    ['that is urgent', 'commercial', { requestedOn: '2026-11-20', isUrgent: true }, ['2026-11-23']],
    ['of Medicare', 'medicareAdvantage', { requestedOn: '2026-11-20' }, ['2026-11-27']],
    ['of an employer’s plan', 'commercial', { requestedOn: '2026-11-20' }, ['2026-12-05']],
    ['that should be decided by now', 'commercial', { requestedOn: '2026-11-01' }, []],
    ['without a day', 'commercial', {}, []],
    ['that was decided', 'commercial', { status: { id: 'approved' }, requestedOn: today }, []],
  ] as const)('a request %s', (_, planKind, changes, days) => {
    const authorization = familyAuthorization({
      status: { id: 'under-review' },
      memberId: 'M2',
      ...changes,
    });
    expect(daysOf({ authorizations: [authorization], planKind })).toEqual(
      days.map((day) => `authorization-decision ${day} M2`),
    );
  });

  it.each([
    ['money in it', { leftCents: 40_000, lastDay: '2027-03-31' }, ['reimbursement 2027-03-31 M1']],
    ['nothing in it', { leftCents: 0, lastDay: '2027-03-31' }, []],
    ['no last day', { leftCents: 40_000, lastDay: null }, []],
    ['a year that is over', { leftCents: 40_000, lastDay: '2026-03-31' }, []],
  ])('lists the dates of a reimbursement account with %s', (_, account, expected) =>
    expect(daysOf({ account })).toEqual(expected),
  );
});
