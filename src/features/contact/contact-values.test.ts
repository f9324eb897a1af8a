import { expect, it } from 'vitest';
import { planKey } from '#src/domain/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { contactProblems, contactRequestOf, type ContactValues } from './contact-values.ts';

const plans = [planOf('Medical'), planOf('Dental')];
const good: ContactValues = {
  plan: planKey(planOf('Dental')),
  phone: '(501) 555-0142',
  topic: 'claims',
  comments: 'Can you check my claim?',
};
const idsOf = (values: ContactValues) =>
  Object.entries(contactProblems(values, plans)).map(([field, error]) => [field, error?.type]);

it('is sent for the chosen plan, the phone as digits', () => {
  expect(idsOf(good)).toEqual([]);
  expect(contactRequestOf(good, plans)).toEqual({
    companyId: plans[1]?.companyId,
    contractType: 'Dental',
    phone: '5015550142',
    topic: 'claims',
    comments: 'Can you check my claim?',
  });
});

it.each<[Record<string, string>, string, string]>([
  [{ plan: 'somebody else’s' }, 'plan', 'CON-0001'],
  [{ phone: '' }, 'phone', 'CON-0002'],
  [{ phone: '555-0142' }, 'phone', 'CON-0002'],
  [{ phone: '1 501 555 0142' }, 'phone', 'CON-0002'],
  [{ topic: '' }, 'topic', 'CON-0008'],
  [{ comments: '' }, 'comments', 'CON-0003'],
  [{ comments: '   ' }, 'comments', 'CON-0003'],
  [{ comments: 'x'.repeat(451) }, 'comments', 'CON-0004'],
])('%o: %s breaks %s', (change, field, id) => {
  expect(idsOf({ ...good, ...change })).toEqual([[field, id]]);
});

it('takes 450 characters, and says everything that is wrong at once', () => {
  expect(idsOf({ ...good, comments: 'x'.repeat(450) })).toEqual([]);
  expect(idsOf({ ...good, phone: '', topic: '', comments: '' }).map(([field]) => field)).toEqual(
    expect.arrayContaining(['phone', 'topic', 'comments']),
  );
});
