import type {
  CodeableConcept,
  ExplanationOfBenefit,
  ExplanationOfBenefitItem,
  ExplanationOfBenefitPayment,
} from '@medplum/fhirtypes';
import type { AdjudicatedClaim, AdjudicatedLine } from '../seed/claims/claim.ts';
import { carinSystems, claimAmounts, concept, lineAmounts, stated } from './claim-amounts.ts';
import { benefitStatus, billingStatus, isInstitutional, type Shape } from './claim-shapes.ts';

/**
 * Returns a claim's item. Stays state their amounts for the whole claim; an undecided claim states no amount or the
 * billed amount.
 */
export function claimItem(
  claim: AdjudicatedClaim,
  line: AdjudicatedLine,
  index: number,
  shape: Shape,
): ExplanationOfBenefitItem {
  const { kind, network } = claim;
  const { service, quantity, noteNumbers } = line;
  const plain: ExplanationOfBenefitItem = {
    sequence: index + 1,
    ...(noteNumbers.length === 0 ? {} : { noteNumber: [...noteNumbers] }),
    productOrService: { text: service },
    servicedDate: claim.serviceStart,
    ...(quantity === null ? {} : { quantity: { value: quantity } }),
  };
  if (claim.progress === 'received' || claim.isNonFinancial || kind === 'inpatient') return plain;
  if (claim.progress === 'unprocessable') {
    return { ...plain, adjudication: [stated('submitted', line.amounts.billed)] };
  }
  return {
    ...plain,
    adjudication: [
      ...(shape === '1.1.0' ? [benefitStatus(network)] : []),
      ...lineAmounts(line.amounts),
      ...(line.denialReason === null ? [] : [denial(line.denialReason)]),
    ],
  };
}

function denial(reason: string) {
  return {
    category: concept(`${carinSystems}/C4BBAdjudicationDiscriminator`, 'denialreason'),
    reason: { text: reason },
  };
}

/** Returns the decision on the whole claim, and the payment. */
export function decisionOf(
  claim: AdjudicatedClaim,
  shape: Shape,
  network: AdjudicatedClaim['network'],
): Partial<ExplanationOfBenefit> {
  const { kind, notes, progress, totals } = claim;
  if (progress === 'received') return {};
  if (progress === 'unprocessable') return { total: [stated('submitted', totals.billed)] };
  const status =
    shape === '1.1.0' && !isInstitutional(kind)
      ? []
      : [benefitStatus(network), billingStatus(network)];
  if (claim.isNonFinancial) return status.length === 0 ? {} : { adjudication: status };
  const amounts = claimAmounts(totals, network);
  const adjudication = kind === 'inpatient' ? [...status, ...amounts] : status;
  const processNote = notes.map((text, index) => ({
    number: index + 1,
    type: 'display' as const,
    text,
  }));
  return {
    ...(adjudication.length === 0 ? {} : { adjudication }),
    total: amounts,
    ...paymentOf(claim, shape),
    ...(processNote.length === 0 ? {} : { processNote }),
  };
}

/** Returns a payment: 1.1 uses HL7's payment types, 2.0 uses CARIN's, and 2.2, as Medicare sends it, has no type. */
function paymentOf(
  claim: AdjudicatedClaim,
  shape: Shape,
): { payment?: ExplanationOfBenefitPayment } {
  const { paidOn, totals, lines, progress } = claim;
  if (progress !== 'settled') return {};
  const denied = lines.filter(({ denialReason }) => denialReason !== null).length;
  const ownType = (code: string): CodeableConcept =>
    concept(`${carinSystems}/C4BBPayerClaimPaymentStatusCode`, code);
  if (paidOn === null) {
    const isDenied = shape === '2.0.0' && denied === lines.length;
    return isDenied ? { payment: { type: ownType('denied') } } : {};
  }
  const generic = concept('http://terminology.hl7.org/CodeSystem/ex-paymenttype', 'complete');
  const types: Readonly<Record<Shape, CodeableConcept | undefined>> = {
    '1.1.0': generic,
    '2.0.0': ownType(denied > 0 ? 'partiallypaid' : 'paid'),
    '2.2.0': undefined,
  };
  // A reversed amount is not paid.
  const type = claim.isReversal ? undefined : types[shape];
  return {
    payment: {
      ...(type === undefined ? {} : { type }),
      date: paidOn,
      amount: { value: totals.planPaid / 100, currency: 'USD' },
    },
  };
}
