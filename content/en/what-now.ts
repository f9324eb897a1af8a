import type { Refusal } from '#src/domain/claims/refusal.ts';
import type { NextStep, WhatNowKind } from '#src/domain/claims/what-now.ts';

/** What the words are about; empty where it is not known or there is none. Amounts and days come formatted. */
export interface WhatNowValues {
  owed: string;
  open: string;
  day: string;
  refusal: Refusal | null;
}

interface WhatNowWords {
  /** In place of how the payer calls where the claim stands. */
  pill?: { label: string; tone: 'good' | 'bad' | 'notice' | 'neutral' };
  /** Beside a claim in a list, where its amount stands too. */
  short: string | ((values: WhatNowValues) => string);
  /** On the claim's own page. */
  meaning: string | ((values: WhatNowValues) => string);
}

const refusals: Record<Refusal, string> = {
  claim: 'Your plan did not pay this claim.',
  part: 'Your plan paid some of these services and not others.',
  'not-covered': 'Your plan does not cover these services.',
  records:
    'Your plan did not pay this claim because it is missing medical records from your provider.',
  'records-of-part':
    'Your plan did not pay some of these services because it is missing medical records from your provider.',
};

const refused = ({ refusal }: WhatNowValues) => (refusal === null ? '' : refusals[refusal]);
const on = (day: string) => (day === '' ? '' : ` on ${day}`);
const by = (day: string) => (day === '' ? '' : ` by ${day}`);
const stillOpen = (open: string) =>
  `Whether you owe ${open === '' ? 'anything' : `the ${open}`} is not decided yet`;
const forTheRest = (owed: string) => (owed === '' ? '' : `You may owe ${owed} for the rest.`);
const sentences = (...all: string[]) => all.filter((one) => one !== '').join(' ');

