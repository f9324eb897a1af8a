import fc from 'fast-check';
import { expect, it } from 'vitest';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { accountOf, accountRulesOf, type AccountValues } from './account-values.ts';
import { cases } from '#tests/support/cases.ts';

const good: AccountValues = {
  username: 'nadiabrooks',
  password: 'Harbor-lights7',
  email: 'nadia.brooks@mail.example',
  phone: '(501) 555-0117',
};

const { problemsOf } = accountRulesOf('');
const broken = (change: Partial<AccountValues>) => problemsOf({ ...good, ...change });

it.each<[string, Partial<AccountValues>]>([
  ['valid values', {}],
  ['a name of eight digits', { username: '12345678' }],
  ['an accented letter as the special character', { password: 'Harborlights7é' }],
  ['a currency sign as the special character', { password: 'Harborlights7€' }],
  ['an emoji beside a special character', { password: 'Harbor-lights7🙂' }],
  ['spaces inside the password', { password: 'Harbor lights-7' }],
  ['spaces around the email address', { email: ' nadia@mail.example ' }],
  ['a phone number without separators', { phone: '5015550117' }],
  ['a phone number with dots', { phone: '501.555.0142' }],
])('accepts %s', (_, change) => expect(broken(change)).toEqual([]));

/** Every rule of the second form (product rules 5.1 and 5.2), broken once. */
it.each<[Partial<AccountValues>, field: string, id: MessageId]>([
  [{ username: '' }, 'username', 'REG-0022'],
  [{ username: 'nadia84' }, 'username', 'REG-0006'],
  [{ username: 'nadia brooks' }, 'username', 'REG-0007'],
  [{ username: ' nadiabrooks' }, 'username', 'REG-0007'],
  [{ username: 'nadia-brooks' }, 'username', 'REG-0007'],
  [{ username: 'nadia.brooks' }, 'username', 'REG-0007'],
  [{ username: 'nadia@brooks' }, 'username', 'REG-0007'],
  [{ username: 'nádiabrooks' }, 'username', 'REG-0007'],
  [{ username: 'na di' }, 'username', 'REG-0007'],
  [{ username: 'nadiabrooks🙂' }, 'username', 'REG-0007'],
  [{ username: 'n'.repeat(65) }, 'username', 'REG-0023'],
  [{ password: '' }, 'password', 'REG-0008'],
  [{ password: 'Hrbr-l7' }, 'password', 'REG-0009'],
  [{ password: 'HARBOR-LIGHTS7' }, 'password', 'REG-0009'],
  [{ password: 'harbor-lights7' }, 'password', 'REG-0009'],
  [{ password: 'Harbor-lights' }, 'password', 'REG-0009'],
  [{ password: 'Harborlights7' }, 'password', 'REG-0009'],
  [{ password: 'Harbor lights7' }, 'password', 'REG-0009'],
  [{ password: 'Harborlights7🙂' }, 'password', 'REG-0009'],
  [{ password: 'Harborlights7©' }, 'password', 'REG-0009'],
  [{ password: 'Harborlights7#️⃣' }, 'password', 'REG-0009'],
  [{ password: 'Harbor-lights7\u0007' }, 'password', 'REG-0010'],
  [{ password: 'Harbor-\u200Blights7' }, 'password', 'REG-0010'],
  [{ password: ' Harbor-lights7' }, 'password', 'REG-0010'],
  [{ password: 'Harbor-lights7 ' }, 'password', 'REG-0010'],
  [{ password: `Harbor-lights7${'x'.repeat(120)}` }, 'password', 'REG-0010'],
  [{ password: 'Nadiabrooks-7' }, 'password', 'REG-0024'],
  [{ password: '7-NADIAbrooks' }, 'password', 'REG-0024'],
  [{ email: '' }, 'email', 'REG-0012'],
  [{ email: '  ' }, 'email', 'REG-0012'],
  [{ email: 'nadia' }, 'email', 'REG-0013'],
  [{ email: 'nadia@mail' }, 'email', 'REG-0013'],
  [{ email: 'nadia@@mail.example' }, 'email', 'REG-0013'],
  [{ email: 'nadia brooks@mail.example' }, 'email', 'REG-0013'],
  [{ email: `${'n'.repeat(250)}@mail.example` }, 'email', 'REG-0013'],
  [{ phone: '' }, 'phone', 'REG-0011'],
  [{ phone: '   ' }, 'phone', 'REG-0011'],
  [{ phone: 'call me' }, 'phone', 'REG-0011'],
  [{ phone: '٥٠١٥٥٥٠١٤٢' }, 'phone', 'REG-0011'],
  [{ phone: '555-0117' }, 'phone', 'REG-0011'],
  [{ phone: '(501) 555-011' }, 'phone', 'REG-0011'],
  [{ phone: '1 501 555 0117' }, 'phone', 'REG-0011'],
  [{ phone: '(501) 555-01177' }, 'phone', 'REG-0011'],
])('%o: %s breaks %s', (change, field, id) => {
  expect(broken(change)).toEqual([[field, message(id)]]);
});

it('reports all errors at once, in the order of the form', () => {
  const nothing = { username: '', password: '', email: '', phone: '' };
  expect(broken(nothing).map(([field]) => field)).toEqual([
    'username',
    'password',
    'email',
    'phone',
  ]);
});

it('requires ten digits of a phone number and ignores all separators', () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(...Array.from('0123456789')),
      fc.constantFrom(...Array.from(' ()-.+x'), '٣'),
    ),
    { maxLength: 18 },
  );
  fc.assert(
    fc.property(text, (characters) => {
      const digits = characters.filter((character) => character >= '0' && character <= '9');
      expect(broken({ phone: characters.join('') }).length === 0).toBe(digits.length === 10);
    }),
    { numRuns: cases },
  );
});

it('keeps the password chosen before, and checks it against the new user name', () => {
  const held = accountRulesOf('Harbor-lights7');
  expect(held.problemsOf({ ...good, password: '' })).toEqual([]);
  expect(held.problemsOf({ ...good, password: '', username: 'lights77' })).toEqual([]);
  expect(held.problemsOf({ ...good, password: '', username: 'harborlights' })).toEqual([]);
  expect(accountRulesOf('Nadiabrooks-7').problemsOf({ ...good, password: '' })).toEqual([
    ['password', message('REG-0024')],
  ]);
});

it('sends the phone number as digits, the address trimmed, and no password with them', () => {
  expect(accountOf({ ...good, email: ' nadia@mail.example ' })).toEqual({
    username: 'nadiabrooks',
    email: 'nadia@mail.example',
    phone: '5015550117',
  });
});
