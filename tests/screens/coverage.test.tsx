// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { sample } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const medical = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const dental = planOf('Dental', { contractId: 'D1', memberId: 'D101' });
const notAvailable = 'This part isn’t available right now';

const coverage = (id: string, more: object = {}) => ({
  resourceType: 'Coverage',
  id,
  status: 'active',
  period: { start: '2026-01-01' },
  type: { coding: [{ code: 'hip' }] },
  ...more,
});
const money = (code: string, text: string, value: number) => ({
  type: { coding: [{ code }], text },
  valueMoney: { value },
});

type Answers = Record<string, () => Response | Promise<Response>>;

async function open(answers: Answers, plan = medical) {
  const address =
    plan.contractType === 'Dental'
      ? '/dental/coverage-and-benefits'
      : '/medical/coverage-and-copays';
  return openScreen(address, plan, {
    answer(path, request) {
      const { search } = new URL(request.url);
      const end = path.slice(path.lastIndexOf('/') + 1);
      const answer = answers[`${end}${search}`] ?? answers[end];
      return answer?.() ?? null;
    },
  });
}

it('sends the query of product rule 7.3, and shows each cost once for the whole family', async () => {
  const costs = [
    money('pcp_copay', 'Primary care visit', 30),
    {
      type: { coding: [{ code: 'rx_tier4_coins' }], text: 'Tier 4' },
      valueQuantity: { value: 25 },
    },
    { ...money('er_copay', 'Emergency room', 250), valueQuantity: { value: 90, unit: '%' } },
    { type: { coding: [{ code: 'gpvisit' }] } },
  ];
  const shared = { costToBeneficiary: costs };
  const { text, calls, getAllByRole } = await open({
    Coverage: () =>
      bundle({ resources: [coverage('hip-C1-01', shared), coverage('hip-C1-02', shared)] }),
  });
  await expect.poll(text).toContain('$30 copay');
  expect(text()).toContain('25% coinsurance');
  // Of both choices of value[x] money counts.
  expect(text()).toContain('$250 copay');
  expect(text()).not.toContain('90%');
  // A cost without an amount stays, with a dash.
  expect(text()).toContain('Primary care visit');
  expect(text()).toContain('A dash means');
  expect(getAllByRole('table')).toHaveLength(2);
  expect(calls.filter((call) => call.includes('/Coverage'))).toEqual([
    'GET /api/v1/health-records/Coverage?identifier=C1&versionId=2&_count=50&period=ge2023-01-01',
  ]);
});

describe('the note that the deductible comes before a cost', () => {
  const share = (deductibleApplies: boolean) => ({ category: 'medical', deductibleApplies });
  const costToBeneficiary = [
    money('pcp_copay_in', 'Primary care visit', 30),
    money('pcp_copay_out', 'Primary care visit', 60),
    money('er_copay', 'Emergency room', 250),
  ];
  const answers = {
    Coverage: () => bundle({ resources: [coverage('hip-C1-01', { costToBeneficiary })] }),
    benefits: () =>
      Response.json({
        items: [
          {
            benefitId: 'pcp',
            name: 'Primary care visit',
            inNetwork: share(false),
            outOfNetwork: share(true),
          },
        ],
      }),
  };
  const row = (name: RegExp, of: Awaited<ReturnType<typeof open>>) =>
    of.getByRole('row', { name }).textContent;

  it('shows by network that the deductible comes before a cost only if the plan’s services state it', async () => {
    const screen = await open(answers);
    await expect
      .poll(() => row(/Primary care visit/, screen))
      .toBe('Primary care visit$30 copayno deductible$60 copayafter deductible');
    expect(row(/Emergency room/, screen)).not.toContain('deductible');
  });

  it('leaves out that the deductible comes before a cost when the services fail to load', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const screen = await open({ ...answers, benefits: () => new Response('', { status: 500 }) });
    await expect
      .poll(() => row(/Primary care visit/, screen))
      .toBe('Primary care visit$30 copay$60 copay');
    warnings.mockRestore();
  });
});

