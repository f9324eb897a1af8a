import type { RegistrationStep } from './registration-steps.ts';

export interface FullName {
  firstName: string;
  lastName: string;
}

/** The details by which the insurer finds a member. Holds secrets: it is sent and never kept. */
export interface MemberDetails extends FullName {
  memberId?: string;
  /** Nine digits. */
  ssn?: string;
  ssnLast4: string;
  /** The last four characters of a Medicare member's MBI. */
  mbiLast4?: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
}

/** The person the account is for. */
export interface NewMember extends FullName {
  /** The guardian of a child under 14. */
  guardian: FullName | null;
}

export interface AccountChoices {
  username: string;
  email: string;
  /** Ten digits. */
  phone: string;
}

/** The member's choices of communication. With false, the item comes on paper, or is not sent. */
export interface CommunicationChoices {
  paperlessEobs: boolean;
  memberTexts: boolean;
  annualBenefitLetter: boolean;
}

/** Everything needed to create an account. */
export interface Registrant extends AccountChoices {
  verificationId: string;
  password: string;
  guardian: FullName | null;
  communication: CommunicationChoices;
}

/** The entries that the forms show again on return: text as it was typed, no secret among it. */
export interface TypedRegistration {
  member: {
    firstName: string;
    lastName: string;
    dateOfBirth: string;
    guardianFirstName: string;
    guardianLastName: string;
    idKind: 'memberId' | 'ssn';
    memberId: string;
    hasMedicare: boolean;
  };
  account: AccountChoices;
  communication: CommunicationChoices;
  completion: { termsAccepted: boolean };
}

/** The reason why the insurer did not accept an entry; `field` is the form's own name, null for the whole step. */
export interface RejectedStepField {
  step: RegistrationStep;
  field: string | null;
  text: string;
}

export const nothingTyped: TypedRegistration = {
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
};
