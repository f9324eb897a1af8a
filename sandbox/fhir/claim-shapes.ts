import type { AdjudicatedClaim, ClaimKind } from '../seed/claims/claim.ts';
import { hashOf } from '../seed/claims/random.ts';
import { CARIN, concept } from './claim-amounts.ts';

/** The version of CARIN Blue Button that a claim is written in: payers change over one by one. */
export type Shape = '1.1.0' | '2.0.0' | '2.2.0';

const SHAPES: readonly Shape[] = ['1.1.0', '2.0.0', '2.2.0'];

export function shapeOf({ claimNumber }: AdjudicatedClaim): Shape {
  return SHAPES[hashOf(claimNumber) % SHAPES.length] ?? '2.0.0';
}

const PROFILES: Readonly<Record<ClaimKind, string>> = {
  professional: 'Professional-NonClinician',
  vision: 'Professional-NonClinician',
  inpatient: 'Inpatient-Institutional',
  outpatient: 'Outpatient-Institutional',
  dental: 'Oral',
  pharmacy: 'Pharmacy',
};

export function profileOf(kind: ClaimKind, shape: Shape): string {
  const base = 'http://hl7.org/fhir/us/carin-bb/StructureDefinition/C4BB-ExplanationOfBenefit';
  return `${base}-${PROFILES[kind]}|${shape}`;
}

const TYPES: Readonly<Record<ClaimKind, string>> = {
  professional: 'professional',
  vision: 'vision',
  inpatient: 'institutional',
  outpatient: 'institutional',
  dental: 'oral',
  pharmacy: 'pharmacy',
};

export function typeOf(kind: ClaimKind) {
  const type = concept('http://terminology.hl7.org/CodeSystem/claim-type', TYPES[kind]);
  if (!isInstitutional(kind)) return { type };
  return { type, subType: concept(`${CARIN}/C4BBInstitutionalClaimSubType`, kind) };
}

export function isInstitutional(kind: ClaimKind): boolean {
  return kind === 'inpatient' || kind === 'outpatient';
}

const STATUS = `${CARIN}/C4BBPayerAdjudicationStatus`;
const NETWORK_CODES = { in: 'innetwork', out: 'outofnetwork' } as const;

const networkConcept = {
  in: concept(STATUS, NETWORK_CODES.in),
  out: concept(STATUS, NETWORK_CODES.out),
};
const BENEFIT_STATUS = concept(`${CARIN}/C4BBAdjudicationDiscriminator`, 'benefitpaymentstatus');
const BILLING_STATUS = concept(`${CARIN}/C4BBAdjudicationDiscriminator`, 'billingnetworkstatus');

/** Whether the benefits of the network apply, as an adjudication without an amount. */
export function benefitStatus(network: 'in' | 'out') {
  return { category: BENEFIT_STATUS, reason: networkConcept[network] };
}

/** Whether the provider is in the network, as 2.0 and later say it. */
export function billingStatus(network: 'in' | 'out') {
  return { category: BILLING_STATUS, reason: networkConcept[network] };
}

/** The same as 1.1 says it. */
export function billingStatusInfo(network: 'in' | 'out') {
  return {
    category: concept(`${CARIN}/C4BBSupportingInfoType`, 'billingnetworkstatus'),
    code: networkConcept[network],
  };
}
