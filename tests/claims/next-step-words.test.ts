import { describe, expect, it } from 'vitest';
import { nextStepWords } from '#content/next-step.ts';
import { nextStepKinds, type NextStep, type NextStepKind } from '#src/domain/claims/next-step.ts';
import { nextStepMeaning } from '#src/features/claim-details/next-step-meaning.ts';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';

const plain: NextStep = {
  kind: 'owed',
  owed: 0,
  open: null,
  denial: null,
  day: null,
  step: 'none',
  counts: true,
  beforePayments: { owed: 0, open: null },
  payments: [],
  refund: 0,
  returnedOn: null,
};

it.each<[NextStepKind, Partial<NextStep>, RegExp]>([
  ['cancelled', {}, /^This claim was canceled\. You owe nothing for it\.$/],
  ['reversal', {}, /reverses an earlier claim.* You owe nothing for either one\.$/],
  ['replaced', { owed: 0 }, /The newer claim shows what you may owe\.$/],
  ['reversed', {}, /^This claim was reversed after we processed it\. You owe nothing\./],
  ['received', { owed: null }, /working on it/],
  ['not-processable', { owed: null }, /couldn’t make a decision/],
  [
    'in-review',
    { owed: null, open: 86_000, day: '2026-12-09', denial: 'claim' },
    /in writing by Dec 9, 2026\.$/,
  ],
  ['won', { day: '2026-05-21T16:00:00Z' }, /^You won your appeal on May 21, 2026\. We’ll process/],
  ['partly-won', { owed: null, open: 9_000 }, /You may not have to pay all of the \$90\.00\./],
  ['lost', { owed: 9_000 }, /we didn’t change our decision.* You may owe \$90\.00\.$/],
  [
    'can-appeal',
    { owed: null, open: 184_000, day: '2027-04-30', denial: 'claim' },
    /^Your plan didn’t pay this claim\. You can appeal by Apr 30, 2027, or ask us before you pay a bill for it\.$/,
  ],
  [
    'can-appeal',
    { owed: null, denial: 'records' },
    /^Your plan didn’t pay this claim\. You can appeal, with the records from your provider\.$/,
  ],
  ['can-appeal', { owed: 5_500, open: 18_200, denial: 'part' }, /some of these services and not/],
  ['can-appeal', { owed: null, denial: 'not-covered' }, /doesn’t cover these services/],
  [
    'can-go-further',
    { owed: null, open: 9_000, day: '2027-03-26' },
    /You can ask for another review by Mar 26, 2027\.$/,
  ],
  ['not-settled', { owed: null, denial: 'claim' }, /Ask us before you pay a bill for it\.$/],
  ['not-settled', { owed: 0, denial: 'claim' }, /You owe nothing\.$/],
  [
    'can-appeal',
    { owed: 0, day: '2027-01-14', denial: 'claim' },
    /^Your plan didn’t pay this claim\. You can appeal by Jan 14, 2027\.$/,
  ],
  [
    'refused',
    { owed: 9_000, denial: 'claim', day: '2024-11-26' },
    /^Your plan didn’t pay this claim\. The deadline to appeal was Nov 26, 2024\.$/,
  ],
  ['refused', { owed: 9_000, denial: 'claim' }, /You can’t appeal this decision now\./],
  ['nothing-owed', {}, /^We finished processing this claim, and you owe nothing\.$/],
  ['nothing-owed', { denial: 'claim' }, /didn’t pay this claim\. You owe nothing\.$/],
  [
    'over-deductible',
    {
      owed: 0,
      beforePayments: { owed: 2_280, open: null },
      payments: [{ by: 'pickup', cents: 2_280, day: null }],
    },
    /already met it\. \$22\.80 is usually paid at pickup\. Ask us about a refund\.$/,
  ],
  ['over-deductible', { owed: 2_280 }, /already met it.*\$22\.80\. Ask us before you pay\.$/],
  ['owed', { owed: 4_210 }, /You may owe \$42\.10\. Wait for the bill from your provider/],
  [
    'at-pickup',
    {
      owed: 0,
      beforePayments: { owed: 1_000, open: null },
      payments: [{ by: 'pickup', cents: 1_000, day: null }],
    },
    /processing this claim\. \$10\.00 is usually paid at pickup\. You may have already paid it\./,
  ],
  ['unknown', { owed: null }, /doesn’t say what you owe/],
])('%s %o', (kind, changes, expected) => {
  const { owed = 0, open = null } = changes;
  const nextStep = { ...plain, beforePayments: { owed, open }, ...changes, kind };
  expect(nextStepMeaning(nextStep)).toMatch(expected);
});

describe('the text of every next step', () => {
  const situations = nextStepKinds.flatMap((kind) =>
    [null, 0, 5_000].flatMap((owed) =>
      [null, 9_000].flatMap((open) =>
        [null, '2026-12-09'].map((day): NextStep => ({
          ...plain,
          ...(kind === 'at-pickup' && { beforePayments: { owed: 1_000, open: null } }),
          kind,
          owed,
          open,
          day,
          payments: kind === 'at-pickup' ? [{ by: 'pickup', cents: 1_000, day: null }] : [],
        })),
      ),
    ),
  );
  it.each(situations)(
    'has whole sentences: $kind, owed $owed, open $open, day $day',
    (nextStep) => {
      for (const text of [nextStepText(nextStep), nextStepMeaning(nextStep)]) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/ {2}|undefined|null|invalid date| \.|\$0\.00/);
      }
    },
  );

  it('mentions an appeal only if possible, and a bill only if an amount is owed', () => {
    for (const kind of nextStepKinds) {
      const meaning = nextStepMeaning({ ...plain, kind, owed: 5_000 });
      expect(/you can appeal/i.test(meaning), kind).toBe(kind === 'can-appeal');
      expect(/Wait for the bill/.test(meaning), kind).toBe(kind === 'owed');
    }
    expect(Object.keys(nextStepWords)).toEqual([...nextStepKinds]);
  });
});
