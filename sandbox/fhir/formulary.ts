import type {
  Basic,
  Extension,
  InsurancePlan,
  InsurancePlanPlan,
  MedicationKnowledge,
} from '@medplum/fhirtypes';
import { benefits } from '../seed/claims/benefits.ts';
import { drugTiers, seedDrugs, type DrugPlace, type SeedDrug } from '../seed/drugs.ts';
import type { PlanDesign, SeedBrand } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { concept } from './claim-amounts.ts';

export type FormularyResource = InsurancePlan | MedicationKnowledge | Basic;

const guide = 'http://hl7.org/fhir/us/davinci-drug-formulary';
const definitions = `${guide}/StructureDefinition`;
const system = (name: string): string => `${guide}/CodeSystem/usdf-${name}-TEMPORARY-TRIAL-USE`;
const extensionUrl = (name: string): string => `${definitions}/usdf-${name}-extension`;

/** The drug list of each brand's medical plans. */
const lists: Readonly<Record<SeedBrand, { id: string; name: string }>> = {
  ABCBS: { id: 'formulary-arbor-choice', name: 'Arbor Choice drug list' },
  HA: { id: 'formulary-harbor', name: 'Harbor drug list' },
  BA: { id: 'formulary-bridgewell', name: 'BridgeWell drug list' },
  ABM: { id: 'formulary-arbor-medicare', name: 'Arbor Medicare drug list' },
  OCTAVE: { id: 'formulary-octet', name: 'Octet drug list' },
};

const supplyNames: Readonly<Record<DrugPlace['supplies'][number], string>> = {
  '1-month-in-retail': '1 month in network retail',
  '3-month-in-mail': '3 month in network mail order',
};

/** Every medical plan with its drug list, by the US Drug Formulary. */
export function formulary(world: World): readonly FormularyResource[] {
  const { year } = world.calendar;
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const medical = world.contracts.filter(({ design }) => design.contractType === 'Medical');
  const plans = new Map(medical.map((contract) => [contract.design.planName, contract]));
  const used = new Set(medical.map(({ tier1 }) => tier1));
  return [
    ...[...plans.values()].map(({ design, tier1 }) => planResource(design, tier1, period)),
    ...[...used].map((tier1) => listResource(tier1, period)),
    ...seedDrugs.filter(({ isOnlyNamed }) => isOnlyNamed !== true).map(drugResource),
    ...[...used].flatMap((tier1) =>
      seedDrugs.flatMap((drug) => drug.places.map((_, at) => itemResource(drug, at, tier1))),
    ),
  ];
}

type Period = { start: string; end: string };

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function planResource(design: PlanDesign, tier1: SeedBrand, period: Period): InsurancePlan {
  const { id, name } = lists[tier1];
  const slug = slugOf(design.planName);
  return {
    resourceType: 'InsurancePlan',
    id: slug === 'arbor-choice-ppo-1500' ? 'plan-arbor-choice' : `plan-${slug}`,
    meta: { profile: [`${definitions}/usdf-PayerInsurancePlan`] },
    identifier: [{ value: slug }],
    status: 'active',
    name: design.planName,
    period,
    coverage: [
      {
        extension: [
          {
            url: extensionUrl('FormularyReference'),
            valueReference: { reference: `InsurancePlan/${id}`, display: name },
          },
        ],
        type: concept('http://terminology.hl7.org/CodeSystem/v3-ActCode', 'DRUGPOL'),
        benefit: [{ type: { text: 'Prescription drugs' } }],
      },
    ],
    plan: [planCosts(design)],
  };
}

