// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { claimLinkWords } from '#content/claim-link.ts';
import { pharmacySupport } from '#generated/brands/phone-lines.ts';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { uiWords } from '#content/ui.ts';
import { contentText } from '#src/catalogue/content-text.ts';
import { bundle, eob, patient } from '#tests/support/claim-answers.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { faults } from '#tests/support/faults.ts';
import { sample, searchset } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101', lobDisplayName: 'Plan One' });
const guide = 'http://hl7.org/fhir/us/davinci-drug-formulary/StructureDefinition';

const coverage = {
  resourceType: 'Coverage',
  id: 'hip-C1-01',
  status: 'active',
  type: { coding: [{ code: 'hip' }] },
  class: [{ type: { text: 'plan' }, value: 'plan-one', name: 'Plan One' }],
  costToBeneficiary: [
    { type: { coding: [{ code: 'rx_tier1_copay' }], text: 'Tier 1' }, valueMoney: { value: 10 } },
    {
      type: { coding: [{ code: 'rx_tier2_coins' }], text: 'Tier 2' },
      valueQuantity: { value: 25, unit: '%' },
    },
  ],
};
const drugPlan = (list = 'l1') => ({
  resourceType: 'InsurancePlan',
  id: 'p1',
  identifier: [{ value: 'plan-one' }],
  coverage: [
    {
      extension: [
        {
          url: `${guide}/usdf-FormularyReference-extension`,
          valueReference: { reference: `InsurancePlan/${list}`, display: 'First drug list' },
        },
      ],
    },
  ],
});
const item = (id: string, name: string, tier: string | null, ...more: object[]) => ({
  resourceType: 'Basic',
  id,
  code: { coding: [{ code: 'formulary-item' }] },
  subject: { reference: `MedicationKnowledge/d-${id}`, display: name },
  extension: [
    ...(tier === null
      ? []
      : [
          {
            url: `${guide}/usdf-DrugTierID-extension`,
            valueCodeableConcept: { text: tier },
          },
        ]),
    ...more,
  ],
});
const flag = (name: string) => ({ url: `${guide}/usdf-${name}-extension`, valueBoolean: true });
const alternative = (id: string, to: string) => ({
  resourceType: 'MedicationKnowledge',
  id,
  relatedMedicationKnowledge: [
    { type: { text: 'Alternative' }, reference: [{ reference: `MedicationKnowledge/${to}` }] },
  ],
});
const fill = (id: string, more: object = {}) => ({
  prescriptionId: id,
  drugName: 'Metformin',
  strength: '500 mg tablet',
  quantity: 60,
  daysSupply: 30,
  lastFilledOn: '2026-11-11',
  prescriber: 'Ingrid Brandt, MD',
  pharmacy: 'Orchard Pharmacy',
  refillsLeft: 3,
  status: 'active',
  youPaid: { amount: 1000, currency: 'USD' },
  ...more,
});

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const adjudication = 'http://terminology.hl7.org/CodeSystem/adjudication';
const claimOf = (id: string, more: object = {}): Answers => ({
  [id]: () => Response.json(eob(id, { patient: { reference: 'Patient/p1' }, ...more })),
  Patient: () => bundle({ resources: [patient('p1', 'C101')] }),
});
const searchsetAnswer = (...resources: unknown[]) => Response.json(searchset(resources));
const usual: Answers = {
  Coverage: () => searchsetAnswer(coverage),
  InsurancePlan: () => searchsetAnswer(drugPlan()),
  Basic: () => searchsetAnswer(item('a', 'Metformin 500 mg tablet', 'Tier 1')),
  prescriptions: () => Response.json({ items: [fill('rx-1')], page: 1, pageSize: 10, total: 1 }),
};

async function open(
  search = '',
  answers: Answers = {},
  more: Omit<Parameters<typeof openScreen>[2] & object, 'answer'> = {},
) {
  const all = { ...usual, ...answers };
  const screen = await openScreen(`/medical/pharmacy${search}`, plan, {
    ...more,
    answer: (path, request) => all[path.slice(path.lastIndexOf('/') + 1)]?.(request) ?? null,
  });
  const cards = () => screen.queryAllByRole('article');
  return { ...screen, cards };
}

