import { describe, expect, it } from 'vitest';
import { companyIds } from '#generated/brands/companies.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { planKey } from '#src/domain/plan/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import type { ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { namedPlan, ownPlan, type QuestionRules } from './contact-values.ts';

const plans = [planOf('Medical'), planOf('Dental')];
const question = {
  phone: '(501) 555-0142',
  topic: 'claims',
  claimNumber: 'CLM-77',
  comments: 'Can you check my claim?',
};

const own = ownPlan(plans);
const ownGood: ValuesWithComments = { ...question, plan: planKey(planOf('Dental')) };
const namedGood: ValuesWithComments = { ...question, companyId: '010', contractType: 'Dental' };

/** Both forms, filled in well, with the company they send. */
const forms: [name: string, rules: QuestionRules, good: ValuesWithComments, companyId: string][] = [
  ['a member’s question', own, ownGood, planOf('Dental').companyId],
  ['a question without a sign-in', namedPlan, namedGood, '010'],
];

describe.each(forms)('%s', (_name, rules, good, companyId) => {
  it('sends a question with the company and type of its plan, the phone as digits', () => {
    expect(rules.problemsOf(good)).toEqual([]);
    expect(rules.requestOf(good)).toEqual({
      companyId,
      contractType: 'Dental',
      phone: '5015550142',
      topic: 'claims',
      claimNumber: 'CLM-77',
      comments: 'Can you check my claim?',
    });
  });

  it.each<[Record<string, string>, string, MessageId]>([
    [{ phone: '' }, 'phone', 'CON-0002'],
    [{ phone: '555-0142' }, 'phone', 'CON-0002'],
    [{ phone: '1 501 555 0142' }, 'phone', 'CON-0002'],
    [{ topic: '' }, 'topic', 'CON-0008'],
    [{ claimNumber: ' ' }, 'claimNumber', 'CONT-0004'],
    [{ comments: '' }, 'comments', 'CON-0003'],
    [{ comments: '   ' }, 'comments', 'CON-0003'],
    [{ comments: 'x'.repeat(451) }, 'comments', 'CON-0004'],
  ])('%o: %s breaks %s, and it is not sent', (change, field, id) => {
    expect(rules.problemsOf({ ...good, ...change })).toEqual([[field, message(id)]]);
    expect(rules.requestOf({ ...good, ...change })).toBeNull();
  });

  it('drops the claim number for another topic', () => {
    const other = { ...good, topic: 'billing' };
    expect(rules.requestOf(other)).not.toHaveProperty('claimNumber');
    expect(rules.problemsOf({ ...other, claimNumber: '' })).toEqual([]);
  });

  it('accepts 450 characters', () => {
    expect(rules.problemsOf({ ...good, comments: 'x'.repeat(450) })).toEqual([]);
  });

  it('reports all errors at once', () => {
    const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    const wrong = rules.problemsOf({ ...empty, comments: '' });
    // A claim number is required once it is about a claim.
    expect(wrong.map(([field]) => field)).toEqual(
      rules.fields.filter((field) => field !== 'claimNumber'),
    );
    expect(rules.fields).toHaveLength(Object.keys(good).length);
  });
});

describe('the plan of a question', () => {
  it.each([{ plan: 'another member’s' }, { plan: '' }])(
    'must be one of the member’s plans: %o breaks CON-0001',
    (change) => {
      expect(own.problemsOf({ ...ownGood, ...change })).toEqual([['plan', message('CON-0001')]]);
    },
  );

  it.each<[Record<string, string>, string, MessageId]>([
    [{ companyId: '' }, 'companyId', 'CON-0009'],
    [{ contractType: '' }, 'contractType', 'CON-0005'],
    [{ contractType: 'Travel' }, 'contractType', 'CON-0005'],
  ])('rejects %o in a question without a sign-in: %s breaks %s', (change, field, id) => {
    expect(namedPlan.problemsOf({ ...namedGood, ...change })).toEqual([[field, message(id)]]);
  });

  it.each([
    ['companyId', 'plan', 'companyId'],
    ['contractType', 'plan', 'contractType'],
    ['phone', 'phone', 'phone'],
    ['topic', 'topic', 'topic'],
    ['comments', 'comments', 'comments'],
    ['memberId', null, null],
  ])('an API error for %s appears at %s; without a sign-in, at %s', (name, inOwn, inNamed) => {
    expect(own.fieldOf(name)).toBe(inOwn);
    expect(namedPlan.fieldOf(name)).toBe(inNamed);
  });
});

it('each brand has a different company id', () => {
  const ids = brandIds.map((id) => companyIds[id]);
  expect(ids.every((id) => /^\d{3}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(brandIds.length);
});
