import type {
  CodeableConcept,
  ExplanationOfBenefit,
  ExplanationOfBenefitItemAdjudication,
  ExplanationOfBenefitTotal,
} from '@medplum/fhirtypes';
import { claimCases } from '../seed/claims/cases.ts';
import { stated } from './claim-amounts.ts';

/** The payer's own code system, which the portal does not know. */
const ownSystem = 'https://payer-amounts.example';

const regionalFee = {
  category: {
    coding: [{ system: ownSystem, code: 'RFA' }],
    text: 'Regional fee adjustment',
  },
  amount: { value: -2.15, currency: 'USD' as const },
};

type Change = (resource: ExplanationOfBenefit) => ExplanationOfBenefit;

/** The oddities of real payers, each on one claim. */
const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  [
    claimCases.totalsDiffer,
    (resource) => ({
      ...resource,
      total: replaceAmount(resource.total ?? [], [stated('submitted', 34_900)]),
    }),
  ],
  [
    claimCases.totalTwice,
    (resource) => ({ ...resource, total: [...(resource.total ?? []), stated('copay', 2500)] }),
  ],
  [
    claimCases.unknownCategory,
    (resource) => ({
      ...resource,
      item: (resource.item ?? []).map((item) => ({
        ...item,
        adjudication: [...(item.adjudication ?? []), regionalFee],
      })),
      total: [...(resource.total ?? []), regionalFee],
    }),
  ],
  [
    claimCases.twoCodings,
    (resource) => ({
      ...resource,
      item: (resource.item ?? []).map((item) => ({
        ...item,
        adjudication: (item.adjudication ?? []).map(twiceCoded),
      })),
      total: (resource.total ?? []).map(twiceCodedTotal),
    }),
  ],
  [
    claimCases.unknownProvider,
    (resource) => ({ ...resource, provider: { reference: 'Organization/org-4471' } }),
  ],
]);

export function oddlyStated(resource: ExplanationOfBenefit): ExplanationOfBenefit {
  return changes.get(resource.id ?? '')?.(resource) ?? resource;
}

function replaceAmount(
  totals: readonly ExplanationOfBenefitTotal[],
  changed: readonly ExplanationOfBenefitTotal[],
): ExplanationOfBenefitTotal[] {
  return totals.map(
    (total) => changed.find(({ category }) => category === total.category) ?? total,
  );
}

function twiceCoded(
  entry: ExplanationOfBenefitItemAdjudication,
): ExplanationOfBenefitItemAdjudication {
  return { ...entry, category: withOwnCode(entry.category) };
}

function twiceCodedTotal(entry: ExplanationOfBenefitTotal): ExplanationOfBenefitTotal {
  return { ...entry, category: withOwnCode(entry.category) };
}

/** The payer's own coding comes first, so that a client that reads the first coding reads the wrong one. */
function withOwnCode(category: CodeableConcept): CodeableConcept {
  const coding = category.coding ?? [];
  const own = { system: ownSystem, code: `AMT-${coding[0]?.code?.toUpperCase()}` };
  return { coding: [own, ...coding] };
}
