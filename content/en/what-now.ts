import type { Refusal } from '#src/domain/claims/refusal.ts';
import type { NextStep, WhatNowKind } from '#src/domain/claims/what-now.ts';

/** What the words are about; empty where it is not known or there is none. Amounts and days come formatted. */
export interface WhatNowValues {
  owed: string;
  open: string;
  day: string;
  refusal: Refusal | null;
  /** Sentences about what was paid toward the member's share. */
  payments: string;
  /** What was paid beyond it, or is to come back to the account. */
  refund: string;
  /** When the account got its money back. */
  returnedOn: string;
  isPaidByAccount: boolean;
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
const ifItStays = (open: string) =>
  open === '' ? '' : `If the decision stays, you may owe ${open}.`;
const forTheRest = (owed: string) => (owed === '' ? '' : `You may owe ${owed} for the rest.`);
const overpaid = (refund: string) =>
  refund === '' ? '' : `That is ${refund} more than you owe. Ask your provider to pay it back.`;
const comesBack = ({ refund, returnedOn, payments }: WhatNowValues) => {
  if (refund !== '') {
    return sentences(
      payments,
      `The ${refund} should go back to the account. Ask us if it doesn’t.`,
    );
  }
  return returnedOn === '' ? '' : `What your HRA paid went back to it on ${returnedOn}.`;
};
const sentences = (...all: string[]) => all.filter((one) => one !== '').join(' ');

/** What is owed, with what was paid toward it before. */
const owedAfterPayments = ({ owed, payments, refund }: WhatNowValues) => {
  if (owed !== '')
    return sentences(payments, `You may ${payments === '' ? '' : 'still '}owe ${owed}.`);
  return payments === ''
    ? 'This claim does not say what you owe.'
    : sentences(payments, 'You owe $0.', overpaid(refund));
};

/** Who paid how much toward a member's share. `day` is empty where the claim does not say when. */
export const sharePaymentWords = {
  account: ({ amount, day }: { amount: string; day: string }) =>
    day === '' ? `Your health account paid ${amount}.` : `Your HRA paid ${amount} on ${day}.`,
  member: ({ amount }: { amount: string }) => `You paid ${amount}.`,
  'other-insurance': ({ amount }: { amount: string }) => `Your other insurance paid ${amount}.`,
} as const;

/** What happens now with a claim, in every case there is. */
export const whatNowWords: Record<WhatNowKind, WhatNowWords> = {
  cancelled: {
    short: 'You owe nothing.',
    meaning: (values) =>
      sentences('This claim was taken back. You owe nothing for it.', comesBack(values)),
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
    meaning: (values) =>
      sentences(
        'A corrected claim took the place of this one. The newer claim shows what you may owe.',
        comesBack(values),
      ),
  },
  reversed: {
    pill: { label: 'Reversed', tone: 'neutral' },
    short: 'Reversed. You owe nothing.',
    meaning: (values) =>
      sentences(
        'Reversed. You owe nothing. This claim was taken back after it was finished. If you already paid for it, ask your provider for a refund.',
        comesBack(values),
      ),
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
    meaning: ({ open, owed, day, payments }) =>
      sentences(
        `We are reviewing your appeal.`,
        day === '' ? '' : `You get our decision in writing by ${day}.`,
        payments,
        ifItStays(open),
        forTheRest(owed),
      ),
  },
  won: {
    pill: { label: 'Appeal won', tone: 'good' },
    short: ({ owed }) =>
      owed === '' ? 'Wait for the new decision.' : 'You don’t owe what was denied.',
    meaning: ({ owed, day, payments, refund }) =>
      sentences(
        `You won your appeal${on(day)}. You don’t owe the amount it was about. We will process this claim again.`,
        payments,
        overpaid(refund),
        forTheRest(owed),
      ),
  },
  'won-earlier': {
    pill: { label: 'Appeal won', tone: 'good' },
    short: 'You don’t owe what was denied.',
    meaning: ({ owed, day, payments, refund }) =>
      sentences(
        `You won your appeal${on(day)}. You don’t owe the amount it was about.`,
        payments,
        overpaid(refund),
        forTheRest(owed),
      ),
  },
  'partly-won': {
    pill: { label: 'Appeal partly won', tone: 'notice' },
    short: 'Wait for the new decision.',
    meaning: ({ open, owed, day, payments }) =>
      sentences(
        `You won part of your appeal${on(day)}. Our letter says which part.`,
        payments,
        open === '' ? '' : `How much of the ${open} you owe is not decided yet.`,
        forTheRest(owed),
      ),
  },
  lost: {
    pill: { label: 'Appeal denied', tone: 'bad' },
    short: ({ owed }) => (owed === '' ? 'Ask us what you owe.' : 'Our decision stays.'),
    meaning: (values) =>
      sentences(
        `We looked at your appeal${on(values.day)}, and our decision stays. Our letter says why.`,
        owedAfterPayments(values),
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
        `You can appeal${by(values.day)}.`,
        values.payments,
        values.open === ''
          ? ''
          : `If you don’t, or the decision stays, you may owe ${values.open}.`,
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
        values.payments,
        ifItStays(values.open),
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
        values.owed === '' || values.payments !== ''
          ? owedAfterPayments(values)
          : `You may owe ${values.owed} if your provider bills you.`,
      ),
  },
  'nothing-owed': {
    short: 'You owe nothing.',
    meaning: (values) =>
      sentences(
        values.refusal === null
          ? 'This claim is finished, and you owe nothing.'
          : `${refusals[values.refusal]} You owe nothing for it.`,
        values.payments,
        overpaid(values.refund),
      ),
  },
  'over-deductible': {
    short: 'Ask us before you pay.',
    meaning: (values) =>
      sentences(
        'Your plan took a deductible on this claim although your other claims already meet it.',
        values.payments === '' && values.owed !== ''
          ? `The claim says that you may owe ${values.owed}.`
          : owedAfterPayments(values),
        'Ask us before you pay.',
      ),
  },
  paid: {
    short: ({ isPaidByAccount }) =>
      isPaidByAccount ? 'Your HRA paid. You owe nothing.' : 'Paid. You owe nothing.',
    meaning: ({ payments, refund }) => sentences(payments, 'You owe $0.', overpaid(refund)),
  },
  owed: {
    short: 'Wait for the bill.',
    meaning: (values) =>
      sentences(
        'This claim is finished.',
        owedAfterPayments(values),
        'Wait for the bill from your provider before you pay.',
      ),
  },
  'owed-long-ago': {
    short: 'Ask your provider whether it is paid.',
    meaning: (values) =>
      sentences(
        'This claim is more than a year old.',
        owedAfterPayments(values),
        'You may have paid it already: ask your provider before you pay.',
      ),
  },
  'owed-at-pharmacy': {
    short: 'Usually paid at pickup.',
    meaning: ({ owed, payments }) =>
      sentences(
        'This claim is finished.',
        payments,
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
  /** In place of an amount of which nothing is certain. */
  upTo: (amount: string) => `Up to ${amount}`,
  notPaid: (amount: string) => `Not paid by your plan: ${amount}`,
} as const;
