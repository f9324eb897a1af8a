import { expect, it } from 'vitest';
import { nothingTyped, type NewMember } from '#src/domain/registration/registration.ts';
import { emptyRegistration, keptFor, type RegistrationContext } from './registration-context.ts';

const nadia: NewMember = { firstName: 'Nadia', lastName: 'Brooks', guardian: null };
const done: RegistrationContext = {
  ...emptyRegistration,
  typed: {
    ...nothingTyped,
    member: { ...nothingTyped.member, firstName: 'Nadia' },
    account: { username: 'nadiabrooks', email: 'n@mail.example', phone: '5015550117' },
    completion: { termsAccepted: true },
  },
  member: nadia,
  account: { username: 'nadiabrooks', email: 'n@mail.example', phone: '5015550117' },
  password: 'Harbor-lights7',
  choices: { paperlessEobs: true, memberTexts: false, annualBenefitLetter: false },
};

it('the same person keeps everything but the consent', () => {
  const kept = keptFor({ ...nadia }, done);
  expect(kept.typed).toEqual({ ...done.typed, completion: { termsAccepted: false } });
  expect(kept).not.toHaveProperty('account');
  expect(kept).not.toHaveProperty('password');
});

it.each<[string, NewMember]>([
  ['another name', { ...nadia, firstName: 'Finn' }],
  ['a guardian', { ...nadia, guardian: { firstName: 'Maria', lastName: 'Brooks' } }],
])('somebody else, by %s, gets nothing of the first', (_, member) => {
  expect(keptFor(member, done)).toEqual({
    member,
    typed: { ...nothingTyped, member: done.typed.member },
    account: null,
    password: null,
    choices: null,
  });
});