describe('the deductible of drugs', () => {
  const limit = (category: string, type: string, allowed: number, used: number) => ({
    scope: 'individual',
    memberId: 'C101',
    category,
    network: 'in',
    type,
    allowed,
    used,
    unit: 'cents',
  });
  const drug = (name: string, category: string, deductibleApplies: boolean) => ({
    benefitId: name,
    name,
    inNetwork: { category, deductibleApplies },
    outOfNetwork: { category, deductibleApplies },
  });
  const answersWith = (accumulators: object[]) => ({
    Coverage: () =>
      bundle({
        resources: [
          coverage('hip-C1-01', {
            costToBeneficiary: [
              money('rx_tier1_copay', 'Tier 1', 10),
              money('rx_tier2_copay', 'Tier 2', 40),
              money('rx_infusion', 'Infusions', 90),
            ],
          }),
        ],
      }),
    benefits: () =>
      Response.json({
        items: [
          drug('Tier 1', 'pharmacy', false),
          drug('Tier 2', 'pharmacy', true),
          drug('Infusions', 'medical', true),
        ],
      }),
    accumulators: () =>
      Response.json({
        planYear: { start: '2026-01-01', end: '2026-12-31' },
        asOf: '2026-11-20',
        accumulators,
      }),
  });
  const medicalLimits = [
    limit('medical', 'deductible', 150_000, 61_734),
    limit('medical', 'outOfPocketMax', 500_000, 101_234),
  ];

  it('shows the drug deductible with its used amount if drugs have a separate deductible', async () => {
    const { text, getByRole, findByRole } = await open(
      answersWith([...medicalLimits, limit('pharmacy', 'deductible', 25_000, 25_000)]),
    );
    await expect.poll(text).toContain('Drug deductible: $250 of $250 used. Met.');
    await expect.poll(text).toContain('$40 copayafter drug deductible');
    expect(text()).toContain('$10 copayno deductible');
    // A drug of the medical benefit counts toward the medical deductible.
    expect(text()).toContain('$90 copayafter deductible');
    await findByRole('meter', { name: 'Your medical deductible' });
    // Drugs have no separate maximum in this plan.
    expect(getByRole('meter', { name: 'Your out-of-pocket maximum' })).toBeTruthy();
  });

  it('shows the remaining amount', async () => {
    const { text } = await open(
      answersWith([...medicalLimits, limit('pharmacy', 'deductible', 25_000, 12_000)]),
    );
    await expect.poll(text).toContain('Drug deductible: $120 of $250 used. $130 to go.');
  });

  it('leaves out the drug deductible if the plan has no drug deductible', async () => {
    const { text, findByRole } = await open(answersWith(medicalLimits));
    await findByRole('meter', { name: 'Your deductible' });
    await expect.poll(text).toContain('$40 copayafter deductible');
    expect(text().toLowerCase()).not.toContain('drug deductible');
  });
});

it('shows sixty coverages of two pages, and marks inactive ones', async () => {
  const next = 'https://members.example.org/api/v1/health-records/Coverage?page=2';
  const cancelled = { status: 'cancelled', period: { start: '2024-01-01', end: '2024-12-31' } };
  const named = (number: number, more: object = {}) =>
    coverage(`hip-C1-${number}`, {
      class: [{ type: { coding: [{ code: 'plan' }] }, name: `Plan ${number}.` }],
      ...more,
    });
  const { text } = await open({
    'Coverage?page=2': () =>
      bundle({ resources: Array.from({ length: 10 }, (_, at) => named(50 + at, cancelled)) }),
    Coverage: () =>
      bundle({
        resources: Array.from({ length: 50 }, (_, at) => named(at)),
        next,
        total: 60,
      }),
  });
  await expect.poll(text).toContain('Plan 59.');
  expect(text().match(/Plan \d+\./g)).toHaveLength(60);
  expect(text().match(/Inactive/g)).toHaveLength(10);
  expect(text()).toContain('ended on Dec 31, 2024');
});

