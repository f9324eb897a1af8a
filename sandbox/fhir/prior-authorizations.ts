import type { ExplanationOfBenefit, ExplanationOfBenefitItem } from '@medplum/fhirtypes';
import { plusDays } from '../seed/calendar.ts';
import { providerOf, type ProviderId } from '../seed/claims/providers.ts';
import { insurers } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import { concept, stated } from './claim-amounts.ts';
import type { ClaimReferences } from './explanation-of-benefit.ts';

/** What a review decided, in the codes of the review action. */
type ReviewAction = 'A1' | 'A2' | 'A3' | 'A4' | 'NA';

type Authorization = {
  id: string;
  memberId: string;
  /** When it was asked for; the rest is reckoned from today, too. */
  daysAgo: number;
  /** From when to when it holds, in days from today. */
  holds?: readonly [number, number];
  kind: 'professional' | 'institutional';
  provider: ProviderId;
  outcome: ExplanationOfBenefit['outcome'];
  /** The insurer's words; left out, the review action says it. */
  disposition?: string;
  services: readonly {
    service: string;
    quantity: number;
    action?: ReviewAction;
    billed?: number;
  }[];
};

const authorizations: readonly Authorization[] = [
  {
    // Ends in about three weeks.
    id: 'auth-AU88770001',
    memberId: 'A1042887701',
    daysAgo: 75,
    holds: [-70, 20],
    kind: 'professional',
    provider: 'org-juniper-therapy',
    outcome: 'complete',
    disposition: 'Approved',
    services: [{ service: 'Physical therapy', quantity: 12, action: 'A1', billed: 168_000 }],
  },
  {
    id: 'auth-AU88770002',
    memberId: 'A1042887701',
    daysAgo: 4,
    kind: 'institutional',
    provider: 'org-riverside-hospital',
    outcome: 'queued',
    disposition: 'Under Review',
    services: [{ service: 'Knee arthroscopy', quantity: 1, action: 'A4' }],
  },
  {
    id: 'auth-AU88770003',
    memberId: 'A1042887701',
    daysAgo: 130,
    kind: 'professional',
    provider: 'prac-okeefe',
    outcome: 'complete',
    disposition: 'Denied: Not a Covered Benefit',
    services: [{ service: 'Cosmetic laser treatment', quantity: 3, action: 'A3' }],
  },
  {
    // Without the insurer's words; one line of two approved.
    id: 'auth-AU88770004',
    memberId: 'A1042887703',
    daysAgo: 200,
    holds: [-190, -100],
    kind: 'professional',
    provider: 'org-juniper-therapy',
    outcome: 'partial',
    services: [
      { service: 'Physical therapy', quantity: 8, action: 'A1', billed: 112_000 },
      { service: 'Electric stimulation', quantity: 8, action: 'A3' },
    ],
  },
  {
    id: 'auth-AU55190001',
    memberId: 'M4028551901',
    daysAgo: 40,
    holds: [-35, 145],
    kind: 'professional',
    provider: 'org-cedar-ortho',
    outcome: 'complete',
    disposition: 'Approved',
    services: [{ service: 'Knee injections', quantity: 3, action: 'A1', billed: 96_000 }],
  },
  {
    id: 'auth-AU55190002',
    memberId: 'M4028551901',
    daysAgo: 12,
    kind: 'professional',
    provider: 'org-clearpoint',
    outcome: 'complete',
    disposition: 'No PA Required',
    services: [{ service: 'X-ray of the hip', quantity: 1, action: 'NA' }],
  },
];

/** What a member's providers asked permission for, as Da Vinci PDex writes it. */
export function priorAuthorizations(
  member: CoveredMember,
  contract: Contract,
  references: ClaimReferences,
  today: string,
): ExplanationOfBenefit[] {
  return authorizations
    .filter(({ memberId }) => memberId === member.memberId)
    .map((one) => priorAuthorization(one, contract, references, today));
}

function priorAuthorization(
  { id, daysAgo, holds, kind, provider, outcome, disposition, services }: Authorization,
  { tier1 }: Contract,
  { patient, coverage }: ClaimReferences,
  today: string,
): ExplanationOfBenefit {
  const { resourceType, id: providerId, name } = providerOf(provider);
  const insurer = insurers[tier1];
  const number = id.replace('auth-', '');
  const period =
    holds === undefined
      ? undefined
      : { start: plusDays(today, holds[0]), end: plusDays(today, holds[1]) };
  const asked = plusDays(today, -daysAgo);
  const guide = 'http://hl7.org/fhir/us/davinci-pdex/StructureDefinition';
  return {
    resourceType: 'ExplanationOfBenefit',
    id,
    meta: { profile: [`${guide}/pdex-priorauthorization|2.0.0`] },
    identifier: [{ system: 'https://authorization-numbers.example', value: number }],
    status: 'active',
    type: concept('http://terminology.hl7.org/CodeSystem/claim-type', kind),
    use: 'preauthorization',
    patient,
    billablePeriod: period ?? { start: asked, end: asked },
    created: asked,
    insurer: { reference: `Organization/${insurer.id}`, display: insurer.name },
    provider: { reference: `${resourceType}/${providerId}`, display: name },
    outcome,
    ...(disposition === undefined ? {} : { disposition }),
    ...(period === undefined ? {} : { preAuthRef: [number], preAuthRefPeriod: [period] }),
    insurance: [{ focal: true, coverage: { reference: coverage } }],
    item: services.map((service, index) => item(service, index)),
  };
}

function item(
  { service, quantity, action, billed }: Authorization['services'][number],
  index: number,
): ExplanationOfBenefitItem {
  const guide = 'http://hl7.org/fhir/us/davinci-pdex/StructureDefinition';
  const review =
    action === undefined
      ? {}
      : {
          extension: [
            {
              url: `${guide}/extension-reviewAction`,
              extension: [
                {
                  url: `${guide}/extension-reviewActionCode`,
                  valueCodeableConcept: { coding: [{ code: action }] },
                },
              ],
            },
          ],
        };
  const amount = stated('submitted', billed ?? 0);
  return {
    sequence: index + 1,
    productOrService: { text: service },
    quantity: { value: quantity },
    adjudication: [
      billed === undefined ? { category: amount.category, ...review } : { ...amount, ...review },
    ],
  };
}
