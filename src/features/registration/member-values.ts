import type { MessageId } from '#src/catalogue/messages.ts';
import { birthDateProblem, type BirthDateProblem } from '#src/domain/birth-date.ts';
import { parseTypedDate } from '#src/domain/typed-date.ts';
import { localDay } from '#src/domain/days.ts';
import { ageOn } from '#src/domain/formats.ts';
import {
  isMbiEnd,
  isSsnEnd,
  memberIdProblem,
  ssnProblem,
  tidyMemberId,
  tidySsn,
} from '#src/domain/identity-numbers.ts';
import { limits } from '#src/domain/limits.ts';
import { nameProblem, tidyName } from '#src/domain/name-rules.ts';
import type { FullName, MemberDetails, TypedRegistration } from '#src/domain/registration.ts';
import type { Problems } from './problems.ts';

/** The first form as it is typed. The last three are never kept. */
export type MemberValues = TypedRegistration['member'] & {
  ssn: string;
  ssnLast4: string;
  mbiLast4: string;
};

export interface MemberContext {
  today: Date;
  /** The insurer asked for one, whatever the typed date of birth says. */
  isGuardianAsked: boolean;
}

/** Whether a legal guardian has to register this member (specification, section 5). */
export function needsGuardian(
  { dateOfBirth }: Pick<MemberValues, 'dateOfBirth'>,
  { today, isGuardianAsked }: MemberContext,
): boolean {
  const iso = parseTypedDate(dateOfBirth);
  const age = iso === null ? null : ageOn(iso, today);
  return isGuardianAsked || (age !== null && age >= 0 && age < limits.guardianBelowAge);
}

/** Each field that breaks a rule (specification, section 5, Registration), in the order of the form. */
export function memberProblems(
  values: MemberValues,
  context: MemberContext,
): Problems<MemberValues> {
  const { firstName, lastName, dateOfBirth, guardianFirstName, guardianLastName } = values;
  const dateProblem = birthDateProblem(dateOfBirth, localDay(context.today));
  const guardian = needsGuardian(values, context)
    ? {
        guardianFirstName: nameMessage(guardianFirstName, 'REG-0016'),
        guardianLastName: nameMessage(guardianLastName, 'REG-0017'),
      }
    : {};
  return {
    firstName: nameMessage(firstName, 'REG-0003'),
    lastName: nameMessage(lastName, 'REG-0004'),
    dateOfBirth: dateProblem ? dateMessages[dateProblem] : null,
    ...guardian,
    ...numberProblems(values),
    mbiLast4: values.hasMedicare && !isMbiEnd(values.mbiLast4) ? 'REG-0018' : null,
  };
}

/** Whoever gives the whole number need not give its last four digits again. */
function numberProblems({ idKind, memberId, ssn, ssnLast4 }: MemberValues): Problems<MemberValues> {
  if (idKind === 'ssn') {
    const problem = ssnProblem(ssn);
    return { ssn: problem && (problem === 'missing' ? 'REG-0001' : 'REG-0025') };
  }
  const problem = memberIdProblem(memberId);
  return {
    memberId: problem && (problem === 'missing' ? 'REG-0001' : 'REG-0026'),
    ssnLast4: isSsnEnd(ssnLast4) ? null : 'REG-0002',
  };
}

const dateMessages: Record<BirthDateProblem, MessageId> = {
  missing: 'REG-0005',
  'not-a-date': 'REG-0028',
  'in-the-future': 'REG-0029',
  'too-long-ago': 'REG-0030',
};

function nameMessage(name: string, missing: MessageId): MessageId | null {
  const problem = nameProblem(name);
  return problem && (problem === 'missing' ? missing : 'REG-0027');
}

/** What is sent, of values that break no rule. */
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

/** What may come back with the form: everything but the numbers that are secret. */
export function typedMemberOf(values: MemberValues): TypedRegistration['member'] {
  const { firstName, lastName, dateOfBirth, guardianFirstName, guardianLastName } = values;
  const { idKind, memberId, hasMedicare } = values;
  return {
    ...{ firstName, lastName, dateOfBirth, guardianFirstName, guardianLastName },
    ...{ idKind, memberId, hasMedicare },
  };
}
