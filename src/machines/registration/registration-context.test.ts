import { describe, expect, it } from 'vitest';
import { nothingTyped, type NewMember } from '#src/domain/registration/registration.ts';
import {
  emptyRegistration,
  isStepOpen,
  carriedOver,
  registrantOf,
  rejectedStep,
  type RegistrationContext,
} from './registration-context.ts';

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
  const carriedContext = carriedOver({ ...nadia }, done);
  expect(carriedContext.typed).toEqual({ ...done.typed, completion: { termsAccepted: false } });
  expect(carriedContext).not.toHaveProperty('account');
  expect(carriedContext).not.toHaveProperty('password');
});

it.each<[string, NewMember]>([
  ['another first name', { ...nadia, firstName: 'Finn' }],
  ['another last name', { ...nadia, lastName: 'Reyes' }],
  ['a guardian', { ...nadia, guardian: { firstName: 'Maria', lastName: 'Brooks' } }],
])('another person, by %s, keeps nothing', (_, member) => {
  expect(carriedOver(member, done)).toEqual({
    member,
    typed: { ...nothingTyped, member: done.typed.member },
    account: null,
    password: null,
    choices: null,
  });
});

const child: NewMember = { ...nadia, guardian: { firstName: 'Maria', lastName: 'Brooks' } };

it.each<[string, NewMember['guardian']]>([
  ['first name', { firstName: 'Rosa', lastName: 'Brooks' }],
  ['last name', { firstName: 'Maria', lastName: 'Reyes' }],
])('a child whose guardian has another %s is another registration', (_, guardian) =>
  expect(carriedOver({ ...child, guardian }, { ...done, member: child }).account).toBeNull(),
);

it('a child with the same guardian is the same registration', () =>
  expect(carriedOver({ ...child }, { ...done, member: child })).not.toHaveProperty('account'));

describe('the data to send', () => {
  const completeContext: RegistrationContext = {
    ...done,
    verification: { verificationId: 'ver-1', planName: 'Harbor Group PPO 1000' },
  };

  it('contains all choices', () =>
    expect(registrantOf(completeContext)).toEqual({
      ...done.account,
      verificationId: 'ver-1',
      password: 'Harbor-lights7',
      guardian: null,
      communication: done.choices,
    }));

  it.each(['verification', 'member', 'account', 'password', 'choices'] as const)(
    'returns no data to send without %s',
    (missing) => expect(registrantOf({ ...completeContext, [missing]: null })).toBeNull(),
  );

  it.each(['account', 'password'] as const)(
    'opens no step after the account without %s',
    (missing) => {
      expect(isStepOpen(completeContext, 'communication')).toBe(true);
      expect(isStepOpen({ ...completeContext, [missing]: null }, 'communication')).toBe(false);
    },
  );
});

it('a new registration has no rejected fields; otherwise the first rejected step opens', () => {
  expect(emptyRegistration.rejectedFields).toEqual([]);
  expect(rejectedStep(emptyRegistration)).toBe('completion');
  const rejectedFields = (['communication', 'account'] as const).map((step) => ({
    step,
    field: null,
    text: 'No.',
  }));
  expect(rejectedStep({ ...emptyRegistration, rejectedFields })).toBe('account');
});
