import { memberRules } from '#src/api/calls/account/registration.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { birthDateProblem, type BirthDateProblem } from '#src/domain/people/birth-date.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { localDay } from '#src/domain/format/days.ts';
import { ageOn } from '#src/domain/format/formats.ts';
import { memberIdProblem, tidyMemberId, tidySsn } from '#src/domain/people/identity-numbers.ts';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/people/format-name.ts';
import type {
  FullName,
  MemberDetails,
  TypedRegistration,
} from '#src/domain/registration/registration.ts';
import { formRules } from '#src/parts/form/form-rules.ts';

/** The values of the first form as typed. The portal never stores the SSN and MBI fields. */
export type MemberValues = TypedRegistration['member'] & {
  ssn: string;
  ssnLast4: string;
  mbiLast4: string;
};

export interface MemberContext {
  today: Date;
  /** The insurer requires a guardian, regardless of the typed date of birth. */
  isGuardianAsked: boolean;
}

/** Whether a legal guardian has to register this member (product rule 5.1). */
export function needsGuardian(
  { dateOfBirth }: Pick<MemberValues, 'dateOfBirth'>,
  { today, isGuardianAsked }: MemberContext,
): boolean {
  const iso = parseTypedDate(dateOfBirth);
  const age = iso === null ? null : ageOn(iso, today);
  return isGuardianAsked || (age !== null && age >= 0 && age < limits.guardianBelowAge);
}

/** The rules of the first form (product rule 5.1). */
export const memberRulesOf = (contextOf: (values: MemberValues) => MemberContext) =>
  formRules({
    request: memberRules,
    typed: (values: MemberValues) => ({
      ...memberDetailsOf(values),
      // A user who gives the whole number need not give its last four digits again.
      ...(values.idKind === 'ssn' && { ssnLast4: undefined }),
      guardian: guardianOf(values, contextOf(values)) ?? undefined,
    }),
    parts: {
      firstName: { field: 'firstName', missing: message('REG-0003'), wrong: message('REG-0027') },
      lastName: { field: 'lastName', missing: message('REG-0004'), wrong: message('REG-0027') },
      dateOfBirth: { field: 'dateOfBirth', wrong: message('REG-0028') },
      'guardian.firstName': {
        field: 'guardianFirstName',
        missing: message('REG-0016'),
        wrong: message('REG-0027'),
      },
      'guardian.lastName': {
        field: 'guardianLastName',
        missing: message('REG-0017'),
        wrong: message('REG-0027'),
      },
      memberId: { field: 'memberId', missing: message('REG-0001'), wrong: message('REG-0026') },
      ssn: { field: 'ssn', missing: message('REG-0001'), wrong: message('REG-0025') },
      ssnLast4: { field: 'ssnLast4', wrong: message('REG-0002') },
      mbiLast4: { field: 'mbiLast4', wrong: message('REG-0018') },
    },
    own: (values) => {
      const dateProblem = birthDateProblem(values.dateOfBirth, localDay(contextOf(values).today));
      const isMalformed =
        values.idKind === 'memberId' && memberIdProblem(values.memberId) === 'malformed';
      return {
        dateOfBirth: dateProblem && message(dateMessages[dateProblem]),
        memberId: isMalformed ? message('REG-0026') : null,
      };
    },
  });

const dateMessages: Record<BirthDateProblem, MessageId> = {
  missing: 'REG-0005',
  'not-a-date': 'REG-0028',
  'in-the-future': 'REG-0029',
  'too-long-ago': 'REG-0030',
};

/** Returns the member's details as sent, from values that break no rule. */
export function memberDetailsOf(values: MemberValues): MemberDetails {
  const { idKind, hasMedicare } = values;
  const ssn = tidySsn(values.ssn);
  return {
    firstName: tidyName(values.firstName),
    lastName: tidyName(values.lastName),
    dateOfBirth: parseTypedDate(values.dateOfBirth) ?? '',
    ...(idKind === 'ssn'
      ? { ssn, ssnLast4: ssn.slice(-4) }
      : { memberId: tidyMemberId(values.memberId), ssnLast4: values.ssnLast4.trim() }),
    ...(hasMedicare ? { mbiLast4: values.mbiLast4.trim().toUpperCase() } : {}),
  };
}

/** The guardian, where there has to be one. */
export function guardianOf(values: MemberValues, context: MemberContext): FullName | null {
  if (!needsGuardian(values, context)) return null;
  return {
    firstName: tidyName(values.guardianFirstName),
    lastName: tidyName(values.guardianLastName),
  };
}

/** Returns the values that the form may restore: all but the secret numbers. */
export function typedMemberOf(values: MemberValues): TypedRegistration['member'] {
  const { firstName, lastName, dateOfBirth, guardianFirstName, guardianLastName } = values;
  const { idKind, memberId, hasMedicare } = values;
  return {
    firstName,
    lastName,
    dateOfBirth,
    guardianFirstName,
    guardianLastName,
    idKind,
    memberId,
    hasMedicare,
  };
}
