import type {
  CodeableConcept,
  ExplanationOfBenefit,
  ExplanationOfBenefitRelated,
  ExplanationOfBenefitSupportingInfo,
  Patient,
  Reference,
} from '@medplum/fhirtypes';
import { authorizationOfClaim } from '../seed/authorizations.ts';
import type { AdjudicatedClaim, RelatedClaim } from '../seed/claims/claim.ts';
import { providerOf } from '../seed/claims/providers.ts';
import { hashOf } from '../seed/claims/random.ts';
import { insurers } from '../seed/insurers.ts';
import { carinSystems, concept } from './claim-amounts.ts';
import { claimItem, decisionOf } from './claim-decision.ts';
import {
  billingStatusInfo,
  isInstitutional,
  profileOf,
  shapeOf,
  typeOf,
  type Shape,
} from './claim-shapes.ts';
import { oddlyStated } from './oddly-stated-claims.ts';

/** The references of a claim to its member, in the health records. */
export type ClaimReferences = { patient: Reference<Patient>; coverage: string };

/** A claim as CARIN Blue Button writes it: one of three versions, the same one for a claim always. */
export function explanationOfBenefit(
  claim: AdjudicatedClaim,
  { patient, coverage }: ClaimReferences,
): ExplanationOfBenefit {
  const shape = shapeOf(claim);
  const { claimId, claimNumber, contract, kind, network, progress } = claim;
  const insurer = insurers[contract.tier1];
  const authorization = authorizationOfClaim(claimNumber);
  const resource: ExplanationOfBenefit = {
    resourceType: 'ExplanationOfBenefit',
    id: claimId,
    meta: {
      lastUpdated: `${claim.processedOn}T16:05:00Z`,
      profile: [profileOf(kind, shape)],
    },
    identifier: [
      {
        type: concept(`${carinSystems}/C4BBIdentifierType`, 'uc'),
        system: 'https://claim-numbers.example',
        value: claimNumber,
      },
    ],
    status: progress === 'cancelled' || progress === 'entered-in-error' ? progress : 'active',
    ...typeOf(kind),
    use: 'claim',
    patient,
    ...(statesPeriod(claim, shape)
      ? { billablePeriod: { start: claim.serviceStart, end: claim.serviceEnd } }
      : {}),
    created: progress === 'received' ? claim.receivedOn : claim.processedOn,
    insurer: { reference: `Organization/${insurer.id}`, display: insurer.name },
    provider: providerReference(claim, shape),
    payee: { type: concept('http://terminology.hl7.org/CodeSystem/payeetype', payeeOf(claim)) },
    outcome: outcomeOf(claim),
    ...dispositionOf(claim),
    ...(claim.related.length === 0 ? {} : { related: claim.related.map(related) }),
    ...careTeamOf(claim),
    supportingInfo: supportingInfoOf(claim, shape),
    insurance: [
      {
        focal: true,
        coverage: { reference: coverage },
        ...(authorization === undefined ? {} : { preAuthRef: [authorization] }),
      },
    ],
    item: claim.lines.map((line, index) => claimItem(claim, line, index, shape)),
    ...decisionOf(claim, shape, network),
  };
  return oddlyStated(resource);
}

/** Claims of 2.2 that are not a hospital's say the day by line only. */
function statesPeriod({ kind }: AdjudicatedClaim, shape: Shape): boolean {
  return shape !== '2.2.0' || isInstitutional(kind);
}

function providerReference({ claimNumber, provider }: AdjudicatedClaim, shape: Shape) {
  const { resourceType, id, name } = providerOf(provider);
  const reference = `${resourceType}/${id}`;
  const isNamed = shape === '1.1.0' || (shape === '2.0.0' && hashOf(claimNumber) % 2 === 0);
  return isNamed ? { reference, display: name } : { reference };
}

function payeeOf({ network }: AdjudicatedClaim): string {
  return network === 'in' ? 'provider' : 'subscriber';
}

function outcomeOf({ progress, kind }: AdjudicatedClaim): ExplanationOfBenefit['outcome'] {
  if (progress === 'received') return 'queued';
  if (progress === 'unprocessable') return 'error';
  // As real payers do for stays that were settled long ago.
  return kind === 'inpatient' ? 'partial' : 'complete';
}

function dispositionOf(claim: AdjudicatedClaim): { disposition?: string } {
  const { progress, isReversal, isNonFinancial, totals, lines } = claim;
  if (progress === 'unprocessable') {
    return { disposition: 'Information is missing. We asked the provider to send it again.' };
  }
  if (progress === 'cancelled') return { disposition: 'The provider withdrew this claim.' };
  if (progress === 'replaced') return { disposition: 'The provider sent a corrected claim.' };
  if (isReversal) return { disposition: 'We took back our decision on an earlier claim.' };
  if (isNonFinancial) return { disposition: 'Paid for by a fixed amount a month.' };
  if (totals.planPaid === 0 && lines.some(({ denialReason }) => denialReason !== null)) {
    return { disposition: 'Denied' };
  }
  return {};
}

/** Names the claim before or after it by its number, as the guide wants it. */
function related({ relationship, claimNumber }: RelatedClaim): ExplanationOfBenefitRelated {
  const system =
    relationship === 'associated'
      ? 'http://terminology.hl7.org/CodeSystem/ex-relatedclaimrelationship'
      : `${carinSystems}/C4BBRelatedClaimRelationshipCodes`;
  return {
    relationship: concept(system, relationship),
    reference: { system: 'https://claim-numbers.example', value: claimNumber },
  };
}

function careTeamOf({ provider }: AdjudicatedClaim): Pick<ExplanationOfBenefit, 'careTeam'> {
  const { resourceType, id, name } = providerOf(provider);
  if (resourceType === 'Organization') return {};
  const role = concept(`${carinSystems}/C4BBClaimCareTeamRole`, 'rendering');
  return {
    careTeam: [{ sequence: 1, provider: { reference: `Practitioner/${id}`, display: name }, role }],
  };
}

function supportingInfoOf(
  claim: AdjudicatedClaim,
  shape: Shape,
): ExplanationOfBenefitSupportingInfo[] {
  const { kind, network, receivedOn, serviceStart, serviceEnd } = claim;
  const category = (code: string): CodeableConcept =>
    concept(`${carinSystems}/C4BBSupportingInfoType`, code);
  const all: Omit<ExplanationOfBenefitSupportingInfo, 'sequence'>[] = [
    { category: category('clmrecvddate'), timingDate: receivedOn },
    ...(shape === '1.1.0' ? [billingStatusInfo(network)] : []),
    ...(kind === 'inpatient'
      ? [
          {
            category: category('admissionperiod'),
            timingPeriod: { start: serviceStart, end: serviceEnd },
          },
        ]
      : []),
    ...(kind === 'pharmacy'
      ? [{ category: category('dayssupply'), valueQuantity: { value: 30 } }]
      : []),
  ];
  return all.map((info, index) => ({ sequence: index + 1, ...info }));
}
