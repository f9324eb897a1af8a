import type { AdjudicatedClaim, ClaimKind } from '../seed/claims/claim.ts';
import { hashOf } from '../seed/claims/random.ts';
import { carinSystems, concept } from './claim-amounts.ts';

/** The version of CARIN Blue Button that a claim is written in: payers change over one by one. */
export type Shape = '1.1.0' | '2.0.0' | '2.2.0';

const shapes: readonly Shape[] = ['1.1.0', '2.0.0', '2.2.0'];

export function shapeOf({ claimNumber }: AdjudicatedClaim): Shape {
  return shapes[hashOf(claimNumber) % shapes.length] ?? '2.0.0';
}

const profiles: Readonly<Record<ClaimKind, string>> = {
  professional: 'Professional-NonClinician',
  vision: 'Professional-NonClinician',
  inpatient: 'Inpatient-Institutional',
  outpatient: 'Outpatient-Institutional',
  dental: 'Oral',
  pharmacy: 'Pharmacy',
};

export function profileOf(kind: ClaimKind, shape: Shape): string {
  const base = 'http://hl7.org/fhir/us/carin-bb/StructureDefinition/C4BB-ExplanationOfBenefit';
  return `${base}-${profiles[kind]}|${shape}`;
}

const types: Readonly<Record<ClaimKind, string>> = {
  professional: 'professional',
  vision: 'vision',
  inpatient: 'institutional',
  outpatient: 'institutional',
  dental: 'oral',
  pharmacy: 'pharmacy',
};

export function typeOf(kind: ClaimKind) {
  const type = concept('http://terminology.hl7.org/CodeSystem/claim-type', types[kind]);
  if (!isInstitutional(kind)) return { type };
  return { type, subType: concept(`${carinSystems}/C4BBInstitutionalClaimSubType`, kind) };
}

export function isInstitutional(kind: ClaimKind): boolean {
  return kind === 'inpatient' || kind === 'outpatient';
}

const status = `${carinSystems}/C4BBPayerAdjudicationStatus`;
const networkCodes = { in: 'innetwork', out: 'outofnetwork' } as const;

const networkConcept = {
  in: concept(status, networkCodes.in),
  out: concept(status, networkCodes.out),
};
const benefitStatusConcept = concept(
  `${carinSystems}/C4BBAdjudicationDiscriminator`,
  'benefitpaymentstatus',
);
const billingStatusConcept = concept(
  `${carinSystems}/C4BBAdjudicationDiscriminator`,
  'billingnetworkstatus',
);

/** Whether the benefits of the network apply, as an adjudication without an amount. */
export function benefitStatus(network: 'in' | 'out') {
  return { category: benefitStatusConcept, reason: networkConcept[network] };
}

/** Whether the provider is in the network, as 2.0 and later say it. */
export function billingStatus(network: 'in' | 'out') {
  return { category: billingStatusConcept, reason: networkConcept[network] };
}

/** The same as 1.1 says it. */
export function billingStatusInfo(network: 'in' | 'out') {
  return {
    category: concept(`${carinSystems}/C4BBSupportingInfoType`, 'billingnetworkstatus'),
    code: networkConcept[network],
  };
}
