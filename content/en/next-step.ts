import type { Denial } from '#src/domain/claims/denial.ts';
import type { NextStepKind } from '#src/domain/claims/next-step.ts';

/** The values that the words insert; empty where one is unknown or absent. Amounts and days come formatted. */
export interface NextStepValues {
  owed: string;
  /** Whether the claim states the owed amount, which may be zero. */
  isOwedKnown: boolean;
  day: string;
  denial: Denial | null;
  isPaidByAccount: boolean;
  /** The amount that the pharmacy usually collects at pickup. */
  atPickup: string;
}

interface NextStepWords {
  /** The pill that replaces the payer's own status. */
  pill?: { label: string; tone: 'good' | 'bad' | 'notice' | 'neutral' };
  /** The text beside a claim in a list, which has its amount, too. */
  short: string | ((values: NextStepValues) => string);
}

const by = (day: string) => (day === '' ? '' : ` by ${day}`);

/** The next step of a claim, in a few words, for every case. Its own page has next-step-meanings.ts. */
export const nextStepWords: Record<NextStepKind, NextStepWords> = {
  cancelled: {
    short: 'You owe nothing.',
  },
  reversal: {
    pill: { label: 'Reversal', tone: 'neutral' },
    short: 'Reverses an earlier claim. You owe nothing.',
  },
  replaced: {
    pill: { label: 'Replaced', tone: 'neutral' },
    short: 'See the newer claim.',
  },
  reversed: {
    pill: { label: 'Reversed', tone: 'neutral' },
    short: 'Reversed. You owe nothing.',
  },
  received: {
    short: 'We’re working on it.',
  },
  'not-processable': {
    short: 'Ask your provider to send it again.',
  },
  'in-review': {
    pill: { label: 'Appeal in review', tone: 'notice' },
    short: ({ day }) => (day === '' ? 'We’re reviewing your appeal.' : `Decision by ${day}.`),
  },
  won: {
    pill: { label: 'Appeal won', tone: 'good' },
    short: 'Wait for the new decision.',
  },
  'won-earlier': {
    pill: { label: 'Appeal won', tone: 'good' },
    short: 'Ask us if there’s no new claim.',
  },
  'partly-won': {
    pill: { label: 'Appeal partly won', tone: 'notice' },
    short: 'Wait for the new decision.',
  },
  lost: {
    pill: { label: 'Appeal denied', tone: 'bad' },
    short: ({ isOwedKnown }) =>
      isOwedKnown ? 'We didn’t change our decision.' : 'Ask us what you owe.',
  },
  'can-appeal': {
    short: ({ day, denial }) =>
      denial === 'records' || denial === 'records-of-part'
        ? `Records are missing. You can appeal${by(day)}.`
        : `You can appeal${by(day)}.`,
  },
  'can-go-further': {
    short: ({ day }) => `You can ask for another review${by(day)}.`,
  },
  'not-settled': {
    short: 'Ask us before you pay.',
  },
  refused: {
    short: ({ day }) =>
      day === '' ? 'You can’t appeal this now.' : `The deadline to appeal was ${day}.`,
  },
  'nothing-owed': {
    short: 'You owe nothing.',
  },
  'over-deductible': {
    short: 'Ask us before you pay.',
  },
  settling: {
    short: 'We’re checking what your HRA paid.',
  },
  paid: {
    short: ({ isPaidByAccount }) =>
      isPaidByAccount ? 'Your HRA paid. You owe nothing.' : 'Paid. You owe nothing.',
  },
  owed: {
    short: ({ day }) =>
      day === '' ? 'Wait for the bill.' : `Wait for the bill, or appeal by ${day}.`,
  },
  'owed-long-ago': {
    short: 'Ask your provider if it’s been paid.',
  },
  'past-billing': {
    short: 'Usually too old to be billed.',
  },
  'at-pickup': {
    short: ({ atPickup }) => `Usually paid at pickup: ${atPickup}.`,
  },
  unknown: {
    short: 'Ask us before you pay.',
  },
};

/** The words that replace an amount. */
export const amountWords = {
  notKnownYet: 'Not known yet',
  range: (from: string, to: string) => `${from} to ${to}`,
  /** Replaces an amount that is entirely uncertain. */
  upTo: (amount: string) => `Up to ${amount}`,
} as const;
