import type { CodeableConcept, ExplanationOfBenefitTotal } from '@medplum/fhirtypes';
import { memberShare, type Amounts } from '../seed/claims/claim.ts';
import type { Network } from '../seed/model.ts';

const HL7 = 'http://terminology.hl7.org/CodeSystem/adjudication';
export const CARIN = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';

export function concept(system: string, code: string): CodeableConcept {
  return { coding: [{ system, code }] };
}

const carin = (code: string): CodeableConcept => concept(`${CARIN}/C4BBAdjudication`, code);

/** Made once: 12,000 claims name the same few categories. */
const CATEGORIES = {
  submitted: concept(HL7, 'submitted'),
  discount: carin('discount'),
  noncovered: carin('noncovered'),
  eligible: concept(HL7, 'eligible'),
  priorpayerpaid: carin('priorpayerpaid'),
  deductible: concept(HL7, 'deductible'),
  copay: concept(HL7, 'copay'),
  coinsurance: carin('coinsurance'),
  benefit: concept(HL7, 'benefit'),
  paidtoprovider: carin('paidtoprovider'),
  paidtopatient: carin('paidtopatient'),
  memberliability: carin('memberliability'),
};

/** What an amount is, and the amount: valid as a total and as an adjudication. */
export type StatedAmount = ExplanationOfBenefitTotal;

export function stated(category: keyof typeof CATEGORIES, cents: number): StatedAmount {
  return { category: CATEGORIES[category], amount: { value: cents / 100, currency: 'USD' } };
}

/** The amounts of a line. What is nothing is left out, but for what was billed, allowed and paid. */
export function lineAmounts(amounts: Amounts): StatedAmount[] {
  return [
    stated('submitted', amounts.billed),
    ...unlessNothing('discount', amounts.discount),
    ...unlessNothing('noncovered', amounts.noncovered),
    stated('eligible', amounts.allowed),
    ...unlessNothing('priorpayerpaid', amounts.otherInsurance),
    ...unlessNothing('deductible', amounts.deductible),
    ...unlessNothing('copay', amounts.copay),
    ...unlessNothing('coinsurance', amounts.coinsurance),
    stated('benefit', amounts.planPaid),
  ];
}

/** The amounts of a whole claim. Outside the network the plan pays the member. */
export function claimAmounts(amounts: Amounts, network: Network): StatedAmount[] {
  return [
    ...lineAmounts(amounts),
    ...unlessNothing(network === 'in' ? 'paidtoprovider' : 'paidtopatient', amounts.planPaid),
    stated('memberliability', memberShare(amounts)),
  ];
}

function unlessNothing(category: keyof typeof CATEGORIES, cents: number): StatedAmount[] {
  return cents === 0 ? [] : [stated(category, cents)];
}
