import { fromPromise } from 'xstate';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { SendWrite } from '#src/api/queries.ts';
import { registerUser, verifyMember } from '#src/api/calls/account/registration.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import type {
  MemberDetails,
  Registrant,
  RejectedStepField,
} from '#src/domain/registration/registration.ts';
import type {
  MemberSubmission,
  RegistrationOutcome,
  VerificationOutcome,
} from '#src/machines/registration/registration.machine.ts';
import { placeOfPart } from './registration-places.ts';
import { rejectedFields } from '#src/portal/forms/rejected-fields.ts';

/** The insurer's own reasons for refusing a whole registration, not a field of it. */
const reasons = {
  noMatch: 'REG-0019',
  verificationOver: 'REG-0031',
  alreadyRegistered: 'REG-0032',
} as const satisfies Record<string, MessageId>;

/** Creates the two calls of registration. A rejection by the insurer is an outcome, everything else a failure. */
export function registrationEffects(send: SendWrite) {
  return {
    verifyMember: fromPromise<VerificationOutcome, MemberSubmission>(
      async ({ input: { details, guardian }, signal }) => {
        try {
          const verification = await send(verifyMember(details), signal);
          return verification.guardianRequired && !guardian
            ? guardianMissing
            : { kind: 'verified', ...verification };
        } catch (error) {
          if (!isRejection(error)) throw error;
          if (error.validationErrors.length > 0) {
            const fields = rejectedFields(error, placeOfPart('member'));
            return rejected(fields.map((field) => asTyped(field, details)));
          }
          return startOver(
            error.reason === reasons.alreadyRegistered
              ? reasons.alreadyRegistered
              : reasons.noMatch,
          );
        }
      },
    ),

    registerUser: fromPromise<RegistrationOutcome, Registrant>(async ({ input, signal }) => {
      try {
        await send(registerUser(input), signal);
        return { kind: 'registered' };
      } catch (error) {
        if (!isRejection(error)) throw error;
        if (error.validationErrors.length > 0) {
          const isOver = error.validationErrors.some(({ field }) => field === 'verificationId');
          return {
            ...rejected(rejectedFields(error, placeOfPart('completion'))),
            isVerificationOver: isOver,
          };
        }
        if (error.reason === reasons.verificationOver) return startOver(reasons.verificationOver);
        if (error.reason === reasons.alreadyRegistered) return startOver(reasons.alreadyRegistered);
        throw error;
      }
    }),
  };
}

function isRejection(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 422;
}

function rejected(fields: readonly RejectedStepField[]) {
  return { kind: 'rejected' as const, rejectedFields: fields, isVerificationOver: false };
}

/** Returns a rejection at the number that was typed, which stands for either number and for its last digits. */
function asTyped(rejected: RejectedStepField, { ssn }: MemberDetails): RejectedStepField {
  const { field } = rejected;
  if (ssn === undefined) return field === 'ssn' ? { ...rejected, field: 'memberId' } : rejected;
  return field === 'memberId' || field === 'ssnLast4' ? { ...rejected, field: 'ssn' } : rejected;
}

/** Leads back to the first step, with one sentence about all of it. */
function startOver(id: MessageId) {
  return {
    kind: 'rejected' as const,
    rejectedFields: [{ step: 'member' as const, field: null, text: message(id) }],
    isVerificationOver: true,
  };
}

/**
 * The rejection of a member without a guardian whom the insurer knows, by the birth date, to be a child, whatever was
 * typed or however clocks differ.
 */
const guardianMissing = rejected([
  { step: 'member', field: 'guardianFirstName', text: message('REG-0016') },
  { step: 'member', field: 'guardianLastName', text: message('REG-0017') },
]);
