import type { CodeableConcept, ExplanationOfBenefitTotal } from '@medplum/fhirtypes';
import { memberShare, type Amounts } from '../seed/claims/claim.ts';
import type { Network } from '../seed/model.ts';

const hl7Adjudication = 'http://terminology.hl7.org/CodeSystem/adjudication';
export const carinSystems = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';

export function concept(system: string, code: string): CodeableConcept {
  return { coding: [{ system, code }] };
}

const carin = (code: string): CodeableConcept => concept(`${carinSystems}/C4BBAdjudication`, code);

/** Made once: 12,000 claims name the same few categories. */
const categories = {
  submitted: concept(hl7Adjudication, 'submitted'),
  discount: carin('discount'),
  noncovered: carin('noncovered'),
  eligible: concept(hl7Adjudication, 'eligible'),
  priorpayerpaid: carin('priorpayerpaid'),
  deductible: concept(hl7Adjudication, 'deductible'),
  copay: concept(hl7Adjudication, 'copay'),
  coinsurance: carin('coinsurance'),
  benefit: concept(hl7Adjudication, 'benefit'),
  paidtoprovider: carin('paidtoprovider'),
  paidtopatient: carin('paidtopatient'),
  memberliability: carin('memberliability'),
};

/** A category with its amount: valid as a total and as an adjudication. */
export type StatedAmount = ExplanationOfBenefitTotal;

export function stated(category: keyof typeof categories, cents: number): StatedAmount {
  return { category: categories[category], amount: { value: cents / 100, currency: 'USD' } };
}

/** Returns the amounts of a line. A zero amount is left out, except for the billed, allowed and paid ones. */
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

function unlessNothing(category: keyof typeof categories, cents: number): StatedAmount[] {
  return cents === 0 ? [] : [stated(category, cents)];
}
