import { claimIdOf } from './claim.ts';

/**
 * Claims of Maria's medical plan that each show one thing, by number: the same on every day. Tests
 * open them by `CLAIM_CASES`.
 */
export const CASE_NUMBERS = {
  /** Copay, the plan paid the rest. */
  paid: 'C88770001',
  /** Preventive: nothing is left to the member. */
  paidInFull: 'C88770002',
  /** Denied as a whole a short while ago: can be appealed. */
  denied: 'C88770003',
  /** Denied two years ago: the last day to appeal has passed. */
  deniedLongAgo: 'C88770004',
  /** Denied, an appeal is in review. */
  deniedInReview: 'C88770005',
  /** Denied, the appeal was decided in the member's favor. */
  deniedDecided: 'C88770006',
  /** The second of two lines was denied. */
  partlyPaid: 'C88770007',
  /** Not decided on yet. */
  received: 'C88770008',
  /** Could not be processed. */
  unprocessable: 'C88770009',
  cancelled: 'C88770010',
  /** Replaced by `replacement`. */
  replaced: 'C88770011',
  replacement: 'C88770012',
  /** Taken back by `reversal`. */
  reversed: 'C88770013',
  /** Negative amounts. */
  reversal: 'C88770014',
  /** The provider may bill the balance. */
  outOfNetwork: 'C88770015',
  /** Hospital stay with amounts for the whole claim only. */
  inpatient: 'C88770016',
  otherInsurance: 'C88770017',
  notCovered: 'C88770018',
  /** No amounts at all. */
  nonFinancial: 'C88770019',
  /** The totals are not what the lines add up to. */
  totalsDiffer: 'C88770020',
  /** The total of the copay stands twice, with two amounts. */
  totalTwice: 'C88770021',
  /** An amount of a category that only the payer knows. */
  unknownCategory: 'C88770022',
  /** Each category in two code systems. */
  twoCodings: 'C88770023',
  /** A provider without a name who cannot be looked up. */
  unknownProvider: 'C88770024',
  /** Must not be shown. */
  enteredInError: 'C88770025',
  /** Lines for several pages. */
  manyLines: 'C88770026',
} as const;

export type ClaimCase = keyof typeof CASE_NUMBERS | 'deductibleTwice';

/** Dev's claim whose deductible was taken although it was met. */
export const DEDUCTIBLE_TWICE = 'C73640001';

/** The id of the ExplanationOfBenefit of each case. */
export const CLAIM_CASES: Readonly<Record<ClaimCase, string>> = {
  paid: claimIdOf(CASE_NUMBERS.paid),
  paidInFull: claimIdOf(CASE_NUMBERS.paidInFull),
  denied: claimIdOf(CASE_NUMBERS.denied),
  deniedLongAgo: claimIdOf(CASE_NUMBERS.deniedLongAgo),
  deniedInReview: claimIdOf(CASE_NUMBERS.deniedInReview),
  deniedDecided: claimIdOf(CASE_NUMBERS.deniedDecided),
  partlyPaid: claimIdOf(CASE_NUMBERS.partlyPaid),
  received: claimIdOf(CASE_NUMBERS.received),
  unprocessable: claimIdOf(CASE_NUMBERS.unprocessable),
  cancelled: claimIdOf(CASE_NUMBERS.cancelled),
  replaced: claimIdOf(CASE_NUMBERS.replaced),
  replacement: claimIdOf(CASE_NUMBERS.replacement),
  reversed: claimIdOf(CASE_NUMBERS.reversed),
  reversal: claimIdOf(CASE_NUMBERS.reversal),
  outOfNetwork: claimIdOf(CASE_NUMBERS.outOfNetwork),
  inpatient: claimIdOf(CASE_NUMBERS.inpatient),
  otherInsurance: claimIdOf(CASE_NUMBERS.otherInsurance),
  notCovered: claimIdOf(CASE_NUMBERS.notCovered),
  nonFinancial: claimIdOf(CASE_NUMBERS.nonFinancial),
  totalsDiffer: claimIdOf(CASE_NUMBERS.totalsDiffer),
  totalTwice: claimIdOf(CASE_NUMBERS.totalTwice),
  unknownCategory: claimIdOf(CASE_NUMBERS.unknownCategory),
  twoCodings: claimIdOf(CASE_NUMBERS.twoCodings),
  unknownProvider: claimIdOf(CASE_NUMBERS.unknownProvider),
  enteredInError: claimIdOf(CASE_NUMBERS.enteredInError),
  manyLines: claimIdOf(CASE_NUMBERS.manyLines),
  deductibleTwice: claimIdOf(DEDUCTIBLE_TWICE),
};
