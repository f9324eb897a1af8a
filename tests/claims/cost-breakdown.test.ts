import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountCategories, type AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import { figuresOf, type Figure } from '#src/domain/claims/amounts/figures.ts';
import { disagreementsOf } from '#src/domain/claims/amounts/disagreements.ts';
import {
  costBreakdownOf,
  lineCosts,
  isReversalOf,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { closedToAppeals } from '#src/domain/claims/appeal-status.ts';
import { nextStep } from '#src/domain/claims/next-step.ts';
import { explainMoney } from '#src/features/claim-details/claim-explanation.ts';
import { shareName } from '#src/features/claim-details/share-name.ts';
import { paidClaim } from '../support/claims.ts';
import { cases } from '#tests/support/cases.ts';

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

describe('the cost breakdown', () => {
  it('has the amounts that the payer states, and null for others', () => {
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

  it('has no share when the payer states two, and does not add up their parts', () => {
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
  ])('the plan’s payment is %s', (_, amounts, planPaid) =>
    expect(pathOf(amounts).planPaid).toBe(planPaid),
  );

  it.each<[string, Amounts, Amounts[], number | null, number | null]>([
    ['each line says it', {}, [{ benefit: 60 }, { benefit: 40, copay: 5 }], null, 100],
    ['one line does not', {}, [{ benefit: 60 }, { copay: 5 }], null, null],
    ['only lines say less', { benefit: 90 }, [{ benefit: 60 }, { benefit: 40 }], null, 90],
    ['the payment says it', {}, [{ benefit: 60 }, { benefit: 40 }], 70, 70],
    ['the total and the payment differ', { benefit: 90 }, [], 70, 90],
  ])('reads what the plan paid where %s', (_, totals, lines, paymentCents, planPaid) => {
    const figures = figuresOf(stated(totals), lines.map(stated));
    expect(costBreakdownOf({ figures, paymentCents }).planPaid).toBe(planPaid);
  });

  it.each<[string, Amounts, boolean]>([
    ['a bill below nothing', { submitted: -100 }, true],
    ['a payment below nothing', { benefit: -100 }, true],
    ['a bill below nothing that was not paid', { submitted: -100, benefit: 0 }, true],
    ['a payment below nothing of a bill of nothing', { submitted: 0, benefit: -100 }, true],
    ['a bill and a payment of nothing', { submitted: 0, benefit: 0 }, false],
    ['a bill and a payment', { submitted: 100, benefit: 40 }, false],
    ['no amounts', {}, false],
  ])('says whether %s takes back what an earlier claim had', (_, amounts, isBack) =>
    expect(isReversalOf(pathOf(amounts))).toBe(isBack),
  );

  it('the cost breakdown of a line uses the amounts of that line', () =>
    expect(lineCosts({ amounts: stated({ submitted: 500, copay: 30 }) })).toMatchObject({
      billed: 500,
      memberResponsibility: 30,
      isMemberResponsibilityStated: false,
      planPaid: null,
    }));
});

describe('a figure', () => {
  const figure = (totals: Amounts, ...lines: Amounts[]) =>
    figuresOf(stated(totals), lines.map(stated));

  it('exists for each amount that the claim or a line states, and for no other', () =>
    expect(
      figure({ submitted: 300 }, { copay: 20 }, { deductible: 5 }).map(({ category }) => category),
    ).toEqual(['submitted', 'deductible', 'copay']));

  it('a figure is the sum of the lines when the claim has no total', () =>
    expect(figure({}, { copay: 20 }, { copay: 15 })).toEqual([
      {
        category: 'copay',
        stated: [],
        ofLines: 35,
        isInEveryLine: true,
        cents: 35,
        differs: false,
      },
    ]));

  it('does not differ from lines that do not state it', () =>
    expect(figure({ copay: 20 }, { submitted: 100 })).toContainEqual({
      category: 'copay',
      stated: [20],
      ofLines: null,
      isInEveryLine: false,
      cents: 20,
      differs: false,
    }));

  it('a figure is in no line of a claim without lines', () =>
    expect(figure({ copay: 20 })[0]).toMatchObject({ ofLines: null, isInEveryLine: false }));

  it('says whether every line states it', () => {
    const [billed, copay] = figure({}, { submitted: 100, copay: 20 }, { submitted: 50 });
    expect([billed?.isInEveryLine, copay?.isInEveryLine]).toEqual([true, false]);
  });

  it('does not differ from the lines when it is stated twice, because there is no single total', () => {
    const totals = [...stated({ copay: 100 }), ...stated({ copay: 200 })];
    expect(figuresOf(totals, [stated({ copay: 300 })])).toEqual([
      {
        category: 'copay',
        stated: [100, 200],
        ofLines: 300,
        isInEveryLine: true,
        cents: null,
        differs: false,
      },
    ]);
  });
});

describe('the check for contradicting amounts', () => {
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
    ['the bill is missing', { discount: 100, eligible: 190 }],
    ['the allowed amount is missing', { submitted: 300, discount: 100, benefit: 0, copay: 5 }],
    ['the share is missing', { eligible: 200, benefit: 100 }],
    [
      'the bill less the discount is allowed, and part of it not covered',
      {
        submitted: 300,
        discount: 100,
        eligible: 200,
        noncovered: 20,
      },
    ],
    ['only the bill and the allowed amount are stated', { submitted: 300, eligible: 300 }],
    [
      'what is not covered is part of the share',
      { ...fine, submitted: 30_500, noncovered: 500, memberliability: 8_500 },
    ],
    [
      'what is not covered is no part of the share',
      { ...fine, submitted: 30_500, noncovered: 500 },
    ],
    ['another insurance pays a part', { ...fine, benefit: 10_000, priorpayerpaid: 2_000 }],
  ])('finds no contradicting amounts when %s', (_, amounts) =>
    expect(wrongIn(amounts)).toEqual([]),
  );

  it('finds a total that is not the sum of the lines', () =>
    expect(wrongIn({ submitted: 300 }, { submitted: 100 }, { submitted: 150 })).toEqual([
      { kind: 'lines', category: 'submitted', stated: 300, ofLines: 250 },
    ]));

  it('finds a total that is stated twice', () => {
    const figures = figuresOf([...stated({ copay: 100 }), ...stated({ copay: 200 })], []);
    expect(disagreementsOf({ figures, paymentCents: null })).toEqual([
      { kind: 'twice', category: 'copay', stated: [100, 200] },
    ]);
    expect(breakdownOf(figures).parts.copay).toBeNull();
  });

  it('finds an allowed amount that is not the bill less the discount', () =>
    expect(wrongIn({ submitted: 300, discount: 100, eligible: 190 })).toEqual([
      { kind: 'allowed', expected: 200, stated: 190 },
    ]));

  it('finds an allowed amount that is not the sum of payments and share', () =>
    expect(wrongIn({ eligible: 200, benefit: 100, memberliability: 90 })).toEqual([
      { kind: 'split', expected: 190, stated: 200 },
    ]));

  it('finds a share that is not the sum of its parts', () =>
    expect(wrongIn({ memberliability: 90, copay: 30, deductible: 40 })).toEqual([
      { kind: 'share', expected: 70, stated: 90 },
    ]));

  it('finds nothing in a bill that adds up', () => {
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
      { numRuns: cases },
    );
  });
});

