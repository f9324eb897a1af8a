import { expect, it } from 'vitest';
import { paidClaim } from '#tests/support/claims.ts';
import type { AmountCategory, StatedAmount } from './amounts.ts';
import { amountsBeside, lineAmountsBeside } from './other-amounts.ts';

const amount = (category: AmountCategory | null, cents: number): StatedAmount => ({
  category,
  label: category === null ? 'Smile bonus' : null,
  cents,
});
const knownAmount = (category: AmountCategory, cents: number) => ({
  kind: 'known',
  category,
  cents,
});
const bonus = { kind: 'named', label: 'Smile bonus', cents: 700 };

it.each<AmountCategory>([
  'paidtoprovider',
  'paidtopatient',
  'paidbypatient',
  'paidbypatientcash',
  'paidbypatientother',
  'paidbypatienthealthaccount',
  'drugcost',
])('lists %s beside the columns, both of a claim and of a line', (category) => {
  expect(amountsBeside(paidClaim({ submitted: 900, benefit: 5, [category]: 300 }))).toEqual([
    knownAmount(category, 300),
  ]);
  const amounts = [amount('submitted', 900), amount(category, 300)];
  expect(lineAmountsBeside({ amounts })).toEqual([knownAmount(category, 300)]);
});

it('leaves out a total that is stated twice, because it is a disagreement', () =>
  expect(amountsBeside(paidClaim({ benefit: 5, drugcost: [300, 400] }))).toEqual([]));

it('shows an amount with the payer’s own words', () => {
  expect(amountsBeside(paidClaim({}, { otherAmounts: [amount(null, 700)] }))).toEqual([bonus]);
  expect(lineAmountsBeside({ amounts: [amount('copay', 20), amount(null, 700)] })).toEqual([bonus]);
});

it.each([
  ['differs from what the plan paid', 400, [{ kind: 'payment', cents: 400 }]],
  ['is what the plan paid', 500, []],
  ['is not stated', null, []],
])('the payment is shown where it %s: %i', (_, paymentCents, shown) =>
  expect(amountsBeside(paidClaim({ benefit: 500 }, { paymentCents }))).toEqual(shown),
);

it('shows each amount that a line states twice', () =>
  expect(
    lineAmountsBeside({
      amounts: [amount('copay', 20), amount('deductible', 5), amount('copay', 30)],
    }),
  ).toEqual([knownAmount('copay', 20), knownAmount('copay', 30)]));
