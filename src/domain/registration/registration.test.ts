import { expect, it } from 'vitest';
import { nothingTyped } from './registration.ts';

it('begins with empty fields, nothing ticked, and the member ID asked for', () =>
  expect(nothingTyped).toEqual({
    member: {
      firstName: '',
      lastName: '',
      dateOfBirth: '',
      guardianFirstName: '',
      guardianLastName: '',
      idKind: 'memberId',
      memberId: '',
      hasMedicare: false,
    },
    account: { username: '', email: '', phone: '' },
    communication: { paperlessEobs: false, memberTexts: false, annualBenefitLetter: false },
    completion: { termsAccepted: false },
  }));
