import type {
  Basic,
  Extension,
  MedicationKnowledge,
  MedicationKnowledgeRelatedMedicationKnowledge,
} from '@medplum/fhirtypes';
import type { DrugEntry, DrugLimit, DrugTier } from '#src/domain/pharmacy/drug.ts';
import type { SearchPage } from '../bundle.ts';
import {
  codesOf,
  codingOf,
  concept,
  dayOfDateTime,
  hasCode,
  idAtEnd,
  labelOf,
  period,
  reference,
  wordsIn,
  type Concept,
} from '../concepts.ts';
import { code, flag, list, part, resource, text } from '../lenient.ts';

const extension = list(
  part<Extension>()({
    url: text,
    valueBoolean: flag,
    valueCode: text,
    valueCodeableConcept: concept,
    valuePeriod: period,
    valueReference: reference,
  }),
);

const readItem = resource<Basic>('Basic')({
  id: text,
  code: concept,
  subject: reference,
  extension,
});

const readDrug = resource<MedicationKnowledge>('MedicationKnowledge')({
  id: text,
  status: code,
  code: concept,
  doseForm: concept,
  synonym: list(text),
  relatedMedicationKnowledge: list(
    part<MedicationKnowledgeRelatedMedicationKnowledge>()({
      type: concept,
      reference: list(reference),
    }),
  ),
  extension,
});

type Drug = NonNullable<ReturnType<typeof readDrug>>;
type Extensions = ReturnType<typeof extension>;

/**
 * Reads the entries of a drug list on a page, by the US Drug Formulary. Leaves out other resources, inactive entries,
 * and entries of a drug without a name.
 */
export function readDrugEntries(page: SearchPage): DrugEntry[] {
  const drugs = new Map<string, Drug>();
  for (const value of page.of('MedicationKnowledge')) {
    const drug = readDrug(value);
    if (drug?.id !== undefined) drugs.set(drug.id, drug);
  }
  return page.of('Basic').flatMap((value): DrugEntry[] => {
    const item = readItem(value);
    if (item?.id === undefined || !isFormularyItem(item.code, item.extension)) return [];
    const drugId = idAtEnd(item.subject?.reference);
    const drug = drugId === null ? undefined : drugs.get(drugId);
    const name = nameOf(drug) ?? wordsIn(item.subject?.display);
    if (name === null || isOver(first(item.extension, 'AvailabilityStatus').valueCode)) return [];
    const held = first(item.extension, 'AvailabilityPeriod').valuePeriod;
    return [
      {
        id: item.id,
        list: idAtEnd(first(item.extension, 'FormularyReference').valueReference?.reference),
        drugId,
        name,
        otherNames: namesOf(drug).filter((otherName) => otherName !== name),
        form: wordsIn(labelOf(drug?.doseForm)),
        tier: tierOf(first(item.extension, 'DrugTierID').valueCodeableConcept),
        limits: {
          priorAuthorization: limitOf(item.extension, 'PriorAuthorization'),
          stepTherapy: limitOf(item.extension, 'StepTherapyLimit'),
          quantityLimit: limitOf(item.extension, 'QuantityLimit'),
        },
        supplies: named(item.extension, 'PharmacyBenefitType').flatMap(
          (supply) => wordsIn(labelOf(supply.valueCodeableConcept)) ?? [],
        ),
        start: dayOfDateTime(held?.start),
        end: dayOfDateTime(held?.end),
        alternatives: drug === undefined ? [] : alternativesOf(drug),
      },
    ];
  });
}

/** Returns the extensions of the guide by what is in the middle of their names, with any beginning of their address. */
const named = (extensions: Extensions, name: string): NonNullable<Extensions> =>
  (extensions ?? []).filter(({ url }) => url?.split('/').at(-1) === `usdf-${name}-extension`);

/** Returns the first extension of this name; an empty one if it is missing. */
const first = (extensions: Extensions, name: string): NonNullable<Extensions>[number] =>
  named(extensions, name)[0] ?? {};

/** Whether an entry is an item of a formulary, by its code; without a code, by its extensions for a drug. */
function isFormularyItem(code: Concept, extensions: Extensions): boolean {
  if (codesOf(code).length > 0) return hasCode(code, 'formulary-item');
  return named(extensions, 'DrugTierID').length > 0;
}

const isOver = (status: string | undefined) =>
  status === 'inactive' || status === 'retired' || status === 'entered-in-error';

/** Returns the name of a drug. The words of a code come before the codes: payers list a product and its ingredient. */
function nameOf(drug: Drug | undefined): string | null {
  if (drug === undefined || isOver(drug.status)) return null;
  return namesOf(drug)[0] ?? wordsIn(labelOf(drug.code));
}

function namesOf(drug: Drug | undefined): string[] {
  const displays = (drug?.code?.coding ?? []).map(({ display }) => display);
  const names = [drug?.code?.text, ...displays, ...(drug?.synonym ?? [])];
  return [...new Set(names.flatMap((drugName) => wordsIn(drugName) ?? []))];
}

export function tierOf(tier: Concept): DrugTier | null {
  const label = wordsIn(labelOf(tier));
  if (label === null) return null;
  return { code: codingOf(tier, /usdf-DrugTier/)?.code?.toLowerCase() ?? '', label };
}

function limitOf(extensions: Extensions, name: string): DrugLimit {
  const newStarts = first(extensions, `${name}NewStartsOnly`).valueBoolean;
  const flagValue = first(extensions, name).valueBoolean;
  if (flagValue === false) return 'no';
  if (newStarts === true) return 'new-starts';
  return flagValue === true ? 'yes' : null;
}

/** Matches the relations to another drug that make it an alternative. */
const standsFor = /altern|substitut|equivalent|interchang|therapeutic/i;

/** Returns the ids of a drug's alternatives, from FHIR's own element and from the guide's earlier one. */
function alternativesOf(drug: Drug): string[] {
  const related = (drug.relatedMedicationKnowledge ?? []).filter(({ type }) =>
    standsFor.test([labelOf(type) ?? '', ...codesOf(type)].join(' ')),
  );
  return [
    ...related.flatMap((relatedDrug) => relatedDrug.reference ?? []),
    ...named(drug.extension, 'DrugAlternatives').map(({ valueReference }) => valueReference),
  ].flatMap((to) => idAtEnd(to?.reference) ?? []);
}
