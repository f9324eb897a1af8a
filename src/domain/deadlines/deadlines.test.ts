import { describe, expect, it } from 'vitest';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { statusOfWords } from '#src/domain/authorizations/status-reading.ts';
import { planOf } from '#tests/support/plans.ts';
import { deadlinesOf } from './deadlines.ts';

const today = '2026-11-21';
const none = {
  claims: [],
  appeals: [],
  authorizations: [],
  authorizationAppeals: new Map<string, string>(),
  bill: null,
  planKind: 'commercial' as const,
  plan: planOf('Medical', {
    contractId: 'A1',
    memberId: 'M1',
    covTermDate: null,
    lobDisplayName: 'Arbor PPO',
  }),
};
const authorization = {
  id: 'au',
  number: 'AU-1',
  service: null,
  memberId: 'M2',
  status: statusOfWords('Approved'),
};
const daysOf = (changes: Partial<Parameters<typeof deadlinesOf>[0]>) =>
  deadlinesOf({ ...none, ...changes }, today).map(({ kind, day }) => `${kind} ${day}`);

describe('deadlines', () => {
  it('lists no deadlines without data', () => expect(daysOf({})).toEqual([]));

  it('sorts deadlines by day', () =>
    expect(
      daysOf({
        claims: [
          rowOf(familyClaim({ id: 'b', status: 'not-processable', serviceStart: '2025-12-24' })),
        ],
        appeals: [
          {
            claim: { id: 'a', claimNumber: 'C-1', providerName: null },
            memberId: null,
            lastDay: '2027-04-30',
          },
        ],
        authorizations: [{ ...authorization, endsOn: '2026-12-11' }],
        bill: { nextDraft: '2026-11-26', due: '2026-12-01', amountDueCents: 41_285 },
        plan: { ...none.plan, covTermDate: '2026-12-31' },
      }),
    ).toEqual([
      'autopay 2026-11-26',
      'authorization 2026-12-11',
      'file-again 2026-12-24',
      'coverage-end 2026-12-31',
      'appeal 2027-04-30',
    ]));

  it.each([
    ['2026-10-14', 'medicareAdvantage', null, []],
    ['2026-10-15', 'medicareAdvantage', null, ['2026-12-07']],
    ['2026-12-07', 'medicareAdvantage', null, ['2026-12-07']],
    ['2026-12-08', 'medicareAdvantage', null, []],
    ['2026-11-21', 'commercial', null, []],
    ['2026-11-21', 'medicareAdvantage', '2026-10-31', []],
  ] as const)('the last day to change a plan, on %s, %s, ended %s', (on, planKind, end, days) => {
    const plan = planOf('Medical', { covTermDate: end });
    const dates = deadlinesOf({ ...none, planKind, plan }, on).filter(
      ({ kind }) => kind === 'plan-change',
    );
    expect(dates.map(({ day }) => day)).toEqual(days);
  });

  it('have the member they belong to', () =>
    expect(
      deadlinesOf(
        {
          claims: [
            rowOf(
              familyClaim({
                status: 'not-processable',
                serviceStart: '2025-12-24',
                memberId: 'M3',
              }),
            ),
          ],
          appeals: [
            {
              claim: { id: 'a', claimNumber: 'C-1', providerName: null },
              memberId: null,
              lastDay: '2027-04-30',
            },
          ],
          authorizations: [
            { ...authorization, status: statusOfWords('Denied'), endsOn: '2026-12-11' },
          ],
          authorizationAppeals: new Map([['au', '2027-02-01']]),
          bill: { nextDraft: null, due: '2026-12-01', amountDueCents: 41_285 },
          planKind: null,
          plan: { ...none.plan, covTermDate: '2026-12-31' },
        },
        today,
      ).map(({ kind, memberId }) => [kind, memberId]),
    ).toEqual([
      ['bill', 'M1'],
      ['authorization', 'M2'],
      ['file-again', 'M3'],
      ['coverage-end', 'M1'],
      ['authorization-appeal', 'M2'],
      ['appeal', null],
    ]));

  it.each([
    ['2026-11-20', []],
    ['2026-11-21', ['authorization 2026-11-21']],
  ])('include a day until it is over: %s', (endsOn, expected) =>
    expect(daysOf({ authorizations: [{ ...authorization, endsOn }] })).toEqual(expected),
  );

  it.each([
    ['without autopay the bill', null, 41_285, ['bill 2026-12-01']],
    ['nothing when nothing is owed', null, 0, []],
    ['with autopay its draft alone', '2026-11-26', 41_285, ['autopay 2026-11-26']],
    ['a draft of nothing is of the next bill', '2026-12-26', 0, ['next-autopay 2026-12-26']],
  ])('%s', (_, nextDraft, amountDueCents, expected) =>
    expect(daysOf({ bill: { nextDraft, due: '2026-12-01', amountDueCents } })).toEqual(expected),
  );

  it('include an overdue bill until it is paid', () => {
    const bill = { nextDraft: null, due: '2026-11-01', amountDueCents: 41_285 };
    expect(deadlinesOf({ ...none, bill }, today)).toMatchObject([
      { kind: 'overdue-bill', day: today, due: '2026-11-01' },
    ]);
    expect(daysOf({ bill: { ...bill, amountDueCents: 0 } })).toEqual([]);
  });

  it.each([
    ['2026-02-28', '2027-02-28'],
    ['2028-02-29', '2029-02-28'],
  ])('claims can be filed for a year: %s', (serviceStart, day) =>
    expect(
      daysOf({ claims: [rowOf(familyClaim({ status: 'not-processable', serviceStart }))] }),
    ).toEqual([`file-again ${day}`]),
  );

  describe('the last day to appeal an authorization', () => {
    const denied = { ...authorization, status: statusOfWords('Denied'), endsOn: null };
    const granted = { ...authorization, endsOn: null };
    const authorizationAppeals = new Map([['au', '2027-02-01']]);

    it.each<[string, (typeof denied)[], string[]]>([
      ['is the insurer’s', [denied], ['authorization-appeal 2027-02-01']],
      ['counts without the authorization', [], ['authorization-appeal 2027-02-01']],
      ['is none once leave was given', [granted], []],
    ])('%s', (_, authorizations, expected) =>
      expect(daysOf({ authorizations, authorizationAppeals })).toEqual(expected),
    );

    it('leaves out the last day to appeal an authorization when it is over', () =>
      expect(daysOf({ authorizationAppeals: new Map([['au', '2026-11-20']]) })).toEqual([]));
  });

  it('leaves out an authorization without an end', () =>
    expect(
      deadlinesOf({ ...none, authorizations: [{ ...authorization, endsOn: null }] }, today),
    ).toEqual([]));

  it('leaves out an appeal of a claim that was undone since', () => {
    const appealOf = (id: string) => ({
      claim: { id, claimNumber: id, providerName: null },
      memberId: null,
      lastDay: '2027-04-30',
    });
    const claims = [
      rowOf(familyClaim({ id: 'undone', status: 'cancelled' })),
      rowOf(familyClaim({ id: 'stands' })),
    ];
    const deadlines = deadlinesOf(
      { ...none, claims, appeals: ['undone', 'stands', 'unknown'].map(appealOf) },
      today,
    );
    expect(deadlines).toMatchObject([{ claim: { id: 'stands' } }, { claim: { id: 'unknown' } }]);
  });

  it.each([
    ['one that was processed', { status: 'processed', serviceStart: '2025-12-24' }],
    ['one without a day', { status: 'not-processable', serviceStart: null }],
  ] as const)('lists no day to file a claim again: %s', (_, changes) =>
    expect(daysOf({ claims: [rowOf(familyClaim(changes))] })).toEqual([]),
  );

  it('keeps a bill until its due day is over, and leaves out a bill without a due day', () => {
    const bill = { nextDraft: null, amountDueCents: 41_285 };
    expect(daysOf({ bill: { ...bill, due: today } })).toEqual([`bill ${today}`]);
    expect(daysOf({ bill: { ...bill, due: null } })).toEqual([]);
  });
});
