import type { Deadline } from '#src/domain/deadlines/deadlines.ts';

/** The values in a deadline's texts; empty for a missing value. */
export interface DeadlineValues {
  /** The provider of the claim or the care of the authorization; else its number. */
  thing: string;
  amount: string;
  due: string;
  plan: string;
}

interface DeadlineWords {
  title: string | ((values: DeadlineValues) => string);
  /** What the title doesn't say; left out where it says it all. */
  meaning?: string | ((values: DeadlineValues) => string);
  action: string;
}

/** The title of a deadline, its meaning, and the label of its action. */
export const deadlineWords: Record<Deadline['kind'], DeadlineWords> = {
  appeal: {
    title: ({ thing }) => `${thing} · appeal deadline`,
    action: 'View claim',
  },
  'appeal-decision': {
    title: ({ thing }) => `${thing} · decision on your appeal`,
    action: 'View claim',
  },
  'file-again': {
    title: ({ thing }) => `${thing} · deadline to resend`,
    meaning: 'Ask your provider if they’ve sent it again.',
    action: 'View claim',
  },
  'authorization-appeal': {
    title: ({ thing }) => `${thing} · appeal deadline`,
    action: 'View authorization',
  },
  'authorization-decision': {
    title: ({ thing }) => `${thing} · our decision is due`,
    meaning: 'Wait for our decision before you get this care.',
    action: 'View authorization',
  },
  authorization: {
    title: ({ thing }) => `${thing} · approval ends`,
    meaning: 'Your provider can ask us for more time.',
    action: 'View authorization',
  },
  autopay: {
    title: ({ amount }) => `Autopay drafts ${amount}`,
    meaning: 'Make sure your account has enough money.',
    action: 'Go to payments',
  },
  'next-autopay': {
    title: 'Autopay pays your next bill',
    meaning: 'No bill is due right now.',
    action: 'Go to payments',
  },
  'overdue-bill': {
    title: ({ amount }) => `Your bill of ${amount} is overdue`,
    meaning: ({ due }) => `It was due on ${due}. Pay it now to keep your coverage.`,
    action: 'Pay your bill',
  },
  bill: {
    title: ({ amount }) => `Your bill of ${amount} is due`,
    meaning: 'Pay it to keep your coverage.',
    action: 'Pay your bill',
  },
  reimbursement: {
    title: ({ amount }) => `Reimbursement account · deadline to request ${amount}`,
    meaning: 'Send us your receipts for this year’s care.',
    action: 'View account',
  },
  'plan-change': {
    title: 'Last day to change your Medicare plan',
    meaning: ({ plan }) => `To keep ${plan}, do nothing. Ask us about other plans for next year.`,
    action: 'Contact us',
  },
  'coverage-end': {
    title: 'Your coverage ends',
    meaning: ({ plan }) => `${plan} covers care through this day. Ask us about your options.`,
    action: 'Contact us',
  },
};

/** The name of a claim or an authorization: by its number, or without one. */
export const dateSubjects = {
  claim: (number: string) => `Claim ${number}`.trim(),
  authorization: (number: string) => `Authorization ${number}`.trim(),
} as const;

/** The screen that lists deadlines, and the file for the member's own calendar. */
export const datesWords = {
  title: 'Upcoming Dates',
  calendar: 'Add to my calendar',
  fileName: 'dates.ics',
  /** The description of an entry in the calendar. */
  entry: (about: string, meaning: string) => `${about}. ${meaning}`,
  none: {
    ifComplete:
      'No dates to list right now. Deadlines to appeal a denial, payments and authorization end dates show up here.',
  },
  noneOfSome: { ifComplete: 'No dates to list right now.' },
  incomplete: 'Some dates aren’t available right now.',
  /** The dates that the list leaves out: insurers list the decisions that refused something. */
  leftOut: 'Other claims have appeal deadlines too. You’ll find them on each claim.',
  fewer: 'Show fewer dates',
  all: (figure: string) => `Show all ${figure} dates`,
  retry: 'Retry',
  /** The parts of the list, by how far away the days are. */
  groups: {
    week: 'Next 7 days',
    month: 'Next 30 days',
    later: 'Later',
  },
  /** Distinguishes links with the same words. */
  actionOn: (action: string, title: string, about: string | null) =>
    about === null ? `${action}: ${title}` : `${action}: ${title}, ${about}`,
  /** The line between what was and what comes. */
  today: (day: string) => `Today, ${day}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'today';
    return days === 1 ? 'tomorrow' : `in ${days} days`;
  },
} as const;
