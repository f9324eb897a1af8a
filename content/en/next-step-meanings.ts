import { claimLetterWords } from './claim-letters.ts';
import type { Denial } from '#src/domain/claims/denial.ts';
import type { NextStepAction, NextStepKind } from '#src/domain/claims/next-step.ts';

/** The values that the words insert; empty where one is unknown or absent. Amounts and days come formatted. */
export interface NextStepMeaningValues {
  owed: string;
  open: string;
  day: string;
  denial: Denial | null;
  /** Whether the claim leaves no share, whatever comes of an appeal. */
  owesNothing: boolean;
  /** Sentences on the payments toward the member's share. */
  payments: string;
  /** The part of the payments that pharmacies usually collect at pickup; empty without one. */
  atPickup: string;
  /** The amount paid in excess, or due back to the account. */
  refund: string;
  /** When the account got its money back. */
  returnedOn: string;
}

const notPaid = 'Your plan didn’t pay this claim.';
const partlyPaid = 'Your plan paid for some of these services and not others.';

/** The reason itself follows in the payer's words. */
const refusals: Record<Denial, string> = {
  claim: notPaid,
  part: partlyPaid,
  'not-covered': 'Your plan doesn’t cover these services.',
  records: notPaid,
  'records-of-part': partlyPaid,
};

const refused = ({ denial }: NextStepMeaningValues) => (denial === null ? '' : refusals[denial]);
const on = (day: string) => (day === '' ? '' : ` on ${day}`);
const by = (day: string) => (day === '' ? '' : ` by ${day}`);
const forTheRest = (owed: string) => (owed === '' ? '' : `You may owe ${owed} for the rest.`);
const canAppeal = (day: string) =>
  day === '' ? '' : `If you think the amount is wrong, you can appeal by ${day}.`;
const overpaid = (refund: string) =>
  refund === '' ? '' : `That’s ${refund} more than you owe. Ask your provider for a refund.`;
const comesBack = ({ refund, returnedOn, payments }: NextStepMeaningValues) => {
  if (refund !== '') {
    return sentences(
      payments,
      `The ${refund} should go back to your account. Contact us if it doesn’t.`,
    );
  }
  return returnedOn === ''
    ? ''
    : `The amount your HRA paid went back to your account on ${returnedOn}.`;
};
const sentences = (...all: string[]) => all.filter((one) => one !== '').join(' ');

/** Returns the sentence on the amount owed, with the payments made toward it before. */
const owedAfterPayments = ({ owed, payments, atPickup, refund }: NextStepMeaningValues) => {
  if (owed !== '')
    return sentences(payments, `You may ${payments === '' ? '' : 'still '}owe ${owed}.`);
  return payments === ''
    ? 'This claim doesn’t say what you owe.'
    : sentences(payments, atPickup === '' ? 'You owe $0.' : '', overpaid(refund));
};

/** The payments toward a member's share, by payer. `day` is empty where the claim does not state it. */
export const sharePaymentWords = {
  account: ({ amount, day }: { amount: string; day: string }) =>
    day === '' ? `Your health account paid ${amount}.` : `Your HRA paid ${amount} on ${day}.`,
  member: ({ amount }: { amount: string }) => `You paid ${amount}.`,
  'other-insurance': ({ amount }: { amount: string }) => `Your other insurance paid ${amount}.`,
  pickup: ({ amount }: { amount: string }) => `${amount} is usually paid at pickup.`,
} as const;

/**
 * The next step of a claim, in sentences, for every case. The amount that is or may be owed is beside them: a denial
 * says what happened, and what to do by when.
 */
export const nextStepMeanings: Record<
  NextStepKind,
  string | ((values: NextStepMeaningValues) => string)