/** The same figures as the coverage's. */
function planCosts({ costs }: PlanDesign): InsurancePlanPlan {
  const benefit = drugTiers.flatMap(({ code, text }, at) => {
    const cost = costs.find((share) => share.text === text);
    if (cost === undefined || 'months' in cost) return [];
    const isMoney = 'dollars' in cost;
    return [
      {
        type: { ...concept(system('DrugTierCS'), code), text },
        cost: [
          {
            type: concept(system('BenefitCostTypeCS'), isMoney ? 'copay' : 'coinsurance'),
            qualifiers: [concept(system('CostShareOptionCS'), deductibleOptionOf(at))],
            value: isMoney
              ? { value: cost.dollars, unit: '$', system: 'urn:iso:std:iso:4217', code: 'USD' }
              : { value: cost.percent, system: 'http://unitsofmeasure.org', code: '%' },
          },
        ],
      },
    ];
  });
  const supply = '1-month-in-retail';
  return {
    type: concept('http://terminology.hl7.org/CodeSystem/insurance-plan-type', 'drug'),
    specificCost: [
      {
        category: {
          ...concept(system('PharmacyBenefitTypeCS'), supply),
          text: supplyNames[supply],
        },
        benefit,
      },
    ],
  };
}

/** The rule by which claims for drugs of a tier are decided. */
const deductibleOptionOf = (tier: number): string =>
  Object.entries(benefits).find(([id]) => id === `drugTier${tier + 1}`)?.[1].hasDeductible === true
    ? 'after-deductible'
    : 'deductible-waived';

function listResource(tier1: SeedBrand, period: Period): InsurancePlan {
  const { id, name } = lists[tier1];
  return {
    resourceType: 'InsurancePlan',
    id,
    meta: { profile: [`${definitions}/usdf-Formulary`] },
    identifier: [{ value: id.replace('formulary-', 'drugs-') }],
    status: 'active',
    type: [concept('http://terminology.hl7.org/CodeSystem/v3-ActCode', 'DRUGPOL')],
    name,
    period,
  };
}

function drugResource({ id, name, form, alternatives, otherNames }: SeedDrug): MedicationKnowledge {
  return {
    resourceType: 'MedicationKnowledge',
    id,
    meta: { profile: [`${definitions}/usdf-FormularyDrug`] },
    status: 'active',
    // No numbers of lists of others: these drugs are of the sandbox.
    code: { coding: [{ system: 'https://drugs.example', code: id, display: name }] },
    doseForm: { text: form },
    ...(otherNames === undefined ? {} : { synonym: [...otherNames] }),
    ...(alternatives.length === 0
      ? {}
      : {
          relatedMedicationKnowledge: [
            {
              type: { text: 'Alternative' },
              reference: alternatives.map((alternative) => ({
                reference: `MedicationKnowledge/${alternative}`,
              })),
            },
          ],
        }),
  };
}

function itemResource(drug: SeedDrug, at: number, tier1: SeedBrand): Basic {
  const list = lists[tier1].id;
  const drugPlace = drug.places[at];
  const flag = (name: string, value: boolean | undefined): Extension => ({
    url: extensionUrl(name),
    valueBoolean: value ?? false,
  });
  const tier = drugPlace?.tier == null ? undefined : drugTiers[drugPlace.tier - 1];
  return {
    resourceType: 'Basic',
    id: `item-${at === 0 ? '' : `${at + 1}-`}${drug.id.replace('drug-', '')}-${list.replace('formulary-', '')}`,
    meta: { profile: [`${definitions}/usdf-FormularyItem`] },
    code: concept(`${guide}/CodeSystem/usdf-InsuranceItemTypeCS`, 'formulary-item'),
    subject: { reference: `MedicationKnowledge/${drug.id}`, display: drug.name },
    extension: [
      {
        url: extensionUrl('FormularyReference'),
        valueReference: { reference: `InsurancePlan/${list}` },
      },
      { url: extensionUrl('AvailabilityStatus'), valueCode: 'active' },
      ...(drugPlace?.supplies ?? []).map((supply) => ({
        url: extensionUrl('PharmacyBenefitType'),
        valueCodeableConcept: {
          ...concept(system('PharmacyBenefitTypeCS'), supply),
          text: supplyNames[supply],
        },
      })),
      ...(tier === undefined
        ? []
        : [
            {
              url: extensionUrl('DrugTierID'),
              valueCodeableConcept: {
                ...concept(system('DrugTierCS'), tier.code),
                text: tier.text,
              },
            },
          ]),
      flag('PriorAuthorization', drugPlace?.priorAuthorization),
      flag('StepTherapyLimit', drugPlace?.stepTherapy),
      flag('QuantityLimit', drugPlace?.quantityLimit),
    ],
  };
}
