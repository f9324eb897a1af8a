import { describe, expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import type { Savings } from '#src/domain/spending/spending-sums.ts';
import { limit } from '#tests/support/limits.ts';
import {
  comparison,
  monthOfMost,
  monthsSummary,
  savedText,
  yearName,
} from './spending-sentences.ts';

describe('whether claims explain a figure', () => {
  const sentencesOf = (
    claims: { cents: number; unclear: number },
    changes: Partial<Accumulator> = {},
    isComplete = true,
  ) =>
    comparison({ counted: [], ...claims }, limit(changes), {
      isComplete,
      asOf: 'Nov 20, 2026',
    }).join(' ');

  it('says so when claims add up to the plan’s total', () => {
    expect(sentencesOf({ cents: 61_734, unclear: 0 })).toBe(
      'These claims add up to $617.34, the same as your plan’s total.',
    );
  });

  it('names both sums and which one counts when they differ', () => {
    expect(sentencesOf({ cents: 60_000, unclear: 0 })).toContain(
      'These claims add up to $600.00. Your plan’s total is $617.34 as of Nov 20, 2026. Your plan’s total is the one that counts.',
    );
    expect(sentencesOf({ cents: 60_000, unclear: 0 }, { scope: 'family' })).toContain(
      'whose claims you can’t see',
    );
  });

  it('says how many claims are left out because they state too little', () => {
    expect(sentencesOf({ cents: 60_000, unclear: 1 })).toMatch(
      /that counts\. We left out one more claim/,
    );
    expect(sentencesOf({ cents: 60_000, unclear: 2 })).toContain('We left out 2 more claims');
  });

  it('gives no verdict while claims load', () => {
    expect(sentencesOf({ cents: 60_000, unclear: 0 }, {}, false)).toBe(
      'These claims add up to $600.00 so far. Older claims are still missing.',
    );
  });
});

describe('the sentence on the months', () => {
  const month = (name: string, memberResponsibility: number | null) => ({
    month: name,
    memberResponsibility,
    planPaid: 500,
    claims: 1,
    open: 0,
    paidShare: 0,
    atPickup: 0,
    incomplete: 0,
  });
  const total = {
    claims: 2,
    memberResponsibility: 4200,
    planPaid: 1000,
    open: 0,
    paidShare: 0,
    atPickup: 0,
    incomplete: 0,
    mayGrow: false,
  };
  const maria = { isSelf: true, firstName: 'Maria' };

  it('names the month with the most to pay', () => {
    const months = [month('2026-01', 1200), month('2026-02', 3000)];
    expect(monthsSummary(months, total, maria)).toBe(
      'From Jan 2026 to Feb 2026, you may owe $42.00, and the plan paid $10.00. The highest share was for Feb 2026: $30.00.',
    );
  });

  it('names the month of the most that may be owed, unless there is one month or nothing is owed', () => {
    expect(monthOfMost([month('2026-01', 1200), month('2026-02', 3000)], maria)).toBe(
      'From Jan 2026 to Feb 2026, you may owe the most for Feb 2026: $30.00.',
    );
    const elena = { isSelf: false, firstName: 'Elena' };
    expect(monthOfMost([month('2026-01', 1200), month('2026-02', 3000)], elena)).toContain(
      ', Elena may owe the most for Feb 2026',
    );
    expect(monthOfMost([month('2026-01', 4200)], maria)).toBeNull();
    expect(monthOfMost([month('2026-01', 0), month('2026-02', 0)], maria)).toBeNull();
  });

  it('says “or more” while the sum may grow', () => {
    const months = [month('2026-01', 4200)];
    expect(monthsSummary(months, { ...total, mayGrow: true }, maria)).toBe(
      'In Jan 2026, you may owe $42.00 or more, and the plan paid $10.00.',
    );
  });

  it('compares no single month, and mentions an unknown amount', () => {
    expect(
      monthsSummary([month('2026-01', null)], { ...total, memberResponsibility: null }, maria),
    ).toBe('In Jan 2026, you may owe an amount the claims don’t show, and the plan paid $10.00.');
  });
});

it.each([
  [{ start: '2026-01-01', end: '2026-12-31' }, 2025, '2025'],
  [{ start: '2026-07-01', end: '2027-06-30' }, 2025, '2025–2026'],
])('a plan year like %o that starts in %d is called %s', (current, year, name) => {
  expect(yearName(year, current)).toBe(name);
});

describe('the plan’s savings', () => {
  const year = { start: '2026-01-01', end: '2026-12-31' };
  const you = { isSelf: true, firstName: 'Maria' };
  it.each<[Savings & { year?: typeof year }, typeof you, string]>([
    [
      { discount: 193_100, planPaid: 148_080 },
      you,
      'The plan saved you $3,411.80 in 2026: $1,931.00 in network discounts plus what it paid.',
    ],
    [
      { discount: 5_000, planPaid: 0 },
      { isSelf: false, firstName: 'Mateo' },
      'The plan saved Mateo $50.00 in 2026 in network discounts.',
    ],
    [{ discount: 0, planPaid: 700 }, you, 'The plan saved you $7.00 in 2026 by paying its share.'],
    [
      { discount: 0, planPaid: 700, year: { start: '2025-07-01', end: '2026-06-30' } },
      you,
      'The plan saved you $7.00 in 2025–2026 by paying its share.',
    ],
  ])('%o', ({ year: of = year, ...savings }, spender, text) => {
    expect(savedText(savings, { year: of, spender })).toBe(text);
  });
});
