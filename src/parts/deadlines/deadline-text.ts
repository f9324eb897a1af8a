import { datesWords, deadlineWords, type DeadlineValues } from '#content/deadlines.ts';
import { formatDateInProse, namedFirst } from '#content/formats.ts';
import type { CalendarEvent } from '#src/domain/deadlines/calendar-file.ts';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { deadlineKey } from './deadline-key.ts';

/** A deadline in words, its title with the name of whose it is first. */
export interface DeadlineText {
  title: string;
  /** The person or record the deadline is about, null where the title says it all. */
  about: string | null;
  meaning: string;
  action: string;
}

/** @param whose first name; null where only one person can be seen, or none is named */
export function deadlineText(deadline: Deadline, whose: string | null): DeadlineText {
  const { title, meaning, action } = deadlineWords[deadline.kind];
  const values = valuesOf(deadline);
  const fill = (words: typeof title) =>
    (typeof words === 'function' ? words(values) : words).trim();
  return {
    title: namedFirst(whose, fill(title)),
    about: aboutOf(deadline),
    meaning: fill(meaning),
    action,
  };
}

const noValues: DeadlineValues = { number: '', amount: '', due: '', plan: '' };

function valuesOf(deadline: Deadline): DeadlineValues {
  switch (deadline.kind) {
    case 'appeal':
    case 'appeal-decision':
    case 'file-again':
      return { ...noValues, number: deadline.claim.claimNumber ?? '' };
    case 'authorization':
    case 'authorization-appeal':
    case 'authorization-decision':
      return { ...noValues, number: deadline.authorization.number ?? '' };
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
      return {
        ...noValues,
        amount: formatCents(deadline.cents),
        due: formatDateInProse(deadline.due),
      };
    case 'coverage-end':
      return { ...noValues, plan: deadline.planName };
    case 'reimbursement':
      return { ...noValues, amount: formatCents(deadline.leftCents) };
  }
}

function aboutOf(deadline: Deadline): string | null {
  switch (deadline.kind) {
    case 'appeal':
    case 'appeal-decision':
    case 'file-again':
      return deadline.claim.providerName;
    case 'authorization':
    case 'authorization-appeal':
    case 'authorization-decision':
      return deadline.authorization.service;
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
    case 'coverage-end':
    case 'reimbursement':
      return null;
  }
}

export function calendarEventOf(deadline: Deadline, whose: string | null): CalendarEvent {
  const { title, about, meaning } = deadlineText(deadline, whose);
  return {
    uid: `${deadlineKey(deadline)}@member-portal`,
    day: deadline.day,
    title,
    description: about === null ? meaning : datesWords.entry(about, meaning),
  };
}
