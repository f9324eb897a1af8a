import { describe, expect, it } from 'vitest';
import type { FieldErrors } from 'react-hook-form';
import {
  detailsErrors,
  newPasswordErrors,
  passcodeErrors,
  usernameErrors,
  type DetailsValues,
} from './account-help-rules.ts';

const today = '2026-11-21';
const idsOf = (errors: FieldErrors) =>
  Object.entries(errors).map(([field, error]) => [field, error?.type]);

const username = {
  memberId: 'A1042887701',
  dateOfBirth: '03/14/1984',
  email: 'maria@mail.example',
};
const details: DetailsValues = { username: 'maria', dateOfBirth: '3/14/1984', channel: 'text' };
const password = { secretAnswer1: 'Biscuit', secretAnswer2: 'Magnolia', newPassword: 'Harbor-9' };

it('what is right has no errors', () => {
  expect(idsOf(usernameErrors(username, today))).toEqual([]);
  expect(idsOf(usernameErrors({ ...username, memberId: ' a1042 8877 01' }, today))).toEqual([]);
  expect(idsOf(detailsErrors(details, today))).toEqual([]);
  expect(idsOf(passcodeErrors({ passcode: ' 482913 ' }))).toEqual([]);
  expect(idsOf(newPasswordErrors(password, 'maria'))).toEqual([]);
});

describe('a forgotten user name', () => {
  it.each([
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
    expect(idsOf(usernameErrors({ ...username, ...change }, today))).toEqual([[field, id]]);
  });
});

describe('who wants a new password', () => {
  it.each<[Partial<DetailsValues>, string, string]>([
    [{ username: '' }, 'username', 'RES-0001'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'RES-0002'],
    [{ dateOfBirth: '13/01/1984' }, 'dateOfBirth', 'RES-0011'],
    [{ channel: '' }, 'channel', 'OPT-0006'],
  ])('%o: %s breaks %s', (change, field, id) => {
    expect(idsOf(detailsErrors({ ...details, ...change }, today))).toEqual([[field, id]]);
  });
});

describe('a passcode', () => {
  it.each([
    ['', 'OPT-0001'],
    ['   ', 'OPT-0001'],
    ['48291', 'OPT-0007'],
    ['4829133', 'OPT-0007'],
    ['48291a', 'OPT-0007'],
    ['٤٨٢٩١٣', 'OPT-0007'],
  ])('%j breaks %s', (passcode, id) => {
    expect(idsOf(passcodeErrors({ passcode }))).toEqual([['passcode', id]]);
  });
});

describe('a new password', () => {
  it.each([
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
    expect(idsOf(newPasswordErrors({ ...password, ...change }, 'maria'))).toEqual([[field, id]]);
  });
});

it('everything that is wrong is said at once', () => {
  expect(
    idsOf(usernameErrors({ memberId: '', dateOfBirth: '', email: '' }, today)).map(
      ([field]) => field,
    ),
  ).toEqual(['memberId', 'dateOfBirth', 'email']);
});
