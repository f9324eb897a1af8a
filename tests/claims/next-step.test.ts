import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { filedAppealStatusOf, type AppealStatus } from '#src/domain/claims/appeal-status.ts';
import { claimStatuses, type ClaimStatus } from '#src/domain/claims/claim-names.ts';
import { relationsAmong } from '#src/domain/claims/claim-relations.ts';
import { figuresOf } from '#src/domain/claims/amounts/figures.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { nextStep, type NextStepKind, type NextStepAction } from '#src/domain/claims/next-step.ts';
import { familyClaim, paidClaim } from '../support/claims.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const yesterday = '2026-11-20';

const relations = ['none', 'reversed', 'reversal', 'replaced'] as const;
const appealNames = [
  'unknown',
  'never possible',
  'last day tomorrow',
  'last day today',
  'last day yesterday',
  'in review',
  'won',
  'partly won',
  'lost',
] as const;
const appeals: Record<AppealName, AppealStatus> = {
  unknown: { state: 'unknown' },
  'never possible': { state: 'closed', lastDay: null },
  'last day tomorrow': { state: 'possible', lastDay: tomorrow },
  'last day today': { state: 'possible', lastDay: today },
  'last day yesterday': { state: 'possible', lastDay: yesterday },
  'in review': { state: 'in-review', dueBy: tomorrow },
  won: { state: 'won', decidedOn: yesterday },
  'partly won': { state: 'partly-won', decidedOn: yesterday },
  lost: { state: 'lost', decidedOn: yesterday },
};
type AppealName = (typeof appealNames)[number];
const amountNames = ['nothing', 'unknown', 'more'] as const;
type AmountName = (typeof amountNames)[number];
const amounts: Record<AmountName, number | null> = { nothing: 0, unknown: null, more: 5_000 };
const kinds = ['professional', 'pharmacy'] as const;

interface Situation {
  status: ClaimStatus;
  relation: (typeof relations)[number];
  appeal: AppealName;
  kind: (typeof kinds)[number];
  amount: AmountName;
}
interface Outcome {
  kind: NextStepKind;
  owed: number | null;
  step: NextStepAction;
}
type Row = [Partial<{ [Key in keyof Situation]: readonly Situation[Key][] }>, Outcome];

const isRefused = ['denied', 'not-covered'] as const;
const isFinished = ['partly-paid', 'paid', 'processed'] as const;
const isOpenToAppeal = ['last day tomorrow', 'last day today'] as const;
const isClosed = ['never possible', 'last day yesterday'] as const;
const none = { owed: 0, step: 'none' } as const;

/**
 * The first matching row holds. A value that a row does not name may be anything. The plan paid something of the
 * finished claims, all of whose services are covered.
 */
const table: Row[] = [
  [{ status: ['cancelled'] }, { kind: 'cancelled', ...none }],
  [{ relation: ['reversal'] }, { kind: 'reversal', ...none }],
  [{ status: ['replaced'] }, { kind: 'replaced', ...none }],
  [{ relation: ['replaced'] }, { kind: 'replaced', ...none }],
  [{ relation: ['reversed'] }, { kind: 'reversed', ...none }],
  [{ status: ['received'] }, { kind: 'received', owed: null, step: 'none' }],
  [{ status: ['not-processable'] }, { kind: 'not-processable', owed: null, step: 'ask' }],

  [
    { appeal: ['won'], amount: ['nothing'] },
    { kind: 'won', owed: 0, step: 'see-appeal' },
  ],
  [{ appeal: ['won'] }, { kind: 'won', owed: null, step: 'see-appeal' }],
  [
    { appeal: ['in review'], amount: ['unknown'] },
    { kind: 'in-review', owed: null, step: 'see-appeal' },
  ],
  [
    { appeal: ['in review'], amount: ['nothing'] },
    { kind: 'in-review', owed: 0, step: 'see-appeal' },
  ],
  // A copay that was paid at pickup is no debt, whatever an appeal decides.
  [
    { status: isFinished, kind: ['pharmacy'], appeal: ['in review'] },
    { kind: 'in-review', owed: 0, step: 'see-appeal' },
  ],
  [{ appeal: ['in review'] }, { kind: 'in-review', owed: null, step: 'see-appeal' }],
  [
    { appeal: ['partly won'], amount: ['nothing'] },
    { kind: 'partly-won', owed: 0, step: 'see-appeal' },
  ],
  [
    { appeal: ['partly won'], amount: ['unknown'] },
    { kind: 'partly-won', owed: null, step: 'see-appeal' },
  ],
  [
    { status: isFinished, kind: ['pharmacy'], appeal: ['partly won'] },
    { kind: 'partly-won', owed: 0, step: 'see-appeal' },
  ],
  [{ appeal: ['partly won'] }, { kind: 'partly-won', owed: null, step: 'see-appeal' }],

  [{ amount: ['nothing'] }, { kind: 'nothing-owed', ...none }],

  [
    { appeal: ['lost'], amount: ['unknown'] },
    { kind: 'lost', owed: null, step: 'see-appeal' },
  ],
  [
    { status: isFinished, kind: ['pharmacy'], appeal: ['lost'] },
    { kind: 'lost', owed: 0, step: 'see-appeal' },
  ],
  [{ appeal: ['lost'] }, { kind: 'lost', owed: 5_000, step: 'see-appeal' }],

  [
    { status: isRefused, appeal: isOpenToAppeal },
    { kind: 'can-appeal', owed: null, step: 'appeal' },
  ],
  [
    { status: isRefused, appeal: ['unknown'] },
    { kind: 'not-settled', owed: null, step: 'ask' },
  ],
  [
    { status: isRefused, appeal: isClosed, amount: ['unknown'] },
    { kind: 'refused', owed: null, step: 'ask' },
  ],
  [
    { status: isRefused, appeal: isClosed },
    { kind: 'refused', owed: 5_000, step: 'ask' },
  ],

  [
    { status: isFinished, amount: ['unknown'] },
    { kind: 'unknown', owed: null, step: 'ask' },
  ],
  [
    { status: isFinished, kind: ['pharmacy'] },
    { kind: 'at-pickup', owed: 0, step: 'none' },
  ],
  [{ status: isFinished }, { kind: 'owed', owed: 5_000, step: 'none' }],
];