it('leaves out coverages cancelled more than 36 months ago, and of another contract', async () => {
  const ended = (id: string, end: string) =>
    coverage(id, { status: 'cancelled', period: { start: '2020-01-01', end } });
  const { text } = await open({
    Coverage: () =>
      bundle({
        resources: [
          ended('hip-C1-last', '2023-11-21'),
          ended('hip-C1-over', '2023-11-20'),
          coverage('hip-C2-01', { period: { start: '2021-05-05' } }),
          coverage('dental-C1-01', {
            type: { coding: [{ code: 'dental' }] },
            period: { start: '2022-06-06' },
          }),
        ],
      }),
  });
  await expect.poll(text).toContain('ended on Nov 21, 2023');
  for (const words of ['Nov 20, 2023', '05/05/2021', '06/06/2022']) {
    expect(text()).not.toContain(words);
  }
});

it('says that some coverages are missing when the second page fails, and loads it on Retry', async () => {
  const next = 'https://members.example.org/api/v1/health-records/Coverage?page=2';
  let isBroken = true;
  const { text, press } = await open({
    'Coverage?page=2': () =>
      isBroken
        ? new Response('', { status: 500 })
        : bundle({ resources: [coverage('hip-C1-02', { period: { start: '2020-01-01' } })] }),
    Coverage: () => bundle({ resources: [coverage('hip-C1-01')], next, total: 2 }),
  });
  await expect.poll(text).toContain('Some of your coverage may be missing here.');
  expect(text()).toContain('Active');
  isBroken = false;
  await press('Retry');
  await expect.poll(text).toContain('01/01/2020');
  expect(text()).not.toContain('may be missing');
});

describe('a failure to load', () => {
  it.each(faults)(
    'shows a failure to load the coverage ($name) without a code, and loads it on Retry',
    async ({ answer }) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const { text, press } = await open({
        Coverage: () => (isBroken ? answer() : bundle({ resources: [coverage('hip-C1-01')] })),
      });
      await expect.poll(text).toContain(notAvailable);
      expect(text()).not.toContain('BP-FA');
      // The rest of the page lives.
      expect(text()).toContain('Who’s covered');
      isBroken = false;
      await press('Retry');
      await expect.poll(text).toContain('Active');
      expect(warnings.mock.calls.flat().join(' ')).toContain('BP-FA-006');
      warnings.mockRestore();
    },
  );

  it.each(faults)(
    'shows a failure to load the limits of a dental plan ($name), and loads them on Retry',
    async ({ answer }) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const benefitPlan = {
        planYear: { start: '2026-01-01', end: '2026-12-31' },
        asOf: '2026-11-20',
      };
      const dentalCoverage = coverage('dental-D1-01', { type: { coding: [{ code: 'dental' }] } });
      const { text, press } = await open(
        {
          Coverage: () => bundle({ resources: [dentalCoverage] }),
          accumulators: () =>
            isBroken ? answer() : Response.json({ ...benefitPlan, accumulators: [] }),
        },
        dental,
      );
      await expect.poll(text).toContain(notAvailable);
      expect(text()).toContain('Active');
      expect(text()).toContain('Who’s covered');
      isBroken = false;
      await press('Retry');
      await expect.poll(text).not.toContain(notAvailable);
      warnings.mockRestore();
    },
  );

  it('keeps names and the rest of the page when people fail to load', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { text } = await open({
      Patient: () => new Response('', { status: 500 }),
      Coverage: () => bundle({ resources: [coverage('hip-C1-01')] }),
    });
    await expect.poll(text).toContain(notAvailable);
    expect(text()).toContain('Maria (you)');
    expect(text()).toContain('Active');
    expect(text()).not.toContain('BP-FA');
    expect(warnings.mock.calls.flat().join(' ')).toContain('BP-FA-004');
    warnings.mockRestore();
  });
});

