import { describe, expect, it } from 'vitest';
import { searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from '../bundle.ts';
import { readDrugEntries } from './drug-entry.ts';
import { readDrugPlans } from './drug-plan.ts';

const page = (...resources: object[]) => readSearchPage(searchset(resources), 'BP-NFA-100');
const extension = (name: string, value: object) => ({
  url: `http://hl7.org/fhir/us/davinci-drug-formulary/StructureDefinition/usdf-${name}-extension`,
  ...value,
});
const coded = (code: string) => ({ coding: [{ code }] });

describe('an entry of a drug list', () => {
  const item = (more: object = {}) => ({
    resourceType: 'Basic',
    id: 'i1',
    code: coded('formulary-item'),
    subject: { reference: 'MedicationKnowledge/d1', display: 'A drug' },
    ...more,
  });
  const drug = (more: object = {}) => ({ resourceType: 'MedicationKnowledge', id: 'd1', ...more });
  const entry = (more: object, ...drugs: object[]) =>
    readDrugEntries(page(item(more), ...drugs))[0];
  const withExtension = (...all: object[]) => entry({ extension: all });

  it('reads an entry of a drug list with only a name', () =>
    expect(entry({})).toEqual({
      id: 'i1',
      list: null,
      drugId: 'd1',
      name: 'A drug',
      otherNames: [],
      form: null,
      tier: null,
      limits: { priorAuthorization: null, stepTherapy: null, quantityLimit: null },
      supplies: [],
      start: null,
      end: null,
      alternatives: [],
    }));

  it('reads an entry of a drug list with all facts', () =>
    expect(
      entry(
        {
          extension: [
            {},
            extension('FormularyReference', { valueReference: { reference: 'InsurancePlan/l1' } }),
            extension('DrugTierID', {
              valueCodeableConcept: { coding: [{ code: 'GENERIC', display: 'Generic' }] },
            }),
            extension('PharmacyBenefitType', { valueCodeableConcept: { text: '1 month' } }),
            extension('PharmacyBenefitType', { valueCodeableConcept: { text: 'N/A' } }),
            extension('AvailabilityStatus', { valueCode: 'active' }),
            extension('AvailabilityPeriod', {
              valuePeriod: { start: '2026-01-01', end: '2026-12-31' },
            }),
          ],
        },
        drug({
          code: { text: 'Lisinopril', coding: [{ display: 'Lisinopril 10 MG' }, {}] },
          synonym: ['Zestril', 'Lisinopril', 'None'],
          doseForm: { text: 'Tablet' },
        }),
      ),
    ).toMatchObject({
      list: 'l1',
      name: 'Lisinopril',
      otherNames: ['Lisinopril 10 MG', 'Zestril'],
      form: 'Tablet',
      tier: { code: 'generic', label: 'Generic' },
      supplies: ['1 month'],
      start: '2026-01-01',
      end: '2026-12-31',
    }));

  it.each([
    ['the words of its code', { code: { text: 'Lisinopril', ...coded('29046') } }, 'Lisinopril'],
    ['a synonym before a bare code', { code: coded('29046'), synonym: ['Zestril'] }, 'Zestril'],
    ['its bare code', { code: coded('29046') }, '29046'],
    ['the entry where it has no name', {}, 'A drug'],
    ['the entry where it is no longer used', { status: 'inactive', code: { text: 'X' } }, 'A drug'],
  ])('names a drug by %s', (_, more, name) => expect(entry({}, drug(more))?.name).toBe(name));

  it('an entry of a drug without an id uses its display name', () =>
    expect(entry({}, drug({ id: undefined, code: { text: 'X' } }))?.name).toBe('A drug'));

  it('an entry without a reference to a drug has no drug id', () =>
    expect(entry({ subject: { display: 'A drug' } }, drug({ code: { text: 'X' } }))).toMatchObject({
      drugId: null,
      name: 'A drug',
    }));

  it.each([
    ['inactive', false],
    ['retired', false],
    ['entered-in-error', false],
    ['active', true],
  ])('an entry that is %s is there: %s', (valueCode, isThere) =>
    expect(withExtension(extension('AvailabilityStatus', { valueCode })) !== undefined).toBe(
      isThere,
    ),
  );

  it('counts an entry without a code as an item if it has a tier', () => {
    const tier = extension('DrugTierID', { valueCodeableConcept: coded('brand') });
    expect(entry({ code: undefined, extension: [tier] })).toBeDefined();
    expect(entry({ code: { coding: [{}] }, extension: [tier] })).toBeDefined();
    expect(entry({ code: undefined })).toBeUndefined();
    expect(entry({ code: coded('referral'), extension: [tier] })).toBeUndefined();
  });

  it('has a tier by its text, and no tier for a placeholder', () => {
    const tier = (concept: object) =>
      withExtension(extension('DrugTierID', { valueCodeableConcept: concept }))?.tier;
    expect(tier({ text: 'Tier 1' })).toEqual({ code: '', label: 'Tier 1' });
    expect(tier({ text: 'N/A' })).toBeNull();
  });

  it.each<[string, object[], string | null]>([
    ['yes', [extension('PriorAuthorization', { valueBoolean: true })], 'yes'],
    ['no', [extension('PriorAuthorization', { valueBoolean: false })], 'no'],
    [
      'for new starts',
      [
        extension('PriorAuthorization', { valueBoolean: true }),
        extension('PriorAuthorizationNewStartsOnly', { valueBoolean: true }),
      ],
      'new-starts',
    ],
    [
      'for new starts, of which nothing else is said',
      [extension('PriorAuthorizationNewStartsOnly', { valueBoolean: true })],
      'new-starts',
    ],
    [
      'no, whatever it is for new starts',
      [
        extension('PriorAuthorization', { valueBoolean: false }),
        extension('PriorAuthorizationNewStartsOnly', { valueBoolean: true }),
      ],
      'no',
    ],
    [
      'yes, not for new starts only',
      [
        extension('PriorAuthorization', { valueBoolean: true }),
        extension('PriorAuthorizationNewStartsOnly', { valueBoolean: false }),
      ],
      'yes',
    ],
    ['unknown', [], null],
  ])('needs prior authorization: %s', (_, all, limit) =>
    expect(withExtension(...all)?.limits.priorAuthorization).toBe(limit),
  );

  it('reads each limit separately', () =>
    expect(
      withExtension(
        extension('StepTherapyLimit', { valueBoolean: true }),
        extension('QuantityLimit', { valueBoolean: false }),
      )?.limits,
    ).toEqual({ priorAuthorization: null, stepTherapy: 'yes', quantityLimit: 'no' }));

  it('has the alternatives that the payer marks, by text or by code', () => {
    const related = (type: object, ...ids: string[]) => ({
      type,
      reference: ids.map((id) => ({ reference: `MedicationKnowledge/${id}` })),
    });
    const drugEntry = entry(
      {},
      drug({
        code: { text: 'X' },
        relatedMedicationKnowledge: [
          related({ text: 'Therapeutic class' }, 'd2', 'd3'),
          related({ text: 'See', ...coded('substitute') }, 'd4'),
          related({ text: 'Ingredient' }, 'd5'),
          { type: { text: 'Alternative' } },
          { reference: [{ reference: 'MedicationKnowledge/d6' }] },
        ],
        extension: [
          extension('DrugAlternatives', {
            valueReference: { reference: 'MedicationKnowledge/d7' },
          }),
          extension('DrugAlternatives', {}),
        ],
      }),
    );
    expect(drugEntry?.alternatives).toEqual(['d2', 'd3', 'd4', 'd7']);
  });
});

describe('a drug plan', () => {
  const plan = (more: object = {}) => ({ resourceType: 'InsurancePlan', id: 'p1', ...more });
  const read = (...resources: object[]) => readDrugPlans([page(...resources)]);

  it('a drug plan is empty without any data, and is left out without an id or if retired', () =>
    expect(read(plan(), plan({ id: undefined }), plan({ id: 'p2', status: 'retired' }))).toEqual([
      { id: 'p1', identifiers: [], names: [], start: null, end: null, lists: [], costs: [] },
    ]));

  it('has its names, its days and its lists, with the lists’ names from any page', () => {
    const list = (reference: object) =>
      extension('FormularyReference', { valueReference: reference });
    const pages = [
      page(
        plan({
          status: 'active',
          identifier: [{ value: 'H1' }, {}],
          name: 'Gold',
          alias: ['Gold Rx', 'N/A'],
          period: { start: '2026-01-01', end: '2026-12-31' },
          coverage: [
            {
              extension: [
                list({ reference: 'InsurancePlan/l1', display: 'A list' }),
                list({ reference: 'InsurancePlan/l2', display: 'Another list' }),
                list({ display: 'No list' }),
                list({ reference: 'InsurancePlan/l3' }),
                { url: 'https://else.example', valueReference: { reference: 'InsurancePlan/x' } },
                {},
              ],
            },
            {},
          ],
        }),
      ),
      page(plan({ id: 'l1', name: 'List One' })),
    ];
    expect(readDrugPlans(pages)[0]).toEqual({
      id: 'p1',
      identifiers: ['H1'],
      names: ['Gold', 'Gold Rx'],
      start: '2026-01-01',
      end: '2026-12-31',
      lists: [
        { id: 'l1', name: 'List One' },
        { id: 'l2', name: 'Another list' },
        { id: 'l3', name: null },
      ],
      costs: [],
    });
  });

  const costs = (cost: object[], more: object = {}, type: object = { text: 'Tier 1' }) =>
    read(
      plan({ plan: [{ specificCost: [{ ...more, benefit: [{ type, cost }, {}] }, {}] }, {}] }),
    )[0]?.costs;
  const money = { value: 7.5, unit: 'USD' };

  it('has the cost of a tier by supply', () =>
    expect(
      costs(
        [
          {
            value: money,
            qualifiers: [{ text: 'Before noon' }, { text: 'N/A' }, { text: 'Once' }],
          },
        ],
        { category: { text: 'By mail', ...coded('3-month-in-mail') } },
      ),
    ).toEqual([
      {
        tier: { code: '', label: 'Tier 1' },
        value: { kind: 'money', cents: 750 },
        supply: 'By mail',
        condition: 'Before noon, Once',
        deductible: null,
        months: 3,
      },
    ]));

  it('has a cost with a value only, and no cost for a tier without a name', () => {
    expect(costs([{ value: money }])).toEqual([
      {
        tier: { code: '', label: 'Tier 1' },
        value: { kind: 'money', cents: 750 },
        supply: null,
        condition: null,
        deductible: null,
        months: null,
      },
    ]);
    expect(costs([{ value: money }], {}, {})).toEqual([]);
  });

  it.each([
    ['12-month-in', 12],
    ['month', null],
    ['in-3-month', null],
  ])('a supply of the code %s has %s months', (code, months) =>
    expect(costs([{ value: money }], { category: coded(code) })?.[0]?.months).toBe(months),
  );

  it.each([
    [['after-deductible'], 'applies'],
    [['NO-CHARGE-AFTER-DEDUCTIBLE'], 'applies'],
    [['deductible-waived'], 'waived'],
    [['no-charge'], 'waived'],
    [['after-deductible', 'no-charge-after-deductible'], 'applies'],
    [['after-deductible', 'no-charge'], null],
    [['else'], null],
  ])('reads from the qualifiers %j how the deductible applies: %s', (codes, deductible) =>
    expect(costs([{ value: money, qualifiers: codes.map(coded) }])?.[0]?.deductible).toBe(
      deductible,
    ),
  );

  it.each<[object | undefined, object | null]>([
    [
      { value: 5, code: 'USD' },
      { kind: 'money', cents: 500 },
    ],
    [
      { value: 5, unit: ' $ ' },
      { kind: 'money', cents: 500 },
    ],
    [
      { value: 0, unit: '$' },
      { kind: 'money', cents: 0 },
    ],
    [{ value: 1e15, unit: '$' }, null],
    [
      { value: 20, unit: 'x', code: '%' },
      { kind: 'percent', percent: 20 },
    ],
    [
      { value: 20, unit: 'Percent' },
      { kind: 'percent', percent: 20 },
    ],
    [
      { value: 100, unit: '%' },
      { kind: 'percent', percent: 100 },
    ],
    [{ value: 101, unit: '%' }, null],
    [{ value: -1, unit: '%' }, null],
    [{ unit: '%' }, null],
    [{ value: 5 }, null],
    [{ value: 5, unit: 'pills' }, null],
    [undefined, null],
  ])('a cost of %j is %j', (value, cost) =>
    expect(costs([{ value }])).toEqual(
      cost === null ? [] : [expect.objectContaining({ value: cost })],
    ),
  );
});
