import { describe, expect, it } from 'vitest';
import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';
import type { Deadline } from './deadlines.ts';
import { needsOf, needsSummary, refusalOf, type Need } from './needs.ts';

const today = '2026-11-10';
const claim = (id: string) => ({ id, claimNumber: `N${id}`, providerName: null });
const appeal = (id: string, day: string): Deadline => ({
  kind: 'appeal',
  day,
  memberId: 'M1',
  claim: claim(id),
});
const sendAgain = (id: string, day: string): Deadline => ({
  kind: 'file-again',
  day,
  memberId: 'M1',
  claim: claim(id),
});
const bill = (
  kind: 'autopay' | 'next-autopay' | 'bill' | 'overdue-bill',
  day: string,
): Deadline => ({
  kind,
  day,
  due: day,
  memberId: 'M1',
  cents: 90_827,
  contractId: 'C1',
});
const named = { id: 'a1', number: '77', service: 'MRI' };
const authorization = (day: string): Deadline => ({
  kind: 'authorization',
  day,
  memberId: 'M1',
  authorization: named,
});
const authorizationAppeal = (day: string): Deadline => ({
  kind: 'authorization-appeal',
  day,
  memberId: 'M1',
  authorization: named,
});
const endOf =
  (kind: 'coverage-end' | 'plan-change') =>
  (day: string): Deadline => ({
    kind,
    day,
    memberId: 'M1',
    planName: 'Arbor PPO',
    contractId: 'C1',
  });
const coverageEnd = endOf('coverage-end');
const planChange = endOf('plan-change');

const names = (needs: readonly Need[]) =>
  needs.map(({ kind, ...need }) =>
    'deadline' in need && 'claim' in need.deadline ? `${kind} ${need.deadline.claim.id}` : kind,
  );
const denied = { openCents: 19_500, refusal: 'denied' } as const;
const of = (deadlines: Deadline[], unread = 0) =>
  needsOf(
    { deadlines, unread: { M1: unread, M2: 0 }, claimOf: (id) => (id === 'c1' ? denied : null) },
    today,
  );

describe('what needs a member', () => {
  it.each<[string, Deadline[], number, string[]]>([
    ['nothing at all', [], 0, []],
    ['a message', [], 2, ['messages']],
    [
      'the nearest deadlines first, messages last, three at most',
      [appeal('c1', '2027-02-01'), authorization('2026-11-25'), bill('bill', '2026-11-24')],
      1,
      ['bill', 'appeal c1', 'messages'],
    ],
    [
      'messages after a deadline that is far off',
      [authorizationAppeal('2027-05-01'), authorization('2026-11-25')],
      1,
      ['authorization', 'authorization-appeal', 'messages'],
    ],
    [
      'an overdue bill before what else ends today',
      [appeal('c1', today), bill('overdue-bill', today)],
      0,
      ['overdue-bill', 'appeal c1'],
    ],
    [
      'deadlines of one kind before a later one of another',
      [...['1', '2', '3'].map((n) => appeal(`c${n}`, `2026-12-0${n}`)), coverageEnd('2026-12-31')],
      4,
      ['appeal c1', 'appeal c2', 'messages'],
    ],
    [
      'the last day to change a plan, a claim to send again, and coverage that ends',
      [coverageEnd('2026-12-31'), sendAgain('c4', '2026-12-20'), planChange('2026-12-07')],
      0,
      ['plan-change', 'file-again c4', 'coverage-end'],
    ],
  ])('%s', (_, deadlines, unread, expected) => {
    expect(names(of(deadlines, unread))).toEqual(expected);
  });

  it.each<[string, Deadline]>([
    ['an authorization', authorization('2026-12-11')],
    ['a bill', bill('bill', '2026-11-25')],
    ['a claim to send again', sendAgain('c1', '2027-01-10')],
    ['the end of the coverage', coverageEnd('2027-01-10')],
    ['the last day to change a plan', planChange('2026-12-11')],
  ])('leaves out %s that is far off', (_, deadline) => {
    expect(of([deadline])).toEqual([]);
  });

  it.each(['autopay', 'next-autopay'] as const)('leaves out a bill that is paid by %s', (kind) => {
    const days = ['2026-11-10', '2026-11-11', '2026-11-12'];
    expect(days.flatMap((day) => of([bill(kind, day)]))).toEqual([]);
  });

  it('gives the claim of an appeal, or null for an unknown claim', () => {
    const needs = of([appeal('c1', '2026-12-01'), appeal('c2', '2026-12-02')]);
    expect(needs).toMatchObject([{ claim: denied }, { claim: null }]);
  });
});

it('combines the messages of all members with unread ones', () => {
  const unread = { M1: 2, M2: 0, M3: 1 };
  expect(needsOf({ deadlines: [], unread, claimOf: () => null }, today)).toEqual([
    { kind: 'messages', memberIds: ['M1', 'M3'] },
  ]);
});

describe('needsSummary', () => {
  const statuses: Record<string, ClaimStatus> = { c4: 'partly-paid', c5: 'not-covered' };
  const summary = (deadlines: Deadline[]) =>
    needsSummary({
      deadlines,
      claimOf: (id) =>
        ['c1', 'c3'].includes(id)
          ? denied
          : { ...denied, refusal: refusalOf(statuses[id] ?? 'paid', 0) },
    });

  it('begins with the premium, even if other dates are nearer', () => {
    const premium = bill('autopay', '2026-11-24');
    expect(summary([appeal('c1', '2026-11-20'), premium]).premium).toBe(premium);
  });

  it.each<[string, Deadline[], ReturnType<typeof summary>['appealable']]>([
    ['nothing', [authorization('2026-11-25'), bill('bill', '2026-11-24')], null],
    ['a claim paid in full', [appeal('c2', '2027-02-01')], null],
    ['a claim paid in part', [appeal('c4', '2027-02-01')], 'partly-paid'],
    ['a claim that is not covered', [appeal('c5', '2027-02-01')], 'partly-paid'],
    ['a denied claim', [appeal('c1', '2027-02-01'), appeal('c2', '2027-02-01')], 'denied'],
    ['denied claims', [appeal('c1', '2027-02-01'), appeal('c3', '2027-02-01')], 'several'],
    ['a denied authorization', [authorizationAppeal('2027-05-01')], 'authorization'],
    [
      'denied authorizations',
      [authorizationAppeal('2027-05-01'), authorizationAppeal('2027-05-02')],
      'several',
    ],
    [
      'denials of both kinds',
      [appeal('c1', '2027-02-01'), authorizationAppeal('2027-05-01')],
      'several',
    ],
  ])('says that %s can be appealed', (_, deadlines, expected) => {
    expect(summary(deadlines).appealable).toBe(expected);
  });

  it('the summary of needs is empty without data', () => {
    expect(summary([])).toEqual({ premium: null, appealable: null });
  });
});
