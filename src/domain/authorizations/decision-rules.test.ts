import { expect, it } from 'vitest';
import { appealPlanKinds } from '#src/domain/appeals/appeal-rules.ts';
import { familyAuthorization } from '#tests/support/authorizations.ts';
import { decisionDue, decisionRules } from './decision-rules.ts';

const underReview = familyAuthorization({
  status: { id: 'under-review' },
  requestedOn: '2026-11-20',
});

it.each([
  ['commercial', 'professional', false, '2026-12-05', { days: 15 }, /2560\.503-1\(f\)\(2\)/],
  ['commercial', 'professional', true, '2026-11-23', { hours: 72 }, /2560\.503-1\(f\)\(2\)/],
  ['commercial', 'pharmacy', false, '2026-11-23', { hours: 72 }, /156\.122\(c\)/],
  ['commercial', 'pharmacy', true, '2026-11-21', { hours: 24 }, /156\.122\(c\)/],
  ['medicareAdvantage', 'institutional', false, '2026-11-27', { days: 7 }, /422\.568\(b\)\(1\)/],
  ['medicareAdvantage', 'institutional', true, '2026-11-23', { hours: 72 }, /422\.572\(a\)/],
  ['medicareAdvantage', 'pharmacy', false, '2026-11-23', { hours: 72 }, /423\.568\(b\)/],
  ['medicareAdvantage', 'pharmacy', true, '2026-11-21', { hours: 24 }, /423\.572\(a\)/],
  ['stateProgram', 'professional', false, '2026-11-27', { days: 7 }, /438\.210\(d\)\(1\)/],
  ['stateProgram', 'professional', true, '2026-11-23', { hours: 72 }, /438\.210\(d\)/],
  ['stateProgram', 'pharmacy', false, '2026-11-21', { hours: 24 }, /438\.210\(d\)\(3\)/],
  ['stateProgram', 'pharmacy', true, '2026-11-21', { hours: 24 }, /438\.210\(d\)\(3\)/],
] as const)(
  'the law’s clock of a %s plan for %s care, urgent: %s, ends on %s',
  (planKind, kind, isUrgent, day, time, source) => {
    const due = decisionDue({ ...underReview, kind, isUrgent }, planKind);
    expect(due).toMatchObject({ day, by: 'law', time });
    expect(due).toHaveProperty('source', expect.stringMatching(source));
  },
);

it('has rules for every kind of plan', () => {
  expect(Object.keys(decisionRules).toSorted()).toEqual([...appealPlanKinds].toSorted());
});

it('prefers the day that the insurer promised, whether sooner or later', () => {
  for (const decisionDueBy of ['2026-11-22', '2027-01-31'])
    expect(decisionDue({ ...underReview, decisionDueBy }, 'commercial')).toEqual({
      day: decisionDueBy,
      by: 'insurer',
    });
});

it('uses only the insurer’s promise without a kind of plan', () => {
  expect(decisionDue(underReview, null)).toBeNull();
  expect(decisionDue({ ...underReview, decisionDueBy: '2026-11-22' }, null)).not.toBeNull();
});

it.each(['new-request', 'under-review', 'referred-to-vendor'] as const)('%s is open', (id) => {
  expect(decisionDue({ ...underReview, status: { id } }, 'commercial')).not.toBeNull();
});

it.each([
  ['a decided request', { status: { id: 'denied' }, decisionDueBy: '2026-11-22' }],
  ['an unknown status', { status: { id: 'other', text: 'Pended' } }],
  ['a request without a day', { requestedOn: null }],
] as const)('has no deadline for %s', (_, changes) => {
  expect(decisionDue({ ...underReview, ...changes }, 'commercial')).toBeNull();
});
