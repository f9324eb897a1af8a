import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountCategories, type AmountCategory } from '#src/domain/claims/amounts.ts';
import { figuresOf, type Figure } from '#src/domain/claims/figures.ts';
import { disagreementsOf } from '#src/domain/claims/disagreements.ts';
import { costBreakdownOf } from '#src/domain/claims/cost-breakdown.ts';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { nextStep } from '#src/domain/claims/next-step.ts';
import { explainMoney } from '#src/features/claim-details/claim-explanation.ts';
import { paidClaim } from '../support/claims.ts';

type Amounts = Partial<Record<AmountCategory, number>>;

const stated = (amounts: Amounts) =>
  amountCategories.flatMap((category) => {
    const cents = amounts[category];
    return cents === undefined ? [] : [{ category, label: null, cents }];
  });
const breakdownOf = (figures: readonly Figure[]) =>
  costBreakdownOf({ figures, paymentCents: null });
const pathOf = (amounts: Amounts) => breakdownOf(figuresOf(stated(amounts), []));
const wrongIn = (totals: Amounts, ...lines: Amounts[]) =>
  disagreementsOf({ figures: figuresOf(stated(totals), lines.map(stated)), paymentCents: null });

describe('the way of the money', () => {
  it('names what the payer states and leaves open what it does not', () => {
    expect(pathOf({ submitted: 20_000, benefit: 0 })).toEqual({
      billed: 20_000,
      discount: null,
      allowed: null,
      planPaid: 0,
      otherInsurance: null,
      memberResponsibility: null,
      isMemberResponsibilityStated: false,
      parts: { deductible: null, copay: null, coinsurance: null, noncovered: null },
    });
  });

  it.each<[string, Amounts, number | null, boolean]>([
    ['stated', { memberliability: 8_000, copay: 3_000 }, 8_000, true],
    ['stated as nothing', { memberliability: 0, copay: 3_000 }, 0, true],
    ['added up from its parts', { deductible: 4_000, copay: 3_000, noncovered: 50 }, 7_050, false],
    ['nothing in its parts', { deductible: 0 }, 0, false],
    ['unknown without parts', { submitted: 100 }, null, false],
  ])('the share is %s', (_, amounts, memberResponsibility, isMemberResponsibilityStated) =>
    expect(pathOf(amounts)).toMatchObject({ memberResponsibility, isMemberResponsibilityStated }),
  );

  it('of two stated shares neither counts, nor what their parts come to', () => {
    const totals = [...stated({ memberliability: 8_000 }), ...stated({ memberliability: 9_000 })];
    const figures = figuresOf([...totals, ...stated({ copay: 3_000 })], []);
    expect(breakdownOf(figures)).toMatchObject({
      memberResponsibility: null,
      isMemberResponsibilityStated: true,
    });
  });

  it.each<[string, Amounts, number | null]>([
    ['what it says it pays', { benefit: 100, paidtoprovider: 90 }, 100],
    ['what went to the provider and the patient', { paidtoprovider: 90, paidtopatient: 20 }, 110],
    ['what went to the patient', { paidtopatient: 20 }, 20],
    ['unknown', { submitted: 20 }, null],
  ])('what the plan paid is %s', (_, amounts, planPaid) =>
    expect(pathOf(amounts).planPaid).toBe(planPaid),
  );
});

