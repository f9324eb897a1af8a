import type {
  ExplanationOfBenefit,
  ExplanationOfBenefitItem,
  ExplanationOfBenefitItemAdjudication,
} from '@medplum/fhirtypes';
import {
  authorizations,
  numberOfAuthorization,
  type AuthorizationSeed,
} from '../seed/authorizations.ts';
import { plusDays } from '../seed/calendar.ts';
import { providerOf, type ProviderId } from '../seed/claims/providers.ts';
import { insurers } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import { carinSystems, concept, stated } from './claim-amounts.ts';
import type { ClaimReferences } from './explanation-of-benefit.ts';

const guide = 'http://hl7.org/fhir/us/davinci-pdex';
const discriminator = `${guide}/CodeSystem/PDexAdjudicationDiscriminator`;

/** Returns the authorizations that a member's providers requested, in the form of Da Vinci PDex. */
export function priorAuthorizations(
  member: CoveredMember,
  contract: Contract,
  references: ClaimReferences,
  today: string,
): ExplanationOfBenefit[] {
  return authorizations
    .filter(({ memberId }) => memberId === member.memberId)
    .map((authorization) => priorAuthorization(authorization, contract, references, today));
}

function priorAuthorization(
  authorizationSeed: AuthorizationSeed,
  { tier1 }: Contract,
  { patient, coverage }: ClaimReferences,
  today: string,
): ExplanationOfBenefit {
  const { id, daysAgo, holds, kind, provider, outcome, disposition, note } = authorizationSeed;
  const insurer = insurers[tier1];
  const number = numberOfAuthorization(authorizationSeed);
  const period =
    holds === undefined
      ? undefined
      : { start: plusDays(today, holds[0]), end: plusDays(today, holds[1]) };
  const requestedOn = plusDays(today, -daysAgo);
  const dayOf = (daysAgo: number | undefined) =>
    daysAgo === undefined ? undefined : plusDays(today, -daysAgo);
  const decided = dayOf(authorizationSeed.decidedDaysAgo);
  const approved = dayOf(authorizationSeed.approvedDaysAgo);
  return {
    resourceType: 'ExplanationOfBenefit',
    id,
    meta: { profile: [`${guide}/StructureDefinition/pdex-priorauthorization|2.0.0`] },
    ...(authorizationSeed.isUrgent === undefined ? {} : { extension: [urgent] }),
    identifier: [{ system: 'https://authorization-numbers.example', value: number }],
    status: 'active',
    type: concept('http://terminology.hl7.org/CodeSystem/claim-type', kind),
    use: 'preauthorization',
    patient,
    billablePeriod: period ?? { start: requestedOn, end: requestedOn },
    created: requestedOn,
    insurer: { reference: `Organization/${insurer.id}`, display: insurer.name },
    provider: providerReference(provider),
    ...careTeamOf(authorizationSeed),
    outcome,
    ...(disposition === undefined ? {} : { disposition }),
    ...(period === undefined ? {} : { preAuthRef: [number], preAuthRefPeriod: [period] }),
    insurance: [{ focal: true, coverage: { reference: coverage } }],
    item: authorizationSeed.services.map((service, index) =>
      item(service, index, decided, approved),
    ),
    ...(note === undefined ? {} : { processNote: [{ number: 1, text: note }] }),
  };
}

const urgent = {
  url: `${guide}/StructureDefinition/extension-levelOfServiceCode`,
  valueCodeableConcept: { coding: [{ code: 'U' }] },
};

function providerReference(id: ProviderId) {
  const { resourceType, name } = providerOf(id);
  return { reference: `${resourceType}/${id}`, display: name };
}

/** Returns the requesting and the performing provider, where they are two. */
function careTeamOf({
  provider,
  performer,
}: AuthorizationSeed): Pick<ExplanationOfBenefit, 'careTeam'> {
  if (performer === undefined) return {};
  const role = (code: string) => concept(`${carinSystems}/C4BBClaimCareTeamRole`, code);
  return {
    careTeam: [
      { sequence: 1, provider: providerReference(provider), role: role('referring') },
      { sequence: 2, provider: providerReference(performer), role: role('rendering') },
    ],
  };
}

function item(
  { service, quantity, action, billed, used, reason }: AuthorizationSeed['services'][number],
  index: number,
  decided: string | undefined,
  /** The day of an approval that the decision extended. */
  approved: string | undefined,
): ExplanationOfBenefitItem {
  const definitions = `${guide}/StructureDefinition`;
  const review =
    action === undefined
      ? []
      : [
          {
            url: `${definitions}/extension-reviewAction`,
            extension: [
              {
                url: `${definitions}/extension-reviewActionCode`,
                valueCodeableConcept: { coding: [{ code: action }] },
              },
            ],
          },
        ];
  const onDay = (day: string | undefined) =>
    day === undefined
      ? []
      : [{ url: `${definitions}/base-ext-when-adjudicated`, valueDateTime: `${day}T15:00:00Z` }];
  const amount = stated('submitted', billed ?? 0);
  const extension = [...review, ...onDay(decided)];
  const units = (code: string, value: number): ExplanationOfBenefitItemAdjudication => ({
    category: concept(discriminator, code),
    value,
  });
  return {
    sequence: index + 1,
    productOrService: { text: service },
    quantity: { value: quantity },
    adjudication: [
      {
        ...(billed === undefined ? { category: amount.category } : amount),
        ...(extension.length === 0 ? {} : { extension }),
      },
      ...(action === 'A1'
        ? [
            {
              ...units('allowedunits', quantity),
              ...(approved === undefined ? {} : { extension: onDay(approved) }),
            },
          ]
        : []),
      ...(used === undefined ? [] : [units('consumedunits', used)]),
      ...(reason === undefined
        ? []
        : [{ category: concept(discriminator, 'denialreason'), reason: { text: reason } }]),
    ],
  };
}
