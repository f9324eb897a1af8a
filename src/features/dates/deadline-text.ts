import {
  dateSubjects,
  datesWords,
  deadlineWords,
  type DeadlineValues,
} from '#content/deadlines.ts';
import { formatDateInProse, namedFirst } from '#content/formats.ts';
import type { CalendarEvent } from '#src/domain/deadlines/calendar-file.ts';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { deadlineKey } from '#src/parts/deadlines/deadline-key.ts';

/** A deadline in words, its title with the name of whose it is first. */
export interface DeadlineText {
  title: string;
  /** The number of the claim or the authorization, null where the title says it all. */
  about: string | null;
  /** The number and what the title doesn't say; empty where it says it all. */
  details: string;
  action: string;
}

/** @param whose first name; null if the user sees only one person, or the deadline names no member */
export function deadlineText(deadline: Deadline, whose: string | null): DeadlineText {
  const { title, meaning, action } = deadlineWords[deadline.kind];
  const values = valuesOf(deadline);
  const fill = (words: typeof title) =>
    (typeof words === 'function' ? words(values) : words).trim();
  const about = aboutOf(deadline);
  const more = meaning === undefined ? '' : fill(meaning);
  return {
    title: namedFirst(whose, fill(title)),
    about,
    details: about === null || more === '' ? (about ?? more) : datesWords.entry(about, more),
    action,
  };
}

const noValues: DeadlineValues = { thing: '', amount: '', due: '', plan: '' };

function valuesOf(deadline: Deadline): DeadlineValues {
  if ('planName' in deadline) return { ...noValues, plan: deadline.planName };
  switch (deadline.kind) {
    case 'appeal':
    case 'appeal-decision':
    case 'file-again':
      return { ...noValues, thing: deadline.claim.providerName ?? numberOf(deadline) };
    case 'authorization':
    case 'authorization-appeal':
    case 'authorization-decision':
      return { ...noValues, thing: deadline.authorization.service ?? numberOf(deadline) };
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
      return {
        ...noValues,
        amount: formatCents(deadline.cents),
        due: formatDateInProse(deadline.due),
      };
    case 'reimbursement':
      return { ...noValues, amount: formatCents(deadline.leftCents) };
  }
}

type OfClaim = Extract<Deadline, { claim: unknown }>;
type OfAuthorization = Extract<Deadline, { authorization: unknown }>;

/** Returns the kind and the number of a claim or an authorization; the kind alone where it has no number. */
const numberOf = (deadline: OfClaim | OfAuthorization): string =>
  'claim' in deadline
    ? dateSubjects.claim(deadline.claim.claimNumber ?? '')
    : dateSubjects.authorization(deadline.authorization.number ?? '');

/** Returns the number beside a title that has another name. */
function aboutOf(deadline: Deadline): string | null {
  if ('claim' in deadline) {
    const { claimNumber, providerName } = deadline.claim;
    return claimNumber === null || providerName === null ? null : numberOf(deadline);
  }
  if ('authorization' in deadline) {
    const { number, service } = deadline.authorization;
    return number === null || service === null ? null : numberOf(deadline);
  }
  return null;
}

export function calendarEventOf(deadline: Deadline, whose: string | null): CalendarEvent {
  const { title, details } = deadlineText(deadline, whose);
  return {
    uid: `${deadlineKey(deadline)}@member-portal`,
    day: deadline.day,
    title,
    description: details,
  };
}