describe('amounts that do not fit each other', () => {
  const fine: Amounts = {
    submitted: 30_000,
    discount: 10_000,
    eligible: 20_000,
    benefit: 12_000,
    deductible: 5_000,
    coinsurance: 3_000,
    memberliability: 8_000,
  };

  it.each<[string, Amounts]>([
    ['all of them fit', fine],
    ['something is missing', { submitted: 30_000, eligible: 20_000, memberliability: 1 }],
    [
      'what is not covered is part of the share',
      { ...fine, submitted: 30_500, noncovered: 500, memberliability: 8_500 },
    ],
    [
      'what is not covered is no part of the share',
      { ...fine, submitted: 30_500, noncovered: 500 },
    ],
    ['another insurance pays a part', { ...fine, benefit: 10_000, priorpayerpaid: 2_000 }],
  ])('nothing is said when %s', (_, amounts) => expect(wrongIn(amounts)).toEqual([]));

  it('a total that is not the sum of the lines', () =>
    expect(wrongIn({ submitted: 300 }, { submitted: 100 }, { submitted: 150 })).toEqual([
      { kind: 'lines', category: 'submitted', stated: 300, ofLines: 250 },
    ]));

  it('a total that is stated twice', () => {
    const figures = figuresOf([...stated({ copay: 100 }), ...stated({ copay: 200 })], []);
    expect(disagreementsOf({ figures, paymentCents: null })).toEqual([
      { kind: 'twice', category: 'copay', stated: [100, 200] },
    ]);
    expect(breakdownOf(figures).parts.copay).toBeNull();
  });

  it('an allowed amount that is not the bill less the discount', () =>
    expect(wrongIn({ submitted: 300, discount: 100, eligible: 190 })).toEqual([
      { kind: 'allowed', expected: 200, stated: 190 },
    ]));

  it('an allowed amount that is not what was paid and what is left', () =>
    expect(wrongIn({ eligible: 200, benefit: 100, memberliability: 90 })).toEqual([
      { kind: 'split', expected: 190, stated: 200 },
    ]));

  it('a share that is not its parts', () =>
    expect(wrongIn({ memberliability: 90, copay: 30, deductible: 40 })).toEqual([
      { kind: 'share', expected: 70, stated: 90 },
    ]));

  it('nothing is found in any bill that adds up', () => {
    const part = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(part, part, part, part, part, part, part, (discount, paid, other, ...parts) => {
        const [deductible, copay, coinsurance, noncovered] = parts;
        const share = deductible + copay + coinsurance;
        const eligible = paid + other + share;
        const amounts: Amounts = {
          submitted: eligible + discount + noncovered,
          discount,
          eligible,
          benefit: paid,
          priorpayerpaid: other,
          deductible,
          copay,
          coinsurance,
          noncovered,
          memberliability: share + noncovered,
        };
        expect(wrongIn(amounts, amounts)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('in words', () => {
  const explained = (claim: FamilyClaim, row = rowOf(claim)) =>
    explainMoney(claim, row.path, row.now);
  const told = (amounts: Amounts, network: 'in' | 'out' | null = 'in') =>
    explained(paidClaim(amounts, { providerName: 'Cedar Clinic', network }));

  it('from the bill to the share', () =>
    expect(
      told({
        submitted: 30_000,
        discount: 10_000,
        eligible: 20_000,
        benefit: 12_000,
        deductible: 5_000,
        coinsurance: 3_000,
        memberliability: 8_000,
      }),
    ).toEqual([
      'Cedar Clinic billed $300.00.',
      'Because they’re in your network, the price was lowered by $100.00 to $200.00. You don’t owe that part.',
      'Your plan paid $120.00.',
      'You may owe $80.00: $50.00 toward your deductible and $30.00 as your coinsurance.',
    ]));

  it.each<[string, Amounts, string]>([
    [
      'one part alone',
      { memberliability: 3_000, copay: 3_000 },
      'You may owe $30.00 as your copay.',
    ],
    ['nothing', { memberliability: 0 }, 'You owe nothing.'],
    ['a share without parts', { memberliability: 3_000 }, 'You may owe $30.00.'],
    ['a plan that pays nothing', { benefit: 0 }, 'Your plan paid nothing.'],
    ['other insurance', { priorpayerpaid: 100 }, 'Your other insurance paid $1.00.'],
  ])('%s', (_, amounts, sentence) => expect(told(amounts)).toEqual([sentence]));

  it('no lower price is named that is not the allowed amount', () =>
    expect(told({ submitted: 30_000, discount: 10_000, eligible: 15_000 }, 'out')).toEqual([
      'Cedar Clinic billed $300.00.',
      'The price was lowered by $100.00. You don’t owe that part.',
    ]));

  it.each<[string, Amounts, string[]]>([
    [
      'with what the member paid',
      { submitted: 19_500, benefit: 0, memberliability: 19_500, paidbypatient: 5_000 },
      [
        'Before your appeal, your share was $195.00. You won your appeal, so you don’t owe it.',
        'You paid $50.00.',
        'You owe $0.',
      ],
    ],
    [
      'without a share',
      { submitted: 19_500, benefit: 0, memberliability: 0 },
      ['You owe nothing.'],
    ],
  ])('of an appeal that was won, %s', (_, amounts, sentences) => {
    const claim = paidClaim(amounts, { denialReasons: ['Not needed'], status: 'denied' });
    const won = { state: 'won', decidedOn: '2026-11-20T12:00:00Z' } as const;
    const now = nextStep(claim, { relation: null, appeal: won }, '2026-11-21');
    const told = explainMoney(claim, costBreakdownOf(claim), now);
    expect(told).toEqual(expect.arrayContaining(sentences));
    expect(told.join(' ')).not.toContain('$0.00');
  });

  it('says of what is taken back that it is', () =>
    expect(told({ submitted: -30_000, benefit: -12_000, memberliability: -3_000 })).toEqual([
      'These amounts reverse an earlier claim, so they’re negative.',
    ]));

  it.each(['replaced', 'cancelled'] as const)('nothing is owed on a claim that is %s', (status) =>
    expect(
      explained(
        paidClaim(
          { submitted: 100, memberliability: 100 },
          { kind: 'pharmacy', network: null, status },
        ),
      ),
    ).toEqual(['The pharmacy billed $1.00.', 'You don’t owe anything on this claim anymore.']),
  );

  it('says nothing of a claim without amounts', () => expect(told({})).toEqual([]));
});