const situations = claimStatuses.flatMap((status) =>
  relations.flatMap((relation) =>
    appealNames.flatMap((appeal) =>
      kinds.flatMap((kind) =>
        amountNames.map((amount): Situation => ({ status, relation, appeal, kind, amount })),
      ),
    ),
  ),
);

function claimIn({ status, kind, amount, relation }: Situation) {
  const share = amounts[amount];
  const isPaid = isFinished.some((finishedStatus) => finishedStatus === status);
  return paidClaim(
    {
      ...(share !== null && { memberliability: share }),
      ...(relation === 'reversal' ? { benefit: -9_000 } : isPaid && { benefit: 9_000 }),
    },
    { status, kind },
  );
}

function relationIn({ relation }: Situation) {
  if (relation === 'none' || relation === 'reversal') return null;
  return { kind: relation, by: familyClaim({ id: 'other' }) };
}

function fits(situation: Situation, [when]: Row): boolean {
  const { status, relation, appeal, kind, amount } = when;
  const among = <Value>(list: readonly Value[] | undefined, value: Value) =>
    list === undefined || list.includes(value);
  return (
    among(status, situation.status) &&
    among(relation, situation.relation) &&
    among(appeal, situation.appeal) &&
    among(kind, situation.kind) &&
    among(amount, situation.amount)
  );
}

