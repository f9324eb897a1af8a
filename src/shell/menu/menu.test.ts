import { expect, it } from 'vitest';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { menuFor } from './menu.ts';

const idsFor = (isPolicyHolder: boolean) =>
  menuFor({ plan: planOf('Medical', { isPolicyHolder }), rights: everyRight, age: 40 }, () => ({
    needs: 'plan',
    prefixed: true,
  })).map(({ id }) => id);

it('has Pay Bill for the policyholder alone, who is the one that pays', () => {
  expect(idsFor(true)).toContain('pay-bill');
  expect(idsFor(false)).not.toContain('pay-bill');
  expect(idsFor(true).filter((id) => id !== 'pay-bill')).toEqual(idsFor(false));
});
