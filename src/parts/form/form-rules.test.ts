import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formRules, noRules } from './form-rules.ts';

const document = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  phone: z.string().check(z.regex(/^[0-9]{10}$/)),
  company: z.string().check(z.minLength(1)),
  contractType: z.enum(['Medical', 'Dental']),
  guardian: z.optional(z.object({ name: z.string().check(z.minLength(1)) })),
});

const good = { name: 'Nadia', phone: '(501) 555-0117', plan: '010 Dental', guardian: 'Maria' };

const { fields, fieldOf, problemsOf, requestOf } = formRules({
  request: document,
  typed: ({ name, phone, plan, guardian }: typeof good) => ({
    name: name.trim(),
    phone: phone.replaceAll(/\D/g, ''),
    company: plan.split(' ')[0],
    contractType: plan.split(' ')[1],
    ...(guardian !== 'none' && { guardian: { name: guardian } }),
  }),
  parts: {
    name: { field: 'name', missing: 'Say your name.', tooLong: 'Too long.', wrong: 'No name.' },
    phone: { field: 'phone', wrong: 'Ten digits.' },
    company: { field: 'plan', wrong: 'Choose a plan.' },
    contractType: { field: 'plan', wrong: 'Choose a plan.' },
    'guardian.name': { field: 'guardian', wrong: 'Who is it?' },
  },
  own: ({ name }) => ({ name: name === 'admin' ? 'Not this one.' : null }),
});

it('sends values in the format of the schema', () => {
  expect(problemsOf(good)).toEqual([]);
  expect(requestOf(good)).toEqual({
    name: 'Nadia',
    phone: '5015550117',
    company: '010',
    contractType: 'Dental',
    guardian: { name: 'Maria' },
  });
  expect(requestOf({ ...good, guardian: 'none' })).not.toHaveProperty('guardian');
});

it.each<[Partial<typeof good>, field: string, text: string]>([
  [{ name: ' ' }, 'name', 'Say your name.'],
  [{ name: 'Nadia B' }, 'name', 'Too long.'],
  [{ name: 'admin' }, 'name', 'Not this one.'],
  [{ phone: '' }, 'phone', 'Ten digits.'],
  [{ phone: '555-0117' }, 'phone', 'Ten digits.'],
  [{ plan: '010 Travel' }, 'plan', 'Choose a plan.'],
  // Two parts of the request, one field, one sentence.
  [{ plan: '' }, 'plan', 'Choose a plan.'],
  [{ guardian: '' }, 'guardian', 'Who is it?'],
])('%o: of %s it says "%s", and nothing is sent', (change, field, text) => {
  expect(problemsOf({ ...good, ...change })).toEqual([[field, text]]);
  expect(requestOf({ ...good, ...change })).toBeNull();
});

it('reports all errors at once, from top to bottom', () => {
  expect(fields).toEqual(['name', 'phone', 'plan', 'guardian']);
  const wrong = problemsOf({ name: 'admin', phone: '', plan: '', guardian: '' });
  expect(wrong.map(([field]) => field)).toEqual(fields);
});

describe('the field of a part', () => {
  it.each([
    ['contractType', 'plan'],
    ['guardian.name', 'guardian'],
    ['channel', null],
    ['toString', null],
  ])('%s: %s', (part, field) => expect(fieldOf(part)).toBe(field));
});

it('throws for a part without a row', () => {
  const forgetful = formRules<{ name: string }, z.infer<typeof document>, string>({
    request: document,
    typed: (values) => values,
    parts: { name: { field: 'name', wrong: 'No name.' } },
  });
  expect(() => forgetful.problemsOf({ name: 'Nadia' })).toThrow('no field for phone');
});

it('a form without rules still has fields', () => {
  const rules = noRules<{ texts: boolean }>(['texts']);
  expect(rules.fields).toEqual(['texts']);
  expect(rules.problemsOf({ texts: false })).toEqual([]);
  expect(rules.requestOf({ texts: true })).toEqual({ texts: true });
  expect([rules.fieldOf('texts'), rules.fieldOf('channel')]).toEqual(['texts', null]);
});