it('uses the insurer’s name of a person without a name or with two', async () => {
  const names = [
    { use: 'maiden', family: 'Salas', given: ['Maria'] },
    { use: 'official', family: 'DELGADO', given: ['MARIA', 'ELISA'] },
  ];
  const who = (name: unknown) => ({
    ...patient('p1', 'C101'),
    name,
    birthDate: '1984-03-14',
    telecom: [{ system: 'phone', value: '+1 501 555 0142' }, null, { system: 'email' }],
  });
  const both = await open({ Patient: () => bundle({ resources: [who(names)] }) });
  await expect.poll(both.text).toContain('Maria Elisa Delgado (you)');
  expect(both.text()).toContain('(501) 555-0142');
  expect(both.text()).toContain('03/14/1984');
  both.close();
  const none = await open({ Patient: () => bundle({ resources: [who(undefined)] }) });
  await expect.poll(none.text).toContain('03/14/1984');
  expect(none.text()).toContain('Maria (you)');
});

it('keeps all other entries beside an invalid period, a malformed entry and an outcome', async () => {
  const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'x' }] };
  const { text } = await open({
    Coverage: () =>
      bundle({
        resources: [
          coverage('hip-C1-01', { period: { start: '2026-12-31', end: '2026-01-01' } }),
          outcome,
          { resourceType: 'Coverage' },
          coverage('hip-C1-02'),
        ],
      }),
  });
  await expect.poll(text).toContain('Dates unclear');
  expect(text()).toContain('Active');
  expect(text()).toContain('Some of your coverage may be missing here.');
});

it('says when there is nothing to show', async () => {
  const { text } = await open({});
  await expect.poll(text).toContain('We don’t have any coverage to show');
});

it('shows the remaining limits and the waiting periods of a dental plan', async () => {
  const waiting = {
    type: { coding: [{ code: 'waiting_major' }], text: 'Major services' },
    valueQuantity: { value: 12, unit: 'months', code: 'mo' },
  };
  const maximum = (network: string, allowed: number, used: number) => ({
    scope: 'individual',
    memberId: 'D101',
    category: 'dental',
    network,
    type: 'benefitMaximum',
    allowed,
    used,
    unit: 'cents',
  });
  const { text } = await open(
    {
      Coverage: () =>
        bundle({
          resources: [
            coverage('dental-D1-01', {
              type: { coding: [{ code: 'DENTAL' }] },
              costToBeneficiary: [waiting],
            }),
          ],
        }),
      accumulators: () =>
        Response.json({
          planYear: { start: '2026-01-01', end: '2026-12-31' },
          asOf: '2026-11-20',
          accumulators: [maximum('in', 150_000, 36_556), maximum('out', 100_000, 100_000)],
        }),
    },
    dental,
  );
  await expect.poll(text).toContain('$1,134.44 left');
  expect(text()).toContain('Used up');
  await expect.poll(text).toContain('Ends on Dec 31, 2026');
});

