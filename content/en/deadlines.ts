import type { Deadline } from '#src/domain/deadlines/deadlines.ts';

/** The values that a deadline's words insert; empty where it has none or none is known. */
export interface DeadlineValues {
  /** The number of the claim or the authorization. */
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

/** The title of a deadline, its meaning, and the label of its action. */
export const deadlineWords: Record<Deadline['kind'], DeadlineWords> = {
  appeal: {
    title: ({ number }) => `Deadline to appeal claim ${number}`,
    meaning: 'If you think the decision is wrong, file your appeal by this day.',
    action: 'View claim',
  },
  'appeal-decision': {
    title: ({ number }) => `Decision due on your appeal of claim ${number}`,
    meaning: 'We must decide your appeal by this day and tell you in writing.',
    action: 'View claim',
  },
  'file-again': {
    title: ({ number }) => `Deadline to resend claim ${number}`,
    meaning: 'We couldn’t process it. Ask your provider if they’ve sent it again.',
    action: 'View claim',
  },
  'authorization-appeal': {
    title: ({ number }) =>
      number === ''
        ? 'Deadline to appeal a denied authorization'
        : `Deadline to appeal authorization ${number}`,
    meaning: 'If you think the decision is wrong, file your appeal by this day.',
    action: 'View authorization',
  },
  'authorization-decision': {
    title: ({ number }) =>
      number === ''
        ? 'Decision due on a request for approval'
        : `Decision due on authorization ${number}`,
    meaning: 'Our decision is due by this day. Wait for it before you get this care.',
    action: 'View authorization',
  },
  authorization: {
    title: ({ number }) => `Authorization ${number} ends`,
    meaning: 'Use this authorization by this day, or have your provider ask us for more time.',
    action: 'View authorization',
  },
  autopay: {
    title: ({ amount }) => `Autopay drafts ${amount}`,
    meaning: 'Make sure your account has enough money. Autopay drafts on the 26th.',
    action: 'Go to payments',
  },
  'next-autopay': {
    title: 'Autopay pays your next bill',
    meaning: 'No bill is due right now. Autopay drafts on the 26th.',
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
  reimbursement: {
    title: ({ amount }) => `Deadline to request ${amount} from your reimbursement account`,
    meaning: 'Send us your receipts for this year’s care by this day.',
    action: 'View account',
  },
  'coverage-end': {
    title: 'Your coverage ends',
    meaning: ({ plan }) => `${plan} covers care through this day. Ask us about your options.`,
    action: 'Contact us',
  },
};

/** The screen that lists deadlines, and the file for the member's own calendar. */
export const datesWords = {
  title: 'Upcoming dates',
  intro: 'Appeals, bills, authorizations, reimbursement and the end of coverage, soonest first.',
  /** Where the insurer has not all of them. */
  introOfSome: 'What’s coming up under your plan, soonest first.',
  calendar: 'Add to my calendar',
  fileName: 'dates.ics',
  /** The description of an entry in the calendar. */
  entry: (about: string, meaning: string) => `${about}. ${meaning}`,
  none: 'Nothing is coming up. Appeal deadlines, payments and authorization end dates show up here.',
  noneOfSome: 'Nothing is coming up.',
  incomplete: 'Some dates aren’t available right now.',
  fewer: 'Show fewer dates',
  all: (figure: string) => `Show all ${figure} dates`,
  retry: 'Retry',
  /** Distinguishes links with the same words. */
  actionOn: (action: string, title: string) => `${action}: ${title}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'today';
    return days === 1 ? 'tomorrow' : `in ${days} days`;
  },
} as const;