describe('the explanation of amounts', () => {
  const explained = (claim: FamilyClaim, row = rowOf(claim)) =>
    explainMoney(claim, row.costs, row.nextStep);
  const explanationOf = (amounts: Amounts, network: 'in' | 'out' | null = 'in') =>
    explained(paidClaim(amounts, { providerName: 'Cedar Clinic', network }));

  it('leads from the bill to the share', () =>
    expect(
      explanationOf({
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
  ])('%s', (_, amounts, sentence) => expect(explanationOf(amounts)).toEqual([sentence]));

  it('names a lower price only if it is the allowed amount', () =>
    expect(explanationOf({ submitted: 30_000, discount: 10_000, eligible: 15_000 }, 'out')).toEqual(
      ['Cedar Clinic billed $300.00.', '$100.00 of the bill is more than your plan allows.'],
    ));

  it.each<[string, Amounts, string[]]>([
    [
      'with what the member paid',
      { submitted: 19_500, benefit: 0, memberliability: 19_500, paidbypatient: 5_000 },
      [
        'Before your appeal, your share was $195.00. You won your appeal, so we’ll decide it again.',
        'You paid $50.00.',
      ],
    ],
    [
      'without a share',
      { submitted: 19_500, benefit: 0, memberliability: 0 },
      ['You won your appeal, so we’ll decide your share again.'],
    ],
  ])('explains a won appeal %s', (_, amounts, sentences) => {
    const claim = paidClaim(amounts, { denialReasons: ['Not needed'], status: 'denied' });
    const won = { state: 'won', decidedOn: '2026-11-20T12:00:00Z' } as const;
    const now = nextStep(claim, { relation: null, appeal: won }, '2026-11-21');
    const explanation = explainMoney(claim, costBreakdownOf(claim), now);
    expect(explanation).toEqual(expect.arrayContaining(sentences));
    expect(explanation.join(' ')).not.toContain('$0.00');
  });

  it.each<[string, Amounts]>([
    ['unpaid', { copay: 3_000, memberliability: 3_000 }],
    ['partly paid', { memberliability: 3_000, paidbypatient: 1_000 }],
  ])('does not call an %s share owed when its bill is too old', (_, amounts) => {
    const claim = paidClaim(amounts, { serviceStart: '2024-11-01' });
    const around = { relation: null, appeal: closedToAppeals };
    const old = nextStep(claim, around, '2026-11-21');
    const said = [
      ...explainMoney(claim, costBreakdownOf(claim), old),
      shareName(old, costBreakdownOf(claim).memberResponsibility),
    ];
    expect(old.kind).toBe('past-billing');
    expect(said.join(' ')).toContain('Your share');
    expect(said.join(' ')).not.toMatch(/owe/i);
  });

  it('says that negative amounts reverse an earlier claim', () =>
    expect(
      explanationOf({ submitted: -30_000, benefit: -12_000, memberliability: -3_000 }),
    ).toEqual(['These amounts reverse an earlier claim, so they’re negative.']));

  it.each(['replaced', 'cancelled'] as const)('says that nothing is owed on a %s claim', (status) =>
    expect(
      explained(
        paidClaim(
          { submitted: 100, memberliability: 100 },
          { kind: 'pharmacy', network: null, status },
        ),
      ),
    ).toEqual(['The pharmacy billed $1.00.', 'You don’t owe anything on this claim anymore.']),
  );

  it('explains nothing of a claim without amounts', () => expect(explanationOf({})).toEqual([]));
});