it.each([
  ['carin-bb/Coverage-Coverage1', ['GR5-HMO DEDUCTIBLE', 'MEDICARE HMO PLAN', 'MCHMO1']],
  ['carin-bb/Coverage-Coverage3', ['XYZ123-UPMC CONSUMER ADVA', 'Acme Corporation', '021890']],
  ['carin-bb/Coverage-CoverageDental1', ['INSURANCE COMPANY XYZ - PRIME', 'Transcorp - dental']],
  ['cms-bfd-v3/Coverage-PartC', []],
  ['pct/Coverage-coverage1001', ['Premim Family Plus Plan']],
  [
    'c4dic/Example-Coverage1',
    ['Acme Gold Plus', 'Stars Inc', '993355', '$10,000', 'DED THEN $10/$40/$70/25%'],
  ],
])('shows %s as far as it belongs to the plan', async (file, shown) => {
  const sent: unknown = sample(file);
  const id = /-(Coverage.*|coverage.*|PartC)$/.exec(file)?.[1] ?? '';
  const isDental = file.includes('Dental');
  const contractId = file.startsWith('c4dic') ? 'Example-Coverage1' : id;
  const plan = planOf(isDental ? 'Dental' : 'Medical', { contractId, memberId: 'X1' });
  const { text } = await open(
    { Coverage: () => bundle({ resources: [typeof sent === 'object' ? (sent ?? {}) : {}] }) },
    plan,
  );
  // A coverage that names neither the contract nor the member doesn't belong to the plan (product rule 6.4).
  await expect
    .poll(text)
    .toContain(shown.length === 0 ? 'We don’t have any coverage to show' : shown[0]);
  for (const words of shown) expect(text()).toContain(words);
});

const parts = (value: unknown): object => (typeof value === 'object' ? (value ?? {}) : {});

/** Coverages of any kind in their files: here each is one of the plan's. Written by hand from the files. */
it.each<[string, string[]]>([
  ['carin-bb/Coverage-Coverage1', ['GR5-HMO DEDUCTIBLE', '01/01/2020', 'MCHMO1']],
  ['carin-bb/Coverage-Coverage2', ['GI8-HMO DEDUCTIBLE', '01/01/2017', '06/30/2017']],
  ['carin-bb/Coverage-Coverage3', ['01/01/2019', '10/31/2019']],
  ['carin-bb/Coverage-CoverageDental1', ['01/01/2021', '12/31/2021', '10300007']],
  ['cms-bfd-v3/Coverage-PartC', ['04/11/2018']],
  ['cms-bluebutton-v2/coverage_search_v2', ['03/24/1983']],
  ['c4dic/Example-Coverage1', ['Acme Gold Plus', '01/01/2021', '$10,000']],
  ['c4dic/sampleCoverageResponseWithImageExtensions', ['08/01/2022']],
  ['pct/Coverage-coverage1001', ['Premim Family Plus Plan', '01/01/2022', '20% coinsurance']],
])('the values of %s are shown', async (file, shown) => {
  const sent = parts(sample(file));
  const all = 'entry' in sent && Array.isArray(sent.entry) ? sent.entry : [{ resource: sent }];
  const resources = all.map((item: unknown, at) => {
    const entry = parts(item);
    return {
      ...parts('resource' in entry ? entry.resource : null),
      id: `hip-C1-${at}`,
      type: { coding: [{ code: 'hip' }] },
    };
  });
  const { text } = await open({ Coverage: () => bundle({ resources }) });
  for (const words of shown) await expect.poll(text).toContain(words);
});

it.each<[string, string, string[]]>([
  [
    'carin-bb/Patient-Patient1',
    '1234-234-1243-12345678901',
    ['Johnny Example1 (you)', '01/01/1986', '(301) 666-1212'],
  ],
  [
    'carin-bb/Patient-Patient2',
    '88800933501',
    ['Member 01 Test (you)', '01/01/1943', '(555) 555-5556', 'GXXX@XXXX.com'],
  ],
  ['c4dic/Example-Patient1', '1234-234-1243-12345678901', ['John Doe (you)', '(301) 666-1212']],
  ['c4dic/Example-Patient2', '1234-234-1243-1238473074', ['Jane Doe (you)', '11/12/1990']],
  ['cms-bfd-v3/Patient', 'AAA1AA0AA11', ['Frankie Le Petit Prince Sheep (you)', '03/11/1995']],
])('the person of %s is shown', async (file, memberId, shown) => {
  const { text } = await open(
    { Patient: () => bundle({ resources: [parts(sample(file))] }) },
    planOf('Medical', { contractId: 'C1', memberId }),
  );
  for (const words of shown) await expect.poll(text).toContain(words);
});
