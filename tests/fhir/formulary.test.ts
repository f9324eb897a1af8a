import { describe, expect, it } from 'vitest';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readDrugEntries } from '#src/api/fhir/formulary/drug-entry.ts';
import { readDrugPlans } from '#src/api/fhir/formulary/drug-plan.ts';
import { drugPlanOf } from '#src/domain/pharmacy/drug-plan.ts';
import { tierPrices } from '#src/domain/pharmacy/tier-price.ts';
import { outcome, sample, searchset } from '#tests/support/fhir-server.ts';
import { pathsInto, replaced } from '#tests/support/odd-parts.ts';

const pageOf = (resources: readonly unknown[]) =>
  readSearchPage(searchset(resources), 'BP-NFA-100');
const entriesOf = (...resources: unknown[]) => readDrugEntries(pageOf(resources));
const plansOf = (...resources: unknown[]) => readDrugPlans([pageOf(resources)]);

const item = sample('formulary/Basic-FormularyItem-D1002-1000091');
const drug = sample('formulary/MedicationKnowledge-FormularyDrug-1000091');
const plan = sample('formulary/InsurancePlan-PayerInsurancePlanA1002');
const list = sample('formulary/InsurancePlan-FormularyD1002');

const guide = 'http://hl7.org/fhir/us/davinci-drug-formulary/StructureDefinition';
const extension = (name: string, value: object) => ({
  url: `${guide}/usdf-${name}-extension`,
  ...value,
});
const basic = (more: object = {}, ...extensions: object[]) => ({
  resourceType: 'Basic',
  id: 'i1',
  code: { coding: [{ code: 'formulary-item' }] },
  subject: { reference: 'MedicationKnowledge/d1', display: 'A drug' },
  extension: [
    extension('DrugTierID', { valueCodeableConcept: { coding: [{ code: 'Generic' }] } }),
    ...extensions,
  ],
  ...more,
});

describe('the samples of the guide', () => {
  it('have an entry with the values of its file', () => {
    expect(entriesOf(item, drug)).toEqual([
      {
        id: 'FormularyItem-D1002-1000091',
        list: 'FormularyD1002',
        drugId: 'FormularyDrug-1000091',
        name: 'doxepin hydrochloride 50 MG/ML Topical Cream',
        otherNames: ['doxepin Topical Product'],
        form: null,
        tier: { code: 'generic', label: 'Generic' },
        limits: { priorAuthorization: 'no', stepTherapy: 'new-starts', quantityLimit: 'yes' },
        supplies: [
          '1 month in network retail',
          '1 month in network mail order',
          '3 month in network retail',
          '3 month in network mail order',
        ],
        start: '2021-01-01',
        end: '2021-12-31',
        alternatives: [],
      },
    ]);
  });

  it('have a plan with its drug list by name, and the cost of a tier', () => {
    const plans = plansOf(list, plan);
    const own = drugPlanOf(plans, { codes: ['a1002'], names: [] }, '2026-11-21');
    expect(own?.lists).toEqual([
      { id: 'FormularyD1002', name: 'Sample Medicare Advantage Part D Formulary D1002' },
    ]);
    const terms = { supply: '1 month in network retail', condition: 'After Deductible' };
    const read = { ...terms, deductible: 'applies', months: 1 };
    expect(tierPrices({ code: 'brand', label: 'Brand' }, [], own?.costs ?? [])).toEqual([
      { value: { kind: 'money', cents: 2000 }, ...read },
      { value: { kind: 'percent', percent: 20 }, ...read },
    ]);
    expect(tierPrices({ code: 'generic', label: 'Generic' }, [], own?.costs ?? [])).toEqual([]);
  });

  it.each([
    ['entry', item],
    ['drug', drug],
    ['plan', plan],
    ['list', list],
  ])('reads the other samples when any part of an %s is odd', (_, sent) => {
    const odd = [null, 'text', -1, [], {}, [null], true];
    for (const path of pathsInto(sent)) {
      for (const value of odd) {
        const changed = replaced(sent, path, value);
        const others = [item, drug, plan, list].filter((resource) => resource !== sent);
        const page = pageOf([changed, basic({ id: 'beside' }), ...others]);
        expect(readDrugEntries(page).map(({ id }) => id)).toContain('beside');
        expect(() => readDrugPlans([page])).not.toThrow();
      }
    }
  });
});

describe('an entry', () => {
  it('names a drug that was not included by its reference', () => {
    expect(entriesOf(basic())[0]).toMatchObject({ name: 'A drug', drugId: 'd1' });
  });

  it.each<[string, object]>([
    ['of something else', basic({ code: { coding: [{ code: 'referral' }] } })],
    ['without an id', basic({ id: undefined })],
    ['of a drug without a name', basic({ subject: { reference: 'MedicationKnowledge/d1' } })],
    [
      'that is no longer used',
      basic({}, extension('AvailabilityStatus', { valueCode: 'inactive' })),
    ],
  ])('%s is left out, and the others stay', (_, odd) => {
    expect(entriesOf(odd, basic({ id: 'i2' }), outcome('exception')).map(({ id }) => id)).toEqual([
      'i2',
    ]);
  });

  it('has no tier and no limits if it states neither', () => {
    const [entry] = entriesOf(basic({ extension: undefined }));
    expect(entry?.tier).toBeNull();
    expect(entry?.limits).toEqual({
      priorAuthorization: null,
      stepTherapy: null,
      quantityLimit: null,
    });
  });

  it('has the alternatives that the payer names, in either element', () => {
    const related = (type: string, id: string) => ({
      type: { text: type },
      reference: [{ reference: `https://payer.example/fhir/MedicationKnowledge/${id}` }],
    });
    const [entry] = entriesOf(basic(), {
      resourceType: 'MedicationKnowledge',
      id: 'd1',
      code: { text: 'A drug' },
      relatedMedicationKnowledge: [
        related('Therapeutic alternative', 'd2'),
        related('Ingredient', 'd3'),
        related('', 'd4'),
      ],
      extension: [
        extension('DrugAlternatives', { valueReference: { reference: 'MedicationKnowledge/d5' } }),
      ],
    });
    expect(entry?.alternatives).toEqual(['d2', 'd5']);
  });
});

it('ignores a cost with an unknown unit or above 100 percent', () => {
  const cost = (value: object) => ({ type: { text: 'copay' }, value });
  const plans = plansOf({
    resourceType: 'InsurancePlan',
    id: 'p1',
    plan: [
      {
        specificCost: [
          {
            benefit: [
              {
                type: { text: 'Tier 1' },
                cost: [
                  cost({ value: 3, unit: 'pills' }),
                  cost({ value: 3 }),
                  cost({ value: 120, code: '%' }),
                  cost({ value: -5, code: 'USD' }),
                  cost({ value: 7.5, unit: '$' }),
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(plans[0]?.costs.map(({ value }) => value)).toEqual([{ kind: 'money', cents: 750 }]);
});
