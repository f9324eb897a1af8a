import type { Need, Refusal } from '#src/domain/deadlines/needs.ts';

/** The values in a need's texts; empty for a missing value. */
export interface NeedValues {
  amount: string;
  day: string;
  /** When a bill was or is due. */
  due: string;
  /** The provider, the care, or the plan. */
  about: string;
  /** What the plan refused of a claim; null for another decision. */
  refusal: Refusal | null;
}

type Words = (values: NeedValues) => string;

interface NeedWords {
  title: Words;
  /** The highlighted figure: the amount, otherwise the day. */
  figure: Words;
  detail: Words;
  action: string;
}

const refusedClaims: Record<Refusal, string> = {
  denied: 'Denied claim',
  'not-covered': 'Claim not covered',
  'partly-paid': 'Partly paid claim',
};

const appealBy = (day: string) => `Appeal by ${day}`;

const after = (about: string, sentence: string) =>
  about === '' ? sentence : `${about}. ${sentence}`;

/** The member's open tasks, in a few words each. Amounts and days come formatted. */
export const needWords: Record<Need['kind'], NeedWords> = {
  'overdue-bill': {
    title: () => 'Overdue bill',
    figure: ({ amount }) => amount,
    detail: ({ due }) => `Due ${due}. Pay now to keep your coverage.`,
    action: 'Pay bill',
  },
  appeal: {
    title: ({ refusal }) => (refusal === null ? 'Claim you can appeal' : refusedClaims[refusal]),
    figure: ({ amount, day }) => (amount === '' ? appealBy(day) : `${amount} not paid`),
    detail: ({ amount, about, day }) =>
      amount === '' ? about : after(about, `You can appeal by ${day}.`),
    action: 'View',
  },
  bill: {
    title: () => 'Bill due',
    figure: ({ amount }) => amount,
    detail: ({ day }) => `Pay by ${day} to keep your coverage.`,
    action: 'Pay bill',
  },
  messages: {
    title: () => 'Messages',
    // The bell above says how many.
    figure: () => 'New in your inbox',
    detail: () => '',
    action: 'Read',
  },
  'authorization-appeal': {
    title: () => 'Denied authorization',
    figure: ({ about, day }) => about || appealBy(day),
    detail: ({ about, day }) => (about === '' ? '' : `You can appeal by ${day}.`),
    action: 'View',
  },
  authorization: {
    title: () => 'Authorization ends',
    figure: ({ day }) => day,
    detail: ({ about }) => after(about, 'Use it by then, or ask your provider for more time.'),
    action: 'View',
  },
  'file-again': {
    title: () => 'Claim to resend',
    figure: ({ day }) => day,
    detail: ({ about }) => after(about, 'Ask your provider to send it again by then.'),
    action: 'View',
  },
  'plan-change': {
    title: () => 'Last day to change plans',
    figure: ({ day }) => day,
    detail: ({ about }) => (about === '' ? '' : `To keep ${about}, do nothing.`),
    action: 'Contact us',
  },
  'coverage-end': {
    title: () => 'Coverage ends',
    figure: ({ day }) => day,
    detail: ({ about }) => after(about, 'Ask us about your options.'),
    action: 'Contact us',
  },
};

/** The formatted values in the summary's texts. */
interface PremiumValues {
  amount: string;
  day: string;
}

/** The member's situation, before the tasks: the premium and decisions to appeal, each in a short sentence. */
export const summaryWords = {
  premium: {
    'overdue-bill': () => 'Your premium is overdue.',
    bill: ({ day }: PremiumValues) => `Your premium is due ${day}.`,
    autopay: ({ amount, day }: PremiumValues) => `Autopay will pay ${amount} on ${day}.`,
  },
  appealable: {
    denied: 'You can appeal a denied claim.',
    'partly-paid': 'You can appeal a claim that wasn’t fully paid.',
    authorization: 'You can appeal a denied authorization.',
    several: 'You can appeal more than one decision.',
  },
  /** Shown when the only tasks are messages. */
  quiet: 'No deadlines are coming up soon.',
} as const;

/** The card around them. */
export const needsCardWords = {
  title: 'What needs your attention',
  none: { ifComplete: 'You’re all set. Nothing needs your attention.' },
  allDates: 'See all dates',
  incomplete: 'Some dates aren’t available right now.',
  noMessages: 'New messages aren’t available right now.',
  /** Distinguishes buttons with the same words. */
  actionOn: (action: string, title: string, figure: string) => `${action}: ${title}, ${figure}`,
} as const;