> = {
  cancelled: (values) =>
    sentences('This claim was canceled. You owe nothing for it.', comesBack(values)),
  reversal:
    'This entry reverses an earlier claim, so its amounts are negative. You owe nothing for either one.',
  replaced: (values) =>
    sentences(
      'A corrected claim replaced this one. The newer claim shows what you may owe.',
      values.payments,
      values.payments === '' ? '' : 'Ask us how that counts toward the newer claim.',
    ),
  reversed: (values) =>
    sentences(
      'This claim was reversed after we processed it. You owe nothing. If you already paid for it, ask your provider for a refund.',
      comesBack(values),
    ),
  received:
    'We got this claim, and we’re working on it. You don’t need to do anything. You’ll see the amounts here when we’re done.',
  'not-processable':
    'Something on this claim was missing or wrong, so we couldn’t make a decision. Your provider has one year from the service to send it again. Ask if they have.',
  'in-review': ({ day, payments }) =>
    sentences(
      'We’re reviewing your appeal.',
      day === '' ? '' : `You’ll get our decision in writing by ${day}.`,
      payments,
    ),
  won: ({ day, payments }) =>
    sentences(
      `You won your appeal${on(day)}. We’ll process this claim again, and then you’ll see your share of it.`,
      payments,
    ),
  'won-earlier': ({ day, payments }) =>
    sentences(
      `You won your appeal${on(day)}. Look for a new claim for this care. If there isn’t one, ask us.`,
      payments,
    ),
  'partly-won': ({ open, owed, day, payments }) =>
    sentences(
      `You won part of your appeal${on(day)}. Our letter says which part.`,
      payments,
      open === '' ? '' : `You may not have to pay all of the ${open}.`,
      forTheRest(owed),
    ),
  lost: (values) =>
    sentences(
      `We reviewed your appeal${on(values.day)}, and we didn’t change our decision. Our letter explains why.`,
      owedAfterPayments(values),
    ),
  'can-appeal': (values) =>
    sentences(
      refused(values),
      values.denial === 'records' || values.denial === 'records-of-part'
        ? `You can appeal${by(values.day)}, with the records from your provider.`
        : `You can appeal${by(values.day)}${values.owesNothing ? '' : ', or ask us before you pay a bill for it'}.`,
      values.payments,
    ),
  'can-go-further': (values) =>
    sentences(
      `We decided your appeal, and you didn’t get all you asked for. You can ask for another review${by(values.day)}.`,
      values.payments,
    ),
  'not-settled': (values) =>
    sentences(
      refused(values),
      values.owesNothing ? 'You owe nothing.' : 'Ask us before you pay a bill for it.',
      values.payments,
    ),
  refused: (values) =>
    sentences(
      refused(values),
      values.day === ''
        ? 'You can’t appeal this decision now.'
        : `The deadline to appeal was ${values.day}.`,
      values.owed !== '' && values.payments === '' ? '' : owedAfterPayments(values),
    ),
  'nothing-owed': (values) =>
    sentences(
      values.denial === null
        ? 'We finished processing this claim, and you owe nothing.'
        : `${refusals[values.denial]} You owe nothing.`,
      values.payments,
      overpaid(values.refund),
    ),
  'over-deductible': (values) =>
    sentences(
      'Your plan applied a deductible to this claim, but your other claims already met it.',
      values.payments === '' && values.owed !== ''
        ? `The claim says you may owe ${values.owed}.`
        : owedAfterPayments(values),
      `Ask us ${values.atPickup === '' ? 'before you pay' : 'about a refund'}.`,
    ),
  settling: 'We’re checking what your HRA paid toward this claim.',
  paid: ({ payments, refund }) => sentences(payments, 'You owe $0.', overpaid(refund)),
  owed: (values) =>
    sentences(
      'We finished processing this claim.',
      owedAfterPayments(values),
      'Wait for the bill from your provider before you pay.',
      canAppeal(values.day),
    ),
  'owed-long-ago': (values) =>
    sentences(
      'This care was a while ago.',
      owedAfterPayments(values),
      'You may have already paid it, so ask your provider before you pay.',
      canAppeal(values.day),
    ),
  'past-billing': (values) =>
    sentences(
      refused(values),
      'This care was more than two years ago. A bill that old usually can’t be collected, so it isn’t in what you may owe.',
      values.payments,
      'Call us if you get a bill for it.',
      canAppeal(values.day),
    ),
  'at-pickup': ({ payments }) =>
    sentences(
      'We finished processing this claim.',
      payments,
      'You may have already paid it. If your order came by mail, the pharmacy sends a bill.',
    ),
  unknown:
    'We finished processing this claim, but it doesn’t say what you owe. Ask us before you pay a bill for it.',
};

/** The button beside a claim's amount. */
export const nextStepActionWords: Record<Exclude<NextStepAction, 'none'>, string> = {
  appeal: 'Appeal this decision',
  'send-records': 'Appeal this decision',
  'see-appeal': claimLetterWords.appeal.see,
  ask: 'Ask us about it',
};
