import { describe, expect, it } from 'vitest';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import {
  mfaFormRules,
  passwordFormRules,
  questionsFormRules,
  type QuestionsValues,
} from './security-rules.ts';

describe('a new password', () => {
  const rules = passwordFormRules('mdelgado84');
  const good = { currentPassword: 'Maria-2026!', newPassword: 'Harbor-lights9' };
  const samePassword = { currentPassword: 'mDelgado84-Aa', newPassword: 'mDelgado84-Aa' };

  it('sends a new password as typed, with all spaces inside it', () => {
    const spaced = { ...good, newPassword: 'Harbor lights 9!' };
    expect(rules.requestOf(spaced)).toEqual(spaced);
  });

  it.each<[string, Partial<typeof good>, keyof typeof good, MessageId]>([
    ['no current password', { currentPassword: '' }, 'currentPassword', 'CHP-0001'],
    ['a current one of 5 characters', { currentPassword: 'Abc1!' }, 'currentPassword', 'CHP-0002'],
    ['no new one', { newPassword: '' }, 'newPassword', 'CHP-0003'],
    ['a new one of 7 characters', { newPassword: 'Harb-r9' }, 'newPassword', 'CHP-0004'],
    ['no lowercase letter', { newPassword: 'HARBOR-LIGHTS9' }, 'newPassword', 'CHP-0005'],
    ['no uppercase letter', { newPassword: 'harbor-lights9' }, 'newPassword', 'CHP-0006'],
    ['no digit', { newPassword: 'Harbor-lights' }, 'newPassword', 'CHP-0007'],
    ['no special character', { newPassword: 'Harborlights9' }, 'newPassword', 'CHP-0008'],
    ['an emoji for one', { newPassword: 'Harborlights9😀' }, 'newPassword', 'CHP-0008'],
    ['the same again', { newPassword: 'Maria-2026!' }, 'newPassword', 'CHP-0009'],
    ['the same again, with the name in it', samePassword, 'newPassword', 'CHP-0009'],
    ['a space at its end', { newPassword: 'Harbor-lights9 ' }, 'newPassword', 'CHP-0012'],
    ['too much', { newPassword: `Aa1!${'x'.repeat(130)}` }, 'newPassword', 'CHP-0012'],
    ['the username in it', { newPassword: 'mDelgado84-Aa' }, 'newPassword', 'REG-0024'],
  ])('rejects a new password with %s: %s', (_, change, field, id) => {
    const values = { ...good, ...change };
    expect(rules.problemsOf(values)).toEqual([[field, message(id)]]);
    expect(rules.requestOf(values)).toBeNull();
  });

  it.each(['Abcd1!', 'Äpfel-7'])('a current one of 6 characters or more will do: %s', (current) => {
    expect(rules.problemsOf({ ...good, currentPassword: current })).toEqual([]);
  });
});

describe('security questions', () => {
  const good: QuestionsValues = {
    currentPassword: 'Maria-2026!',
    question1: 'first-pet',
    answer1: ' Biscuit ',
    question2: 'first-street',
    answer2: 'Magnolia',
  };

  it('sends security questions in order, their answers trimmed', () => {
    expect(questionsFormRules.requestOf(good)).toEqual({
      currentPassword: 'Maria-2026!',
      questions: [
        { questionId: 'first-pet', answer: 'Biscuit' },
        { questionId: 'first-street', answer: 'Magnolia' },
      ],
    });
  });

  it.each<[Partial<QuestionsValues>, keyof QuestionsValues, string]>([
    [{ question1: '' }, 'question1', 'Choose a question.'],
    [{ answer1: ' ' }, 'answer1', message('LOG-0004')],
    [{ answer2: '' }, 'answer2', message('LOG-0005')],
    [{ question2: 'first-pet' }, 'question2', 'Choose two different questions.'],
    [{ answer1: 'x'.repeat(101) }, 'answer1', 'Use 100 characters or fewer in your answer.'],
    [{ currentPassword: '' }, 'currentPassword', message('CHP-0001')],
  ])('%o', (change, field, text) => {
    expect(questionsFormRules.problemsOf({ ...good, ...change })).toEqual([[field, text]]);
  });

  it('show a rejection at its field', () => {
    expect(questionsFormRules.fieldOf('questions.1.questionId')).toBe('question2');
    expect(questionsFormRules.fieldOf('questions.0.answer')).toBe('answer1');
  });
});

describe('extra security at sign-in', () => {
  const currentPassword = 'Maria-2026!';
  const onFile = { enabled: true, channel: 'text' } as const;
  it.each([
    [{ enabled: true, channel: 'text' }, false],
    [{ enabled: true, channel: 'email' }, true],
    [{ enabled: false, channel: 'text' }, true],
  ] as const)('%o is a change: %s', (values, isChange) => {
    expect(mfaFormRules(onFile).requestOf({ ...values, currentPassword }) !== null).toBe(isChange);
  });

  it('the channel of a disabled passcode is not a change', () => {
    const off = mfaFormRules({ enabled: false, channel: 'text' });
    expect(off.problemsOf({ enabled: false, channel: 'email', currentPassword })).toEqual([
      ['enabled', message('UPD-0008')],
    ]);
  });
});
