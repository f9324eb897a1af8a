import type { RejectedStepField } from '#src/domain/registration/registration.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { RegistrationStep } from '#src/domain/registration/registration-steps.ts';

type RegistrationPlace = Omit<RejectedStepField, 'text'>;

/** The form and field of each part of the two requests. */
const places: Record<string, RegistrationPlace> = {
  memberId: { step: 'member', field: 'memberId' },
  ssn: { step: 'member', field: 'ssn' },
  ssnLast4: { step: 'member', field: 'ssnLast4' },
  mbiLast4: { step: 'member', field: 'mbiLast4' },
  firstName: { step: 'member', field: 'firstName' },
  lastName: { step: 'member', field: 'lastName' },
  dateOfBirth: { step: 'member', field: 'dateOfBirth' },
  guardian: { step: 'member', field: 'guardianFirstName' },
  'guardian.firstName': { step: 'member', field: 'guardianFirstName' },
  'guardian.lastName': { step: 'member', field: 'guardianLastName' },
  verificationId: { step: 'member', field: null },
  username: { step: 'account', field: 'username' },
  password: { step: 'account', field: 'password' },
  email: { step: 'account', field: 'email' },
  phone: { step: 'account', field: 'phone' },
  'communication.paperlessEobs': { step: 'communication', field: 'paperlessEobs' },
  'communication.memberTexts': { step: 'communication', field: 'memberTexts' },
  'communication.annualBenefitLetter': { step: 'communication', field: 'annualBenefitLetter' },
  termsAccepted: { step: 'completion', field: 'termsAccepted' },
};

/** Returns the form and field of a part; one that no form has belongs to the step of its call. */
export const placeOfPart =
  (step: RegistrationStep) =>
  (part: string): RegistrationPlace =>
    lookUp(places, part) ?? { step, field: null };
