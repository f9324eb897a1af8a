import { expect, it } from 'vitest';
import type { Owed } from '#src/domain/claims/amounts/owed-sum.ts';
import { owedText } from './use-owed-text.ts';

const none: Owed = { cents: null, missing: 0, open: 0, isInProgress: false };

it.each<[string, Partial<Owed>, 'complete' | 'partial', string]>([
  ['no claim states an amount', {}, 'complete', ''],
  ['some claims could not be read', {}, 'partial', ''],
  ['nothing is owed', { cents: 0 }, 'complete', 'You owe nothing for care we’ve decided.'],
  ['nothing is owed on the claims that could be read', { cents: 0 }, 'partial', ''],
  ['nothing is owed on the claims that state an amount', { cents: 0, missing: 1 }, 'complete', ''],
  ['an amount is owed', { cents: 8_420 }, 'complete', 'You may owe $84.20 for care.'],
  ['an amount may grow', { cents: 8_420 }, 'partial', 'You may owe $84.20 or more for care.'],
  [
    'a claim is in progress',
    { cents: 8_420, isInProgress: true },
    'complete',
    'You may owe $84.20 or more for care.',
  ],
  [
    'a decision is not final beside an amount',
    { cents: 8_420, open: 86_000 },
    'complete',
    'You may owe $84.20 for care, and up to $860.00 more if our decisions don’t change.',
  ],
  [
    'only a decision is not final',
    { open: 86_000 },
    'complete',
    'You may owe up to $860.00 for care if our decisions don’t change.',
  ],
  [
    'a decision is not final, and nothing else is owed',
    { cents: 0, open: 86_000 },
    'complete',
    'You may owe up to $860.00 for care if our decisions don’t change.',
  ],
  [
    'a decision is not final, and claims are missing',
    { open: 86_000 },
    'partial',
    'You may owe $860.00 or more for care if our decisions don’t change.',
  ],
])('says what may be owed when %s', (_, owed, completeness, text) => {
  const said = owedText({ ...none, ...owed }, { completeness, isAccountMissing: false });
  expect(said.text).toBe(text);
  expect(said.text).toContain(said.amount);
});

it('says no amount when the reimbursement account’s payments are missing', () =>
  expect(
    owedText({ ...none, cents: 8_420 }, { completeness: 'complete', isAccountMissing: true }),
  ).toEqual({ text: 'You may owe a share of your care.', amount: '' }));
