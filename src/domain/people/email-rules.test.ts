import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zRegistration } from '#generated/member/validators/zRegistration.ts';
import { emailProblem } from './email-rules.ts';
import { cases } from '#tests/support/cases.ts';

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['maria@mail.example', null],
  [' maria@mail.example ', null],
  ['maria.j+plan@sub.mail.example', null],
  ["o'neill@mail.example", null],
  ['maria', 'not-an-address'],
  ['maria@', 'not-an-address'],
  ['@mail.example', 'not-an-address'],
  ['maria@mail', 'not-an-address'],
  ['maria@mail..example', 'not-an-address'],
  ['maria..j@mail.example', 'not-an-address'],
  ['.maria@mail.example', 'not-an-address'],
  ['maria.@mail.example', 'not-an-address'],
  ['maria@mail.example.', 'not-an-address'],
  ['maria@-mail.example', 'not-an-address'],
  ['maria j@mail.example', 'not-an-address'],
  ['maria@mail.example, pat@mail.example', 'not-an-address'],
  ['maría@mail.example', 'not-an-address'],
  [`${'m'.repeat(242)}@mail.example`, 'not-an-address'],
])('the email address "%s": %s', (text, problem) => expect(emailProblem(text)).toBe(problem));

it('accepts nothing that the API refuses', () => {
  const email = fc.oneof(
    fc.emailAddress(),
    fc.array(fc.oneof(fc.constantFrom('a', 'B', '7', '.', '-', '_', "'", '+', '@', '.example'))),
  );
  fc.assert(
    fc.property(email, (typed) => {
      const text = typeof typed === 'string' ? typed : typed.join('');
      fc.pre(emailProblem(text) === null);
      expect(zRegistration.shape.email.safeParse(text.trim()).success).toBe(true);
    }),
    { numRuns: cases },
  );
});
