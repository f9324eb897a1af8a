import type { zMemberVerificationRequest } from '#generated/member/validators/zMemberVerificationRequest.ts';
import { zRegisterUserBody } from '#generated/member/validators/zRegisterUserBody.ts';
import type { zRegistration } from '#generated/member/validators/zRegistration.ts';
import { zVerifyMemberBody } from '#generated/member/validators/zVerifyMemberBody.ts';
import { ageOn } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { passwordRefusals, unmetPasswordRules } from '#src/domain/people/password-rules.ts';
import type * as z from 'zod/mini';
import type { Accounts } from '../identity/accounts.ts';
import { subjectOf } from '../identity/subjects.ts';
import { plain } from '../plain-text.ts';
import type { Problem } from '../problem.ts';
import type { LimitKey, RateLimits } from '../rate-limits.ts';
import type { Registrations } from '../registrations.ts';
import type { Candidate, World } from '../seed/world.ts';
import { ok, publicOperation, type Operation } from './operation.ts';
import { invalid, Refusal } from './refusal.ts';

type VerificationRequest = z.infer<typeof zMemberVerificationRequest>;
type Registration = z.infer<typeof zRegistration>;
type FieldError = NonNullable<Problem['validationErrors']>[number];

/** The operations of registration: first the verification of the person, then the account. */
export function registrationOperations(parts: {
  world: World;
  accounts: Accounts;
  registrations: Registrations;
  rateLimits: RateLimits;
}): readonly Operation[] {
  const { world, accounts, registrations, rateLimits } = parts;
  const isChild = (candidate: Candidate): boolean =>
    (ageOn(candidate.person.birthDate, new Date(`${world.calendar.today}T12:00:00`)) ?? Infinity) <
    limits.guardianBelowAge;
  return [
    publicOperation('verifyMember', async (incoming) => {
      const request = await incoming.body(zVerifyMemberBody);
      if (request.memberId === undefined && request.ssn === undefined) throw invalid([noId]);
      const candidate = rateLimits.guess('verification', targetsOf(request), () =>
        candidateOf(world, request),
      );
      if (registrations.userNameOf(candidate) !== undefined) throw alreadyRegistered();
      const [contract] = candidate.contracts;
      if (contract === undefined) throw noMatch();
      return ok({
        verificationId: registrations.verify(candidate),
        guardianRequired: isChild(candidate),
        plan: { lobDisplayName: contract.design.planName, tier1: contract.tier1 },
      });
    }),

    publicOperation('registerUser', async (incoming) => {
      const request = await incoming.body(zRegisterUserBody);
      const candidate = registrations.verified(request.verificationId);
      if (candidate === undefined) throw verificationOver();
      if (registrations.userNameOf(candidate) !== undefined) throw alreadyRegistered();
      const errorsNow = () => [
        ...(accounts.exists(request.username) ? [usernameTaken] : []),
        ...passwordErrors(request),
        ...(isChild(candidate) && request.guardian === undefined ? guardianMissing : []),
      ];
      rateLimits.guess('registration', [`member ${candidate.memberId}`], () => {
        const errors = errorsNow();
        if (errors.length > 0) throw invalid(errors);
      });
      return {
        status: 201 as const,
        body: { userId: subjectOf(registrations.register(candidate, request)) },
      };
    }),
  ];
}

/**
 * Returns the targets that a request may be guessing at. A guess that could be right has the member's name and birth
 * date right, so those count even when every number in the request changes.
 */
function targetsOf(request: VerificationRequest): LimitKey[] {
  const { memberId, ssn, firstName, lastName, dateOfBirth } = request;
  const person = JSON.stringify([plain(firstName), plain(lastName), dateOfBirth]);
  return [
    `person ${person}`,
    ...(memberId === undefined ? [] : [`member ${plain(memberId)}` as const]),
    ...(ssn === undefined ? [] : [`ssn ${ssn}` as const]),
  ];
}

/** @throws {Refusal} 422 when no member matches */
function candidateOf(world: World, request: VerificationRequest): Candidate {
  const candidate = world.candidates.find((person) => matches(person, request));
  if (candidate === undefined) throw noMatch();
  checkMedicare(candidate, request.mbiLast4);
  return candidate;
}

function matches({ person, ssn, memberIds }: Candidate, request: VerificationRequest): boolean {
  return (
    (request.memberId === undefined || memberIds.includes(request.memberId.toUpperCase())) &&
    (request.ssn === undefined || request.ssn === ssn) &&
    request.ssnLast4 === ssn.slice(-4) &&
    request.dateOfBirth === person.birthDate &&
    isSameName(request.firstName, person.firstName) &&
    isSameName(request.lastName, person.lastName)
  );
}

const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);

/** @throws {Refusal} 422 when the member has Medicare and the number is missing or another one */
function checkMedicare({ mbiLast4 }: Candidate, given: string | undefined): void {
  if (mbiLast4 === undefined) return;
  if (given === undefined) throw invalid([mbiMissing]);
  if (given.toUpperCase() !== mbiLast4) throw noMatch();
}

function passwordErrors({ password, username }: Registration): FieldError[] {
  if (unmetPasswordRules(password).length > 0) {
    return [passwordError('REG-0009', 'This password does not meet the minimum requirements.')];
  }
  return passwordRefusals(password, { username }).length > 0
    ? [passwordError('REG-0010', 'This password cannot be accepted. Please choose another one.')]
    : [];
}

function passwordError(code: string, message: string): FieldError {
  return { field: 'password', code, message };
}

const noId: FieldError = {
  field: 'memberId',
  code: 'REG-0001',
  message: 'Enter your Member ID or your Social Security number.',
};

const mbiMissing: FieldError = {
  field: 'mbiLast4',
  code: 'REG-0018',
  message: 'Enter the last 4 digits or letters of your Medicare number (MBI).',
};

const usernameTaken: FieldError = {
  field: 'username',
  code: 'REG-0020',
  message: 'This username is taken. Please choose another one.',
};

const guardianMissing: readonly FieldError[] = ['guardian.firstName', 'guardian.lastName'].map(
  (field) => ({
    field,
    code: 'REG-0015',
    message: 'Children under 14 must be registered by a legal guardian.',
  }),
);

const refused = (code: string, detail: string): Refusal =>
  new Refusal(422, { title: 'Unprocessable Content', code, detail });

const noMatch = () => refused('REG-0019', 'The details you entered do not match our records.');

const alreadyRegistered = () => refused('REG-0032', 'There is already an account for this member.');

const verificationOver = () =>
  refused('REG-0031', 'Too much time has passed. Verify your membership again.');