describe('the cost of a drug', () => {
  it('does not request the cost of a drug before a search', async () => {
    const { says, calls } = await open();
    await says('Metformin');
    expect(calls.filter((call) => /Basic|InsurancePlan/.test(call))).toEqual([]);
  });

  it('searches for a drug by the typed name, with an error at the field if it is too short', async () => {
    const { says, type, press, getByLabelText, router } = await open();
    await says(pharmacyWords.search.title);
    const { name: drug, submit } = pharmacyWords.search;
    await type(drug, 'm');
    await press(submit);
    await says(pharmacyWords.search.wrong);
    expect(getByLabelText(drug).ariaInvalid).toBe('true');
    await type(drug, 'metformin');
    await press(submit);
    await says('$10 copay');
    expect(router.state.location.search).toEqual({ drug: 'metformin' });
  });

  it('starts with the drugs the member takes, and leads to the cost of each', async () => {
    const { press, says, getByRole, findByRole, router } = await open('', {
      prescriptions: () =>
        Response.json({
          items: [
            fill('rx-1'),
            fill('rx-2', { lastFilledOn: '2026-10-11' }),
            fill('rx-3', { drugName: 'Lisinopril', status: 'ended' }),
          ],
          page: 1,
          pageSize: 10,
          total: 3,
        }),
    });
    await findByRole('link', { name: 'Metformin 500 mg tablet' });
    const own = getByRole('list', { name: pharmacyWords.search.own });
    expect(own.textContent).toBe('Metformin 500 mg tablet');
    await press('Metformin 500 mg tablet');
    await says('$10 copay');
    expect(router.state.location.search).toEqual({ drug: 'Metformin 500 mg tablet' });
  });

  it('shows the coverage’s copay or percentage for the tier, beside limits and the list’s name', async () => {
    const { says, cards } = await open('?all=true', {
      Basic: () =>
        searchsetAnswer(
          item('a', 'Aaa 5 mg', 'Tier 1'),
          item('b', 'Bbb 5 mg', 'Tier 2', flag('PriorAuthorization'), flag('StepTherapyLimit')),
          item('c', 'Ccc 5 mg', null, flag('QuantityLimit')),
        ),
    });
    await says('Aaa 5 mg');
    await says(pharmacyWords.results.of('First drug list'));
    const [first, second, third] = cards().map((card) => card.textContent);
    expect(first).toContain('$10 copay');
    for (const limit of Object.values(pharmacyWords.drug.limits))
      expect(first).not.toContain(limit);
    expect(second).toContain('25% of the price');
    expect(second).toContain(pharmacyWords.drug.limits.priorAuthorization);
    expect(second).toContain(pharmacyWords.drug.limits.stepTherapy);
    expect(second).not.toContain(pharmacyWords.drug.limits.quantityLimit);
    // Without a tier nothing is guessed.
    expect(third).toContain(pharmacyWords.drug.notListed);
    expect(third).toContain('—');
    expect(third).not.toMatch(/\$|%/);
  });

  it('shows both tiers of a drug, and tells the member to ask', async () => {
    const { says, cards } = await open('?drug=twice', {
      Basic: () =>
        searchsetAnswer(item('a', 'Twice 5 mg', 'Tier 1'), item('b', 'Twice 5 mg', 'Tier 2')),
    });
    await says(pharmacyWords.drug.several);
    expect(cards()).toHaveLength(1);
    for (const words of ['$10 copay', 'Tier 1', '25% of the price', 'Tier 2']) {
      expect(cards()[0]?.textContent).toContain(words);
    }
  });

  it('shows the cost only for matching drugs when the service ignores the filter', async () => {
    const { says, text } = await open('?drug=metformin', {
      Basic: () =>
        searchsetAnswer(item('a', 'Metformin 500 mg', 'Tier 1'), item('b', 'Zzz 5 mg', 'Tier 1')),
    });
    await says('Metformin 500 mg');
    expect(text()).not.toContain('Zzz');
  });

  it('filters drugs by tier', async () => {
    const { says, text } = await open('?all=true&tier=Tier%202', {
      Basic: () =>
        searchsetAnswer(item('a', 'Aaa 5 mg', 'Tier 1'), item('b', 'Bbb 5 mg', 'Tier 2')),
    });
    await says('Bbb 5 mg');
    expect(text()).not.toContain('Aaa');
  });

  it('shows alternatives in a lower tier', async () => {
    const { says, cards } = await open('?drug=brand', {
      Basic: (request) =>
        new URL(request.url).searchParams.has('subject')
          ? searchsetAnswer(item('g', 'Generic 5 mg', 'Tier 1'), item('h', 'Other 5 mg', 'Tier 1'))
          : searchsetAnswer(item('a', 'Brand 5 mg', 'Tier 2'), alternative('d-a', 'd-g')),
    });
    await says('Brand 5 mg');
    await says('Generic 5 mg');
    expect(cards()[0]?.textContent).toContain('$10 copay');
    // Sent, but not named.
    expect(cards()[0]?.textContent).not.toContain('Other 5 mg');
  });

  it('finds a drug by a brand name, whether or not the list has it', async () => {
    const drug = {
      resourceType: 'MedicationKnowledge',
      id: 'd-a',
      code: { text: 'Statin A 20 mg' },
      synonym: ['Lipostar'],
    };
    const knownScreen = await open('?drug=lipostar', {
      Basic: () => searchsetAnswer(item('a', 'Statin A 20 mg', 'Tier 1'), drug),
    });
    await knownScreen.says('Statin A 20 mg');
    await knownScreen.says(pharmacyWords.drug.alsoCalled('Lipostar'));

    const unknown = await open('?drug=Lipitor+20', {
      Basic: (request) =>
        new URL(request.url).search.includes('atorvastatin')
          ? searchsetAnswer(
              item('b', 'Atorvastatin 20 mg tablet', 'Tier 1'),
              item('c', 'Atorvastatin 40 mg tablet', 'Tier 1'),
            )
          : searchsetAnswer(),
    });
    await unknown.says(pharmacyWords.results.brand('Lipitor 20', 'atorvastatin 20'));
    await unknown.says('Atorvastatin 20 mg tablet');
    expect(unknown.text()).not.toContain('Atorvastatin 40');
  });

  it('finds a drug by a name with a typo, which is mentioned', async () => {
    const { says } = await open('?drug=metfromin', {
      Basic: (request) =>
        new URL(request.url).search.includes('metfromin')
          ? searchsetAnswer()
          : searchsetAnswer(item('a', 'Metformin 500 mg tablet', 'Tier 1')),
    });
    await says(pharmacyWords.results.close('metfromin'));
    await says('Metformin 500 mg tablet');
  });

  it('says that no drug matches', async () => {
    const { says } = await open('?drug=nothing', { Basic: () => searchsetAnswer() });
    await says(pharmacyWords.results.none.ifComplete);
  });

  it('says that the plan’s list is unknown, and requests no list', async () => {
    const { says, calls } = await open('?drug=metformin', {
      InsurancePlan: () => searchsetAnswer({ ...drugPlan(), identifier: [{ value: 'plan-two' }] }),
    });
    await says(pharmacyWords.results.noPlan);
    expect(calls.filter((call) => call.includes('/Basic'))).toEqual([]);
  });

  it.each(faults)(
    '$name of the coverage: shows drugs and tiers without a price, and loads on Retry',
    async ({ answer }) => {
      let isBroken = true;
      const { says, main, cards } = await open('?drug=metformin', {
        Coverage: () => (isBroken ? answer() : searchsetAnswer(coverage)),
        InsurancePlan: () => searchsetAnswer({ ...drugPlan(), name: 'PLAN ONE' }),
      });
      await says(pharmacyWords.results.noPrices);
      expect(cards()[0]?.textContent).toContain('Tier 1');
      expect(cards()[0]?.textContent).not.toContain('$');
      isBroken = false;
      main.querySelector<HTMLElement>('section[aria-label] [role=alert] button')?.click();
      await says('$10 copay');
    },
  );

  it('has the values of the guide’s samples', async () => {
    const { says, cards } = await open('?drug=doxepin', {
      Coverage: () =>
        searchsetAnswer({ ...coverage, class: [{ type: { text: 'plan' }, value: 'A1002' }] }),
      InsurancePlan: () =>
        searchsetAnswer(
          sample('formulary/InsurancePlan-PayerInsurancePlanA1002'),
          sample('formulary/InsurancePlan-FormularyD1002'),
        ),
      Basic: () =>
        searchsetAnswer(
          sample('formulary/Basic-FormularyItem-D1002-1000091'),
          sample('formulary/MedicationKnowledge-FormularyDrug-1000091'),
        ),
    });
    await says('doxepin hydrochloride 50 MG/ML Topical Cream');
    await says(pharmacyWords.results.of('Sample Medicare Advantage Part D Formulary D1002'));
    const card = cards()[0]?.textContent;
    expect(card).toContain('Generic');
    expect(card).toContain(pharmacyWords.drug.newStarts(pharmacyWords.drug.limits.stepTherapy));
    expect(card).toContain(pharmacyWords.drug.limits.quantityLimit);
    expect(card).toContain(pharmacyWords.drug.until('Dec 31, 2021'));
  });
});

const prescriptionCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.includes('prescriptions'));

describe('the steps to the cost of a drug', () => {
  const steps = pharmacyWords.steps;
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const drugDeductible = (used: number) => () =>
    Response.json({
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-20',
      accumulators: [
        {
          scope: 'individual',
          memberId: 'C101',
          category: 'pharmacy',
          network: 'in',
          type: 'deductible',
          allowed: 25_000,
          used,
          unit: 'cents',
        },
      ],
    });
  /** As the coverage states it, with the statement that the guide requires of a plan beside it. */
  const saying = (code: string) => () => {
    const category = { coding: [{ code: '1-month-in-retail' }], text: '1 month in retail' };
    const cost = { qualifiers: [{ coding: [{ code }] }], value: { value: 10, code: 'USD' } };
    return searchsetAnswer({
      ...drugPlan(),
      plan: [
        { specificCost: [{ category, benefit: [{ type: { text: 'Tier 1' }, cost: [cost] }] }] },
      ],
    });
  };
  const cost = steps.forDays('$10.00', 30);

  it.each([
    ['after-deductible', 13_000, steps.left({ left: '$120.00', cost })],
    ['after-deductible', 25_000, steps.met({ cost })],
    ['deductible-waived', 13_000, steps.waived({ cost })],
    ['charge', 13_000, steps.maybe({ left: '$120.00', cost })],
  ])('explains the steps to the cost of a drug: %s, %s used', async (code, used, expected) => {
    const { says, cards } = await open('?drug=metformin', {
      InsurancePlan: saying(code),
      accumulators: drugDeductible(used),
    });
    await says(expected);
    expect(cards()).toHaveLength(1);
  });

  const outOfPocket = (used: number) => () =>
    Response.json({
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-20',
      accumulators: [
        {
          scope: 'family',
          category: 'pharmacy',
          network: 'in',
          type: 'outOfPocketMax',
          allowed: 600_000,
          used,
          unit: 'cents',
        },
        {
          scope: 'individual',
          memberId: 'C101',
          category: 'pharmacy',
          network: 'in',
          type: 'deductible',
          allowed: 25_000,
          used: 25_000,
          unit: 'cents',
        },
      ],
    });

  it('say that the plan pays in full once the out-of-pocket maximum is met', async () => {
    const { says, text } = await open('?drug=metformin', {
      InsurancePlan: saying('after-deductible'),
      accumulators: outOfPocket(600_000),
    });
    await says(steps.outOfPocketMet());
    await says(pharmacyWords.prices.outOfPocketMet);
    expect(text()).not.toContain(steps.met({ cost }));
    expect(text()).not.toContain('so this is what you pay');
    // The tier's copay stays in sight, but not as an amount to pay.
    expect(text()).toContain(`${pharmacyWords.drug.usually}$10 copay`);
    expect(text()).toContain(pharmacyWords.prices.usualTitle);
    expect(text()).not.toContain(pharmacyWords.prices.title);
  });

  it('end at the out-of-pocket maximum when less than the copay is left', async () => {
    const { says } = await open('?drug=metformin', {
      InsurancePlan: saying('after-deductible'),
      accumulators: outOfPocket(599_250),
    });
    await says(steps.met({ cost }));
    await says(steps.outOfPocketReached('$7.50'));
  });

  it('leaves out the steps to the cost when the deductible is unknown', async () => {
    const { says, text } = await open('?drug=metformin', {
      InsurancePlan: saying('after-deductible'),
    });
    await says('$10 copay');
    await says(pharmacyWords.prices.note);
    expect(text()).not.toContain('Until you’ve paid');
  });

  const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
  const networkEntry = (code: string) => ({
    category: {
      coding: [{ system: `${carin}/C4BBAdjudicationDiscriminator`, code: 'benefitpaymentstatus' }],
    },
    reason: { coding: [{ system: `${carin}/C4BBPayerAdjudicationStatus`, code }] },
  });
  const claimedIn = (network: string | null): Answers => ({
    prescriptions: () =>
      Response.json({
        items: [fill('rx-1', { claimId: 'eob-1', youPaid: money(14_000) })],
        total: 1,
      }),
    ...claimOf('eob-1', {
      ...(network !== null && { adjudication: [networkEntry(network)] }),
      total: [
        ['eligible', 290],
        ['deductible', 130],
        ['copay', 10],
        ['benefit', 150],
      ].map(([code, value]) => ({
        category: { coding: [{ system: adjudication, code }] },
        amount: { value, currency: 'USD' },
      })),
    }),
  });
  const claims = claimedIn(null);
  const barsIn = (main: HTMLElement, name: string) =>
    within(within(main).getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((bar) => bar.textContent);

  it('add up at the price of the last fill: the price, the deductible, the copay', async () => {
    const { says, press, main } = await open('?drug=metformin', {
      ...claims,
      InsurancePlan: saying('after-deductible'),
      accumulators: drugDeductible(13_000),
    });
    await says(steps.show);
    await press(new RegExp(`^${steps.show}: `));
    await says(steps.lastPrice({ price: '$290.00', days: 30, isInNetwork: false }));
    await says(steps.wouldPay('$130.00'));
    expect(barsIn(main, steps.bars)).toEqual([
      'Allowed amount$290.00',
      `${steps.planWouldPay}$160.00`,
      `${steps.wouldBeYours}$130.00`,
      'Deductible$120.00',
      'Copay$10.00',
    ]);
  });

  it.each([
    ['innetwork', steps.lastPrice({ price: '$290.00', days: 30, isInNetwork: true }), true],
    ['outofnetwork', steps.outsideNetwork, false],
  ])('add up at the price of the network only: %s', async (network, step, isEstimated) => {
    const { says, press, main } = await open('?drug=metformin', {
      ...claimedIn(network),
      InsurancePlan: saying('after-deductible'),
      accumulators: drugDeductible(13_000),
    });
    await says(steps.show);
    await press(new RegExp(`^${steps.show}: `));
    await says(step);
    expect(within(main).queryAllByRole('list', { name: steps.bars })).toHaveLength(
      isEstimated ? 1 : 0,
    );
  });

  it('do not add up when it is unknown whether the deductible applies', async () => {
    const { says, queryByRole } = await open('?drug=metformin', {
      ...claims,
      InsurancePlan: saying('charge'),
      accumulators: drugDeductible(13_000),
    });
    await says(steps.maybe({ left: '$120.00', cost }));
    expect(queryByRole('button', { name: new RegExp(steps.show) })).toBeNull();
  });

  it('use the amounts of the claim for a fill', async () => {
    const { says, press, main } = await open('', claims);
    await press(/^How (it|your \$[\d.,]+) adds up: /);
    await says('Plan paid');
    expect(barsIn(main, steps.paidBars)).toEqual([
      'Allowed amount$290.00',
      'Plan paid$150.00',
      `${steps.yourPart}$140.00`,
      'Deductible$130.00',
      'Copay$10.00',
    ]);
  });
});

describe('prescriptions', () => {
  it('show the facts of each fill, and a dash for missing values', async () => {
    const { says, getAllByRole, queryByRole } = await open('', {
      prescriptions: () =>
        Response.json({
          items: [
            fill('rx-1', { nextRefillOn: '2026-12-08', pharmacyPhone: '5015550175' }),
            { prescriptionId: 'rx-2', drugName: 'Bare', youPaid: { amount: -5 }, status: 'paused' },
            { drugName: 'without an id' },
            null,
          ],
          total: 2,
        }),
    });
    await says('Bare');
    const [, ...rows] = getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(2);
    for (const text of ['Metformin 500 mg tablet', '11/11/2026', '30', '3', '$10.00', 'Active']) {
      expect(rows[0]).toContain(text);
    }
    expect(rows[0]).toContain(pharmacyWords.prescriptions.next('Dec 8, 2026'));
    // Too early to call.
    expect(queryByRole('link', { name: /^Refill:/ })).toBeNull();
    // A prescription without refills has no note on refills.
    expect(rows[1]).not.toContain('refill');
    // A status that is new since is the insurer's own word.
    expect(rows[1]).toContain('paused');
    expect(rows[1]).not.toContain('$');
    await says(pharmacyWords.prescriptions.dash);
  });

  it.each(['2026-11-20', '2026-11-21'])(
    'can be refilled by phone from %s',
    async (nextRefillOn) => {
      const { findByRole } = await open('', {
        prescriptions: () =>
          Response.json({
            items: [fill('rx-1', { nextRefillOn, pharmacyPhone: '5015550175' })],
            total: 1,
          }),
      });
      const name = pharmacyWords.prescriptions.refillOf(
        '(501) 555-0175',
        'Metformin 500 mg tablet',
      );
      const call = await findByRole('link', { name });
      expect(call.getAttribute('href')).toBe('tel:+15015550175');
    },
  );

  it('show the deductible part, link to the claim, and say since when a refill is due', async () => {
    const money = (amount: number) => ({ amount, currency: 'USD' });
    const { says, press, findByRole } = await open('', {
      ...claimOf('eob-1'),
      prescriptions: () =>
        Response.json({
          items: [
            fill('rx-1', {
              youPaid: money(29_000),
              claimId: 'eob-1',
              tier: 'Tier 2 preferred brand',
              lastFilledOn: '2026-09-12',
              youPaidParts: { deductible: money(25_000), copay: money(4_000) },
            }),
          ],
          total: 1,
        }),
    });
    const words = pharmacyWords.prescriptions;
    await says(
      words.paidParts({ paid: '$290.00', deductible: '$250.00', rest: words.copay('$40.00') }),
    );
    await says(words.due('Oct 12, 2026'));
    // The number of the pharmacy is not known.
    await says(words.askForRefill('Orchard Pharmacy'));
    await says('Tier 2 preferred brand');
    await press(/^How your \$290\.00 adds up: /);
    const link = await findByRole('link', { name: new RegExp(`^${claimLinkWords.view}`) });
    expect(link.getAttribute('href')).toBe('/medical/claim-details/eob-1');
  });

  it('list refillable drugs first, and ended ones by drug on press', async () => {
    const { says, text, getByRole, getAllByRole, press } = await open('', {
      prescriptions: () =>
        Response.json({
          items: [
            fill('rx-1', { drugName: 'Zoloft', status: 'ended' }),
            fill('rx-2', { drugName: 'Lipitor' }),
            fill('rx-3', { drugName: 'Amoxil', status: 'ended' }),
            fill('rx-4', { drugName: 'Zoloft', status: 'ended', lastFilledOn: '2025-01-01' }),
          ],
          total: 4,
        }),
    });
    const words = pharmacyWords.prescriptions;
    await says('Lipitor');
    expect(text()).not.toContain('Zoloft');
    await press(words.past('3'));
    await says('Zoloft');
    const rows = getAllByRole('rowheader').map((row) => row.textContent.slice(0, 6));
    expect(rows).toEqual(['Lipito', 'Amoxil', 'Zoloft', 'Zoloft']);
    await press(words.past('3'));
    expect(text()).not.toContain('Zoloft');
    expect(getByRole('button', { name: words.past('3') }).ariaExpanded).toBe('false');
  });

  it('say that all have ended', async () => {
    const { says } = await open('', {
      prescriptions: () => Response.json({ items: [fill('rx-1', { status: 'ended' })], total: 1 }),
    });
    await says(pharmacyWords.prescriptions.noneCurrent.ifComplete);
    await says(pharmacyWords.prescriptions.past('1'));
  });

  it('change pages, and move the focus', async () => {
    const { says, getByRole, calls, router, press } = await open('', {
      prescriptions: () =>
        Response.json({
          items: Array.from({ length: 11 }, (_, at) =>
            fill(`rx-${at}`, at === 10 ? { drugName: 'Eleventh' } : {}),
          ),
          total: 11,
        }),
    });
    await says('Metformin');
    expect(getByRole('table').textContent).not.toContain('Eleventh');
    await press('Next');
    await expect.poll(() => getByRole('table').textContent).toContain('Eleventh');
    expect(router.state.location.search).toEqual({ fills: 2 });
    expect(getByRole('table').textContent).not.toContain('Metformin');
    expect(document.activeElement?.textContent).toBe('Showing 11 of 11 prescriptions');
    expect(prescriptionCalls(calls)).toHaveLength(1);
  });

  it('say that some may be missing', async () => {
    const { says } = await open('', {
      prescriptions: (request) =>
        request.url.includes('page=1')
          ? Response.json({ items: [fill('rx-1')], total: 2 })
          : new Response('{}', { status: 500 }),
    });
    await says(pharmacyWords.prescriptions.mayBeMissing);
    await says('Metformin');
  });

  it('say that there are no prescriptions', async () => {
    const { says } = await open('', {
      prescriptions: () => Response.json({ items: [], page: 1, pageSize: 10, total: 0 }),
    });
    await says(pharmacyWords.prescriptions.none.ifComplete);
  });
});

describe('a failing part', () => {
  const parts = ['Coverage', 'InsurancePlan', 'Basic', 'prescriptions'];

  it.each(parts.flatMap((part) => faults.map(({ name, answer }) => ({ part, name, answer }))))(
    '$part, $name: shows an error, and keeps the other parts',
    async ({ part, answer }) => {
      const { says } = await open('?drug=metformin', { [part]: answer });
      await says(uiWords.loadFailure.retry);
      await says(pharmacyWords.search.title);
      await says(memberServicesWords.hours(pharmacySupport[defaultBrand].hours));
      if (part !== 'prescriptions') await says('Orchard Pharmacy');
      else await says('$10 copay');
    },
  );

  it('loads on Retry', async () => {
    let isBroken = true;
    const { says, press } = await open('', {
      prescriptions: () =>
        isBroken
          ? new Response('{}', { status: 500 })
          : Response.json({ items: [fill('rx-1')], total: 1 }),
    });
    await says(uiWords.loadFailure.part);
    isBroken = false;
    await press(uiWords.loadFailure.retry);
    await says('Orchard Pharmacy');
  });
});

describe('the rights to the pharmacy', () => {
  it('show only the savings and a phone number without the pharmacy center, without a call', async () => {
    const { says, text, calls } = await open('', undefined, {
      rights: { ...everyRight, pharmacyCenter: false },
    });
    await says(contentText('pharmacy-card-description'));
    await says(memberServicesWords.hours(pharmacySupport[defaultBrand].hours));
    expect(text()).not.toContain(pharmacyWords.search.title);
    expect(text()).not.toContain(pharmacyWords.prescriptions.title);
    expect(calls.filter((call) => /prescriptions|Coverage|Basic/.test(call))).toEqual([]);
  });

  it('hide the savings partner without its right', async () => {
    const { says, text } = await open('', undefined, {
      rights: { ...everyRight, rxSavingsSolutions: false },
    });
    await says(pharmacyWords.prescriptions.title);
    expect(text()).not.toContain(contentText('pharmacy-card-button-label'));
  });

  it('open the savings partner with the insurer’s sign-on form', async () => {
    const { openPopup, happened } = fakeWindow();
    const bodies: unknown[] = [];
    const form = '<form method="post" action="https://partner.example/sso/rx-savings"></form>';
    const { says, press } = await open(
      '',
      {
        sso: async (request) => {
          bodies.push(await request.json());
          return Response.json({ ssoForm: form });
        },
      },
      { openPopup },
    );
    await says(contentText('pharmacy-card-button-label'));
    await press(new RegExp(`^${contentText('pharmacy-card-button-label')}`));
    await vi.waitFor(() => expect(happened).toHaveLength(2));
    expect(bodies).toEqual([{ target: 'rx-savings' }]);
    expect(happened[1]).toMatchObject({ action: 'https://partner.example/sso/rx-savings' });
  });
});