describe('the next step of a claim', () => {
  it('the next step of a claim is the first matching row of the table', () => {
    const wrong = situations.flatMap((situation) => {
      const [, expected] = table.find((row) => fits(situation, row)) ?? [];
      const { kind, owed, step } = nextStep(
        claimIn(situation),
        { relation: relationIn(situation), appeal: appeals[situation.appeal] },
        today,
      );
      const actual = { kind, owed, step };
      return isDeepStrictEqual(actual, expected) ? [] : [{ situation, found: actual, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it('needs every row of the table', () => {
    const used = new Set(
      situations.map((situation) => table.findIndex((row) => fits(situation, row))),
    );
    expect([...used].toSorted((a, b) => a - b)).toEqual(table.map((_, index) => index));
  });

  it.each<[ClaimStatus, AppealName, number | null]>([
    ['denied', 'last day today', 9_000],
    ['denied', 'in review', 9_000],
    ['denied', 'won', null],
    ['denied', 'lost', null],
    ['denied', 'last day yesterday', null],
    ['paid', 'last day today', null],
  ])('leaves an amount open when the claim is %s and the appeal %s', (status, appeal, open) => {
    const claim = paidClaim({ memberliability: 9_000 }, { status });
    expect(nextStep(claim, { relation: null, appeal: appeals[appeal] }, today).open).toBe(open);
  });
});

describe('the appeal of a partly paid claim', () => {
  const claim = paidClaim(
    { submitted: 20_000, benefit: 6_000, copay: 4_000, noncovered: 8_000 },
    { status: 'partly-paid', denialReasons: ['No authorization'] },
  );
  const of = (appeal: AppealName) =>
    nextStep(claim, { relation: null, appeal: appeals[appeal] }, today);

  it.each<[AppealName, NextStepKind, number | null, number | null]>([
    ['last day tomorrow', 'can-appeal', 4_000, 8_000],
    ['in review', 'in-review', 4_000, 8_000],
    ['won', 'won', null, null],
    ['partly won', 'partly-won', 4_000, 8_000],
    ['lost', 'lost', 12_000, null],
    ['last day yesterday', 'refused', 12_000, null],
    ['unknown', 'not-settled', 4_000, 8_000],
  ])('leaves only the refused amount open: %s, %s', (appeal, kind, owed, open) =>
    expect(of(appeal)).toMatchObject({ kind, owed, open, denial: 'part' }),
  );
});

describe('the appeal of a claim whose share is stated twice', () => {
  const claim = (denialReasons: readonly string[]) =>
    paidClaim(
      { submitted: 20_000, benefit: 6_000, noncovered: 8_000, memberliability: [8_000, 9_000] },
      { status: 'partly-paid', denialReasons },
    );
  const of = (appeal: AppealName, ...reasons: string[]) =>
    nextStep(claim(reasons), { relation: null, appeal: appeals[appeal] }, today);

  it.each([
    ['part', 'No authorization'],
    ['records-of-part', 'Records are missing'],
  ])('leaves the owed amount unknown after a won appeal of the %s: %s', (denial, reason) =>
    expect(of('won', reason)).toMatchObject({ kind: 'won', denial, owed: null }),
  );

  it('leaves owed and open amounts unknown while in review', () =>
    expect(of('in review', 'No authorization')).toMatchObject({ owed: null, open: null }));
});

describe('a claim that the plan paid in part', () => {
  const partly = (noncovered: number, ...denialReasons: string[]) =>
    nextStep(
      paidClaim(
        { submitted: 20_000, benefit: 6_000, copay: 4_000, noncovered },
        { status: 'partly-paid', denialReasons },
      ),
      { relation: null, appeal: appeals['last day tomorrow'] },
      today,
    );

  it('asks to send missing records', () =>
    expect(partly(8_000, 'Records are missing')).toMatchObject({
      kind: 'can-appeal',
      denial: 'records-of-part',
      step: 'send-records',
    }));

  it.each([
    ['with a reason and no noncovered amount', partly(0, 'Over the maximum')],
    ['without a reason for the noncovered amount', partly(8_000)],
  ])('a claim that the plan paid in part is not refused %s', (_, now) =>
    expect(now).toMatchObject({ kind: 'owed', denial: null, open: null }),
  );
});

describe('an appeal', () => {
  const denied = paidClaim({ submitted: 9_000, memberliability: 9_000 }, { status: 'denied' });
  const of = (appeal: AppealStatus, claim = denied) =>
    nextStep(claim, { relation: null, appeal }, today);

  it('can go further after a decision', () =>
    expect(of({ state: 'possible', lastDay: tomorrow, isFurther: true })).toMatchObject({
      kind: 'can-go-further',
      step: 'see-appeal',
      day: tomorrow,
      open: 9_000,
    }));

  it('an appeal is possible when no last day is stated', () =>
    expect(of({ state: 'possible', lastDay: null })).toMatchObject({
      kind: 'can-appeal',
      day: null,
    }));

  it.each([
    ['60 days ago', '2026-09-22', 'won'],
    ['60 days ago, at an hour', '2026-09-22T16:00:00Z', 'won'],
    ['61 days ago', '2026-09-21T16:00:00Z', 'won-earlier'],
    ['on a day that is not named', null, 'won'],
  ])('finds the next step of an appeal that was won %s', (_, decidedOn, kind) =>
    expect(of({ state: 'won', decidedOn }).kind).toBe(kind),
  );

  it('leaves nothing open while in review if nothing is owed', () =>
    expect(of(appeals['in review'], paidClaim({ memberliability: 0 }))).toMatchObject({
      owed: 0,
      open: null,
      beforePayments: { owed: 0, open: null },
    }));

  it.each<[string, AppealStatus, string | null]>([
    ['tomorrow', appeals['last day tomorrow'], tomorrow],
    ['today', appeals['last day today'], today],
    ['yesterday', appeals['last day yesterday'], null],
    ['on no named day', { state: 'possible', lastDay: null }, null],
    ['long ago', { state: 'closed', lastDay: tomorrow }, null],
  ])('the appeal of a claim that was paid ends %s', (_, appeal, day) =>
    expect(of(appeal, paidClaim({ memberliability: 5_000 }))).toMatchObject({ kind: 'owed', day }),
  );
});

describe('the owed amount of a service', () => {
  const kindOf = (changes: Parameters<typeof paidClaim>[1]) =>
    nextStep(
      paidClaim({ memberliability: 5_000 }, changes),
      { relation: null, appeal: appeals['never possible'] },
      today,
    ).kind;

  it.each<[string, Partial<FamilyClaim>, NextStepKind]>([
    ['a year ago to the day', { serviceStart: '2025-11-21' }, 'owed'],
    ['over a year ago', { serviceStart: '2025-11-20' }, 'owed-long-ago'],
    ['decided over a year ago', { serviceStart: null, processedOn: '2025-11-20' }, 'owed-long-ago'],
    ['over two years ago', { serviceStart: '2024-11-19', serviceEnd: null }, 'past-billing'],
    [
      'that ended two years ago',
      { serviceStart: '2024-11-01', serviceEnd: '2024-11-21' },
      'owed-long-ago',
    ],
    ['on an unknown day', { serviceStart: null }, 'owed'],
    [
      'over two years ago, denied for good',
      { serviceStart: '2024-11-19', serviceEnd: null, status: 'denied', denialReasons: ['No'] },
      'past-billing',
    ],
  ])('%s', (_, changes, kind) => expect(kindOf(changes)).toBe(kind));
});

it('does not call a payment toward an unknown share a refund', () =>
  expect(
    nextStep(
      paidClaim({ benefit: 9_000, paidbypatient: 1_000 }),
      { relation: null, appeal: appeals['never possible'] },
      today,
    ),
  ).toMatchObject({ kind: 'unknown', owed: null, refund: 0 }));

describe('the refusal of a claim', () => {
  const refusalOf = (changes: Parameters<typeof paidClaim>[1]) =>
    nextStep(
      paidClaim({ submitted: 9_000, noncovered: 9_000 }, { status: 'denied', ...changes }),
      { relation: null, appeal: appeals['last day tomorrow'] },
      today,
    );
  it.each([
    ['Records are missing'],
    ['Medical records not received'],
    ['Missing documentation'],
    ['Additional information was requested and not provided'],
  ])('asks for records: %s', (reason) =>
    expect(refusalOf({ denialReasons: [reason] })).toMatchObject({
      denial: 'records',
      step: 'send-records',
    }),
  );

  it.each([
    ['Not medically necessary', 'claim'],
    ['Your records show that the visits are used', 'claim'],
    ['The record of this provider is closed', 'claim'],
  ])('asks for no records: %s', (reason, denial) =>
    expect(refusalOf({ denialReasons: [reason] })).toMatchObject({ denial, step: 'appeal' }),
  );

  it('can be that the service is not covered', () =>
    expect(refusalOf({ status: 'not-covered' }).denial).toBe('not-covered'));
});

it('owes nothing when the share is negative', () => {
  const around = { relation: null, appeal: appeals['never possible'] };
  const now = nextStep(paidClaim({ submitted: 100, memberliability: -105 }), around, today);
  expect(now).toMatchObject({ kind: 'nothing-owed', owed: 0, counts: true });
});

it('asks the insurer first when a claim takes more than the deductible', () => {
  const claim = paidClaim({ deductible: 2_280, benefit: 7_000 });
  const around = { relation: null, appeal: appeals['never possible'], overDeductible: 2_280 };
  expect(nextStep(claim, around, today)).toMatchObject({
    kind: 'over-deductible',
    owed: 2_280,
    step: 'ask',
  });
  expect(nextStep(claim, { ...around, overDeductible: 0 }, today).kind).toBe('owed');
  expect(nextStep(paidClaim({ copay: 2_280 }), around, today).kind).toBe('owed');
});

describe('the relations of claims', () => {
  const totals = (cents: number) => figuresOf([{ category: 'benefit', label: null, cents }], []);
  const first = familyClaim({ id: 'eob-1', claimNumber: 'C1', patient: 'Patient/1' });
  const undoing = (claim: string, changes: Parameters<typeof familyClaim>[0] = {}) =>
    familyClaim({
      id: 'eob-2',
      claimNumber: 'C2',
      patient: 'Patient/1',
      figures: totals(-9_000),
      related: [{ relationship: 'associated', claim }],
      ...changes,
    });
  const relationOf = (...claims: Parameters<typeof relationsAmong>[0][number][]) =>
    relationsAmong(claims).get('eob-1');

  it.each([
    'C1',
    'ExplanationOfBenefit/eob-1',
    'https://payer.example/r4/ExplanationOfBenefit/eob-1',
  ])('relate a reversal that names the claim as %s', (name) => {
    const reversal = undoing(name);
    expect(relationOf(first, reversal)).toEqual({ kind: 'reversed', by: reversal });
    expect(relationOf(reversal, first)).toEqual({ kind: 'reversed', by: reversal });
  });

  it('relate a reversal to the claim that it undoes', () => {
    const reversal = undoing('C1');
    expect(relationsAmong([first, reversal]).get('eob-2')).toEqual({ kind: 'undoes', by: first });
  });

  it('relate a claim to its replacement', () => {
    const newer = familyClaim({ id: 'eob-3', related: [{ relationship: 'prior', claim: 'C1' }] });
    expect(relationOf(first, newer)).toEqual({ kind: 'replaced', by: newer });
  });

  it('do not relate a replacement as a reversal', () => {
    const newer = familyClaim({ id: 'eob-3', related: [{ relationship: 'prior', claim: 'C1' }] });
    expect(relationsAmong([first, newer]).get('eob-3')).toBeUndefined();
  });

  it('relate a reversal of a claim that names no patient', () => {
    const reversal = undoing('C1');
    const nameless = { ...first, patient: null };
    expect(relationOf(nameless, reversal)).toEqual({ kind: 'reversed', by: reversal });
  });

  it('do not relate a claim to itself', () => {
    const odd = undoing('C1', { id: 'eob-1', claimNumber: 'C1' });
    expect(relationsAmong([odd]).size).toBe(0);
  });

  it.each<[string, Parameters<typeof familyClaim>[0]]>([
    ['is replaced by it', { related: [{ relationship: 'replacedby', claim: 'C1' }] }],
    ['pays something', { figures: totals(9_000) }],
    ['belongs to another patient', { patient: 'Patient/2' }],
    ['was itself taken back', { status: 'cancelled' }],
    ['names another', { related: [{ relationship: 'associated', claim: 'C9' }] }],
  ])('do not relate a claim that %s', (_, changes) =>
    expect(relationOf(first, undoing('C1', changes))).toBeUndefined(),
  );
});

describe('the status of an appeal', () => {
  const filed = { status: 'received', decisionDueBy: tomorrow };
  const decided = (outcome: string) => ({
    status: 'decided',
    decision: { outcome, decidedAt: new Date(`${yesterday}T16:00:00Z`) },
  });
  it.each<[string, Parameters<typeof filedAppealStatusOf>[0], AppealStatus]>([
    ['received', filed, { state: 'in-review', dueBy: tomorrow }],
    ['a step added since', { status: 'withPhysician' }, { state: 'in-review', dueBy: null }],
    ['overturned', decided('overturned'), { state: 'won', decidedOn: yesterday }],
    ['in part', decided('partlyOverturned'), { state: 'partly-won', decidedOn: yesterday }],
    ['upheld', decided('upheld'), { state: 'lost', decidedOn: yesterday }],
    ['an outcome added since', decided('dismissed'), { state: 'unknown' }],
    ['decided without saying how', { status: 'decided' }, { state: 'unknown' }],
  ])('%s', (_, appeal, expected) => expect(filedAppealStatusOf(appeal)).toEqual(expected));
});

describe('the plan of a state program', () => {
  const denied = { submitted: 39_500, noncovered: 39_500, memberliability: 39_500 };
  const partly = { submitted: 30_000, benefit: 9_200, noncovered: 20_000, memberliability: 20_800 };
  const reasons = { denialReasons: ['Not medically necessary'] };
  const of = (...[figures, changes]: Parameters<typeof paidClaim>) =>
    nextStep(
      paidClaim(figures, { ...reasons, ...changes }),
      { relation: null, appeal: appeals['last day tomorrow'], rules: 'stateProgram' },
      today,
    );

  it.each([
    ['a denied claim', of(denied, { status: 'denied', network: 'in' }), { owed: 0, open: null }],
    [
      'a claim of an unknown network',
      of(denied, { status: 'denied', network: null }),
      { owed: 0, open: null },
    ],
    [
      'a claim denied in part',
      of(partly, { status: 'partly-paid', network: 'in' }),
      { owed: 800, open: null },
    ],
    [
      'a claim out of network',
      of(denied, { status: 'denied', network: 'out' }),
      { owed: null, open: 39_500 },
    ],
  ])('keeps providers from billing what it refused of %s', (_, step, amounts) => {
    expect(step).toMatchObject({ kind: 'can-appeal', step: 'appeal', ...amounts });
  });
});
