import { describe, expect, it } from 'vitest';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import {
  detailsRules,
  newPasswordRules,
  passcodeRules,
  usernameRules,
  type DetailsValues,
  type NewPasswordValues,
  type UsernameValues,
} from './account-help-rules.ts';

const today = '2026-11-21';
const usernameProblems = usernameRules(today).problemsOf;
const detailsProblems = detailsRules(today).problemsOf;
const passcodeProblems = passcodeRules.problemsOf;
const passwordProblems = newPasswordRules('maria').problemsOf;

const username = {
  memberId: 'A1042887701',
  dateOfBirth: '03/14/1984',
  email: 'maria@mail.example',
};
const details: DetailsValues = { username: 'maria', dateOfBirth: '3/14/1984', channel: 'text' };
const password = { secretAnswer1: 'Biscuit', secretAnswer2: 'Magnolia', newPassword: 'Harbor-9' };

it('valid values have no errors', () => {
  expect(usernameProblems(username)).toEqual([]);
  expect(usernameProblems({ ...username, memberId: ' a1042 8877 01' })).toEqual([]);
  expect(detailsProblems(details)).toEqual([]);
  expect(passcodeProblems({ passcode: ' 482913 ' })).toEqual([]);
  expect(passwordProblems(password)).toEqual([]);
});

describe('a forgotten user name', () => {
  it.each<[Partial<UsernameValues>, string, MessageId]>([
    [{ memberId: '' }, 'memberId', 'FOR-0001'],
    [{ memberId: '   ' }, 'memberId', 'FOR-0001'],
    [{ memberId: 'A10428877-01' }, 'memberId', 'FOR-0008'],
    [{ memberId: 'A'.repeat(21) }, 'memberId', 'FOR-0008'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'FOR-0002'],
    [{ dateOfBirth: '02/30/1984' }, 'dateOfBirth', 'FOR-0007'],
    [{ dateOfBirth: '11/22/2026' }, 'dateOfBirth', 'FOR-0007'],
    [{ dateOfBirth: '12/31/1899' }, 'dateOfBirth', 'FOR-0007'],
    [{ email: '' }, 'email', 'FOR-0003'],
    [{ email: 'maria' }, 'email', 'FOR-0006'],
    [{ email: 'maria@mail' }, 'email', 'FOR-0006'],
  ])('%o: %s breaks %s', (change, field, id) => {
    expect(usernameProblems({ ...username, ...change })).toEqual([[field, message(id)]]);
  });
});

describe('the member who wants a new password', () => {
  it.each<[Partial<DetailsValues>, string, MessageId]>([
    [{ username: '' }, 'username', 'RES-0001'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'RES-0002'],
    [{ dateOfBirth: '13/01/1984' }, 'dateOfBirth', 'RES-0011'],
    [{ channel: '' }, 'channel', 'OPT-0006'],
  ])('%o: %s breaks %s', (change, field, id) => {
    expect(detailsProblems({ ...details, ...change })).toEqual([[field, message(id)]]);
  });
});

describe('a passcode', () => {
  it.each<[string, MessageId]>([
    ['', 'OPT-0001'],
    ['   ', 'OPT-0001'],
    ['48291', 'OPT-0007'],
    ['4829133', 'OPT-0007'],
    ['48291a', 'OPT-0007'],
    ['٤٨٢٩١٣', 'OPT-0007'],
  ])('%j breaks %s', (passcode, id) => {
    expect(passcodeProblems({ passcode })).toEqual([['passcode', message(id)]]);
  });
});

describe('a new password', () => {
  it.each<[Partial<NewPasswordValues>, string, MessageId]>([
    [{ secretAnswer1: '' }, 'secretAnswer1', 'RES-0003'],
    [{ secretAnswer2: ' ' }, 'secretAnswer2', 'RES-0004'],
    [{ newPassword: '' }, 'newPassword', 'RES-0005'],
    [{ newPassword: 'Harb-9x' }, 'newPassword', 'CHP-0004'],
    [{ newPassword: 'HARBOR-99' }, 'newPassword', 'CHP-0005'],
    [{ newPassword: 'harbor-99' }, 'newPassword', 'CHP-0006'],
    [{ newPassword: 'Harbor-light' }, 'newPassword', 'CHP-0007'],
    [{ newPassword: 'Harbor99' }, 'newPassword', 'CHP-0008'],
    [{ newPassword: 'Harbor99😀' }, 'newPassword', 'CHP-0008'],
    [{ newPassword: 'Maria-2027' }, 'newPassword', 'RES-0012'],
    [{ newPassword: ' Harbor-99' }, 'newPassword', 'RES-0012'],
  ])('%o: %s breaks %s', (change, field, id) => {
    expect(passwordProblems({ ...password, ...change })).toEqual([[field, message(id)]]);
  });
});

it('reports all errors at once', () => {
  expect(
    usernameProblems({ memberId: '', dateOfBirth: '', email: '' }).map(([field]) => field),
  ).toEqual(['memberId', 'dateOfBirth', 'email']);
});
