import type { ApiFailure } from '#src/api/failure.ts';
import { ownWords } from '#src/catalogue/messages.ts';
import type { RegistrationRefusal } from '#src/domain/registration.ts';
import type { RegistrationStep } from '#src/domain/registration-steps.ts';

/** Where in the forms each part of the two requests is typed. */
const places: Partial<Record<string, Omit<RegistrationRefusal, 'text'>>> = {
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

/** What the insurer refused, each at its field; what has none, at the step the call belongs to. */
export function refusalsOf(
  { validationErrors }: ApiFailure,
  step: RegistrationStep,
): RegistrationRefusal[] {
  return validationErrors.map(({ field, code, message: text }) => ({
    ...(places[field] ?? { step, field: null }),
    text: ownWords(code) ?? text,
  }));
}
