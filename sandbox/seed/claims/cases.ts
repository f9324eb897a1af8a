import { claimIdOf } from './claim.ts';

/**
 * Claims of Maria's medical plan that each show one thing, by number: the same on every day. Tests
 * open them by `CLAIM_CASES`.
 */
export const caseNumbers = {
  /** Copay, the plan paid the rest. */
  paid: 'C88770001',
  /** Preventive: the member owes nothing. */
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
  /** Not adjudicated yet. */
  received: 'C88770008',
  /** Could not be processed. */
  unprocessable: 'C88770009',
  cancelled: 'C88770010',
  /** Replaced by `replacement`. */
  replaced: 'C88770011',
  replacement: 'C88770012',
  /** Reversed by `reversal`. */
  reversed: 'C88770013',
  /** Negative amounts. */
  reversal: 'C88770014',
  /** The provider may bill the balance. */
  outOfNetwork: 'C88770015',
  /** Hospital stay with amounts for the whole claim only. */
  inpatient: 'C88770016',
  otherInsurance: 'C88770017',
  notCovered: 'C88770018',
  /** The claim states no amounts. */
  nonFinancial: 'C88770019',
  /** The totals differ from the sum of the lines. */
  totalsDiffer: 'C88770020',
  /** The total of the copay is stated twice, with different amounts. */
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

export type ClaimCase =
  keyof typeof caseNumbers | 'deductibleTwice' | 'deniedByMedicare' | 'deniedByStateProgram';

/** Dev's claim whose deductible was taken although it was met. */
export const deductibleTwice = 'C73640001';

/** Ruth's claim that her Medicare Advantage plan denied. */
export const ruthsDenial = 'C55190009000';

/** Ida's claim that her state program denied. */
export const idasDenial = 'C44200009000';

/** The id of the ExplanationOfBenefit of each case. */
export const claimCases: Readonly<Record<ClaimCase, string>> = {
  paid: claimIdOf(caseNumbers.paid),
  paidInFull: claimIdOf(caseNumbers.paidInFull),
  denied: claimIdOf(caseNumbers.denied),
  deniedLongAgo: claimIdOf(caseNumbers.deniedLongAgo),
  deniedInReview: claimIdOf(caseNumbers.deniedInReview),
  deniedDecided: claimIdOf(caseNumbers.deniedDecided),
  partlyPaid: claimIdOf(caseNumbers.partlyPaid),
  received: claimIdOf(caseNumbers.received),
  unprocessable: claimIdOf(caseNumbers.unprocessable),
  cancelled: claimIdOf(caseNumbers.cancelled),
  replaced: claimIdOf(caseNumbers.replaced),
  replacement: claimIdOf(caseNumbers.replacement),
  reversed: claimIdOf(caseNumbers.reversed),
  reversal: claimIdOf(caseNumbers.reversal),
  outOfNetwork: claimIdOf(caseNumbers.outOfNetwork),
  inpatient: claimIdOf(caseNumbers.inpatient),
  otherInsurance: claimIdOf(caseNumbers.otherInsurance),
  notCovered: claimIdOf(caseNumbers.notCovered),
  nonFinancial: claimIdOf(caseNumbers.nonFinancial),
  totalsDiffer: claimIdOf(caseNumbers.totalsDiffer),
  totalTwice: claimIdOf(caseNumbers.totalTwice),
  unknownCategory: claimIdOf(caseNumbers.unknownCategory),
  twoCodings: claimIdOf(caseNumbers.twoCodings),
  unknownProvider: claimIdOf(caseNumbers.unknownProvider),
  enteredInError: claimIdOf(caseNumbers.enteredInError),
  manyLines: claimIdOf(caseNumbers.manyLines),
  deductibleTwice: claimIdOf(deductibleTwice),
  deniedByMedicare: claimIdOf(ruthsDenial),
  deniedByStateProgram: claimIdOf(idasDenial),
};
