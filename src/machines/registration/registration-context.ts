import {
  nothingTyped,
  type AccountChoices,
  type CommunicationChoices,
  type NewMember,
  type Registrant,
  type RejectedStepField,
  type TypedRegistration,
} from '#src/domain/registration/registration.ts';
import {
  registrationSteps,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';

/** The data of a registration so far. */
export interface RegistrationContext {
  typed: TypedRegistration;
  member: NewMember | null;
  verification: { verificationId: string; planName: string } | null;
  account: AccountChoices | null;
  /** The one secret that is kept, because it is sent at the end; never shown again. */
  password: string | null;
  choices: CommunicationChoices | null;
  /** The fields that the insurer did not accept, until the step is submitted again. */
  rejectedFields: readonly RejectedStepField[];
}

export const emptyRegistration: RegistrationContext = {
  typed: nothingTyped,
  member: null,
  verification: null,
  account: null,
  password: null,
  choices: null,
  rejectedFields: [],
};

/** Whether a step can be opened: everything before it is done. */
export function isStepOpen(context: RegistrationContext, step: RegistrationStep): boolean {
  const isDone: Record<RegistrationStep, boolean> = {
    member: context.verification !== null,
    account: context.account !== null && context.password !== null,
    communication: context.choices !== null,
    completion: false,
  };
  return registrationSteps
    .slice(0, registrationSteps.indexOf(step))
    .every((before) => isDone[before]);
}

/** Returns the first step with a field that was not accepted. */
export function rejectedStep({ rejectedFields }: RegistrationContext): RegistrationStep {
  const isRejected = (step: RegistrationStep) =>
    rejectedFields.some((rejected) => rejected.step === step);
  return registrationSteps.find(isRejected) ?? 'completion';
}

export function rejectedFieldsOfOthers(
  step: RegistrationStep,
  { rejectedFields }: RegistrationContext,
): readonly RejectedStepField[] {
  return rejectedFields.filter((rejected) => rejected.step !== step);
}

/** Returns the data to send at the end; null before everything is there. */
export function registrantOf(context: RegistrationContext): Registrant | null {
  const { verification, member, account, password, choices } = context;
  if (!verification || !member || !account || password === null || !choices) return null;
  return {
    ...account,
    verificationId: verification.verificationId,
    password,
    guardian: member.guardian,
    communication: choices,
  };
}

/**
 * Returns the context kept when the first step is submitted again: for the same person all but the consent, which is
 * given last; for another person nothing.
 */
export function carriedOver(
  member: NewMember,
  context: RegistrationContext,
): Partial<RegistrationContext> {
  const { typed } = context;
  if (context.member !== null && isSamePerson(member, context.member)) {
    return { member, typed: { ...typed, completion: nothingTyped.completion } };
  }
  return {
    member,
    typed: { ...nothingTyped, member: typed.member },
    account: null,
    password: null,
    choices: null,
  };
}

function isSamePerson(member: NewMember, other: NewMember): boolean {
  return (
    member.firstName === other.firstName &&
    member.lastName === other.lastName &&
    member.guardian?.firstName === other.guardian?.firstName &&
    member.guardian?.lastName === other.guardian?.lastName
  );
}