/** What happens now with a claim, in every case there is. */
export const whatNowWords: Record<WhatNowKind, WhatNowWords> = {
  cancelled: {
    short: 'You owe nothing.',
    meaning: 'This claim was taken back. You owe nothing for it.',
  },
  reversal: {
    pill: { label: 'Reversal', tone: 'neutral' },
    short: 'Takes back an earlier claim. You owe nothing.',
    meaning:
      'This entry takes back an earlier claim, so its amounts are negative. You owe nothing for either of the two.',
  },
  replaced: {
    pill: { label: 'Replaced', tone: 'neutral' },
    short: 'See the newer claim.',
    meaning:
      'A corrected claim took the place of this one. The newer claim shows what you may owe.',
  },
  reversed: {
    pill: { label: 'Reversed', tone: 'neutral' },
    short: 'Reversed. You owe nothing.',
    meaning:
      'Reversed. You owe nothing. This claim was taken back after it was finished. If you already paid for it, ask your provider for a refund.',
  },
  received: {
    short: 'We’re working on it.',
    meaning:
      'We have this claim and are working on it. You don’t need to do anything. The amounts show here when it is finished.',
  },
  'not-processable': {
    short: 'Ask your provider to send it again.',
    meaning:
      'Something on this claim was missing or wrong, so we could not make a decision. Your provider can send it again within one year of the service. Ask them whether they have.',
  },
  'in-review': {
    pill: { label: 'Appeal in review', tone: 'notice' },
    short: ({ day }) => (day === '' ? 'We’re reviewing your appeal.' : `Decision by ${day}.`),
    meaning: ({ open, owed, day }) =>
      sentences(
        `We are reviewing your appeal.`,
        day === '' ? '' : `You get our decision in writing by ${day}.`,
        `${stillOpen(open)}.`,
        forTheRest(owed),
      ),
  },
  won: {
    pill: { label: 'Appeal won', tone: 'good' },
    short: ({ owed }) =>
      owed === '' ? 'Wait for the new decision.' : 'You don’t owe what was denied.',
    meaning: ({ owed, day }) =>
      sentences(
        `You won your appeal${on(day)}. You don’t owe the amount it was about. We will process this claim again.`,
        forTheRest(owed),
      ),
  },
  'partly-won': {
    pill: { label: 'Appeal partly won', tone: 'notice' },
    short: 'Wait for the new decision.',
    meaning: ({ open, owed, day }) =>
      sentences(
        `You won part of your appeal${on(day)}. Our letter says which part.`,
        open === '' ? '' : `How much of the ${open} you owe is not decided yet.`,
        forTheRest(owed),
      ),
  },
  lost: {
    pill: { label: 'Appeal denied', tone: 'bad' },
    short: ({ owed }) => (owed === '' ? 'Ask us what you owe.' : 'Our decision stays.'),
    meaning: ({ owed, day }) =>
      sentences(
        `We looked at your appeal${on(day)}, and our decision stays. Our letter says why.`,
        owed === '' ? 'This claim does not say what you owe.' : `You may owe ${owed}.`,
      ),
  },
  'can-appeal': {
    short: ({ day, refusal }) =>
      refusal === 'records' || refusal === 'records-of-part'
        ? `Records are missing. You can appeal${by(day)}.`
        : `You can appeal${by(day)}.`,
    meaning: (values) =>
      sentences(
        refused(values),
        `${stillOpen(values.open)}: you can appeal${by(values.day)}.`,
        values.refusal === 'records' || values.refusal === 'records-of-part'
          ? 'Ask your provider for the records.'
          : '',
        forTheRest(values.owed),
        'Ask us before you pay a bill for what was not paid.',
      ),
  },
  'not-settled': {
    short: 'Ask us before you pay.',
    meaning: (values) =>
      sentences(
        refused(values),
        `${stillOpen(values.open)}.`,
        forTheRest(values.owed),
        'Ask us before you pay.',
      ),
  },
  refused: {
    short: ({ day }) => (day === '' ? 'Can’t be appealed now.' : `Could be appealed until ${day}.`),
    meaning: (values) =>
      sentences(
        refused(values),
        values.day === ''
          ? 'It cannot be appealed now.'
          : `The last day to appeal was ${values.day}.`,
        values.owed === ''
          ? 'This claim does not say what you owe.'
          : `You may owe ${values.owed} if your provider bills you.`,
      ),
  },
  'nothing-owed': {
    short: 'You owe nothing.',
    meaning: (values) =>
      values.refusal === null
        ? 'This claim is finished, and you owe nothing.'
        : sentences(refused(values), 'You owe nothing for it.'),
  },
  'over-deductible': {
    short: 'Ask us before you pay.',
    meaning: ({ owed }) =>
      sentences(
        'Your plan took a deductible on this claim although your other claims already meet it.',
        owed === '' ? '' : `The claim says that you may owe ${owed}.`,
        'Ask us before you pay.',
      ),
  },
  owed: {
    short: 'Wait for the bill.',
    meaning: ({ owed }) =>
      sentences(
        'This claim is finished.',
        owed === '' ? '' : `You may owe ${owed}.`,
        'Wait for the bill from your provider before you pay.',
      ),
  },
  'owed-at-pharmacy': {
    short: 'Usually paid at pickup.',
    meaning: ({ owed }) =>
      sentences(
        'This claim is finished.',
        owed === '' ? '' : `Your part is ${owed}.`,
        'Pharmacies usually collect it at pickup, so you may have paid it already.',
      ),
  },
  unknown: {
    short: 'Ask us before you pay.',
    meaning:
      'This claim is finished and does not say what you owe. Ask us before you pay a bill for it.',
  },
};

/** On the button beside a claim's amount. */
export const nextStepWords: Record<Exclude<NextStep, 'none'>, string> = {
  appeal: 'Appeal this decision',
  'send-records': 'Appeal with the records',
  ask: 'Ask us about it',
};

/** In place of an amount. */
export const amountWords = {
  notKnownYet: 'Not known yet',
  none: '—',
  /** What the dash says to those who hear the page. */
  noneAloud: 'No amount',
  notSetAloud: 'Not set',
  notPaid: (amount: string) => `Not paid by your plan: ${amount}`,
} as const;
