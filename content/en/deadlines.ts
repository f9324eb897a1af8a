import type { Deadline } from '#src/domain/deadlines.ts';

/** What the words of a deadline are about; empty where it has or knows no such thing. */
export interface DeadlineValues {
  /** Of the claim or the authorization. */
  number: string;
  amount: string;
  due: string;
  plan: string;
}

interface DeadlineWords {
  title: string | ((values: DeadlineValues) => string);
  meaning: string | ((values: DeadlineValues) => string);
  action: string;
}

/** What a deadline is called, what it means, and where it is acted on. */
export const deadlineWords: Record<Deadline['kind'], DeadlineWords> = {
  appeal: {
    title: ({ number }) => `Last day to appeal claim ${number}`,
    meaning: 'If you think the decision is wrong, file your appeal by this day.',
    action: 'Look at the claim',
  },
  'file-again': {
    title: ({ number }) => `Last day to send claim ${number} again`,
    meaning: 'It could not be processed. Ask your provider whether they have sent it again.',
    action: 'Look at the claim',
  },
  authorization: {
    title: ({ number }) => `Authorization ${number} ends`,
    meaning: 'Have the care by this day, or ask your provider for more time.',
    action: 'Look at the authorization',
  },
  autopay: {
    title: ({ amount }) => `Autopay drafts ${amount}`,
    meaning: 'Have enough money in the account. Autopay drafts on the 26th.',
    action: 'Go to payments',
  },
  'next-autopay': {
    title: 'Autopay drafts your next bill',
    meaning: 'Nothing is owed now. Autopay drafts on the 26th.',
    action: 'Go to payments',
  },
  'overdue-bill': {
    title: ({ amount }) => `Your bill of ${amount} is overdue`,
    meaning: ({ due }) => `It was due on ${due}. Pay it now to keep your coverage.`,
    action: 'Pay your bill',
  },
  bill: {
    title: ({ amount }) => `Your bill of ${amount} is due`,
    meaning: 'Pay by this day to keep your coverage.',
    action: 'Pay your bill',
  },
  'coverage-end': {
    title: 'Your coverage ends',
    meaning: ({ plan }) =>
      `${plan} covers care up to and on this day. Ask us what you can do next.`,
    action: 'Contact us',
  },
};

/** The card that lists deadlines, and the file for the member's own calendar. */
export const deadlinesCardWords = {
  title: 'Dates to keep in mind',
  calendar: 'Add to my calendar',
  fileName: 'dates.ics',
  /** The description of an entry in the calendar. */
  entry: (about: string, meaning: string) => `${about}. ${meaning}`,
  none: 'Nothing is due. Last days to appeal, ends of authorizations and payments show up here.',
  incomplete: 'Some dates are not available now.',
  retry: 'Retry',
  /** Tells links of the same words apart. */
  actionOn: (action: string, title: string) => `${action}: ${title}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'today';
    return days === 1 ? 'tomorrow' : `in ${days} days`;
  },
} as const;
