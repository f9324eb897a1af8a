// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { sample } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const medical = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const dental = planOf('Dental', { contractId: 'D1', memberId: 'D101' });
const notAvailable = 'This part is not available now';

const coverage = (id: string, more: object = {}) => ({
  ...{ resourceType: 'Coverage', id, status: 'active', period: { start: '2026-01-01' } },
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

it('asks what the specification says, and shows each cost once for the whole family', async () => {
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
  const { text, calls, main } = await open({
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
  expect(main()?.querySelectorAll('table')).toHaveLength(2);
  expect(calls.filter((call) => call.includes('/Coverage'))).toEqual([
    'GET /api/v1/health-records/Coverage?identifier=C1&versionId=2&_count=50&period=ge2023-01-01',
  ]);
});

it('reads sixty coverages over two pages, and marks the inactive without hiding them', async () => {
  const next = 'https://members.example.org/api/v1/health-records/Coverage?page=2';
  const cancelled = { status: 'cancelled', period: { start: '2024-01-01', end: '2024-12-31' } };
  const named = (place: number, more: object = {}) =>
    coverage(`hip-C1-${place}`, {
      class: [{ type: { coding: [{ code: 'plan' }] }, name: `Plan ${place}.` }],
      ...more,
    });
  const { text } = await open({
    'Coverage?page=2': () =>
      bundle({ resources: Array.from({ length: 10 }, (_, at) => named(50 + at, cancelled)) }),
    Coverage: () =>
      bundle({
        ...{ resources: Array.from({ length: 50 }, (_, at) => named(at)), next, total: 60 },
      }),
  });
  await expect.poll(text).toContain('Plan 59.');
  expect(text().match(/Plan \d+\./g)).toHaveLength(60);
  expect(text().match(/Inactive/g)).toHaveLength(10);
  expect(text()).toContain('ended on Dec 31, 2024');
});

it('says that some are missing when the second page cannot be had, and asks again', async () => {
  const next = 'https://members.example.org/api/v1/health-records/Coverage?page=2';
  let isBroken = true;
  const { text, button } = await open({
    'Coverage?page=2': () =>
      isBroken
        ? new Response('', { status: 500 })
        : bundle({ resources: [coverage('hip-C1-02', { period: { start: '2020-01-01' } })] }),
    Coverage: () => bundle({ resources: [coverage('hip-C1-01')], next, total: 2 }),
  });
  await expect.poll(text).toContain('Some of your coverage may be missing here.');
  expect(text()).toContain('This coverage is active.');
  isBroken = false;
  button('Retry')?.click();
  await expect.poll(text).toContain('01/01/2020');
  expect(text()).not.toContain('may be missing');
});

describe('what cannot be loaded', () => {
  it.each(faults)(
    'of coverage ($name) is said without a code, and can be asked for again',
    async ({ answer }) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const { text, button } = await open({
        Coverage: () => (isBroken ? answer() : bundle({ resources: [coverage('hip-C1-01')] })),
      });
      await expect.poll(text).toContain(notAvailable);
      expect(text()).not.toContain('BP-FA');
      // The rest of the page lives.
      expect(text()).toContain('Who is covered');
      isBroken = false;
      button('Retry')?.click();
      await expect.poll(text).toContain('This coverage is active.');
      expect(told.mock.calls.flat().join(' ')).toContain('BP-FA-006');
      told.mockRestore();
    },
  );

  it('of people leaves names and the rest of the page', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { text } = await open({
      Patient: () => new Response('', { status: 500 }),
      Coverage: () => bundle({ resources: [coverage('hip-C1-01')] }),
    });
    await expect.poll(text).toContain(notAvailable);
    expect(text()).toContain('Maria (you)');
    expect(text()).toContain('This coverage is active.');
    expect(text()).not.toContain('BP-FA');
    expect(told.mock.calls.flat().join(' ')).toContain('BP-FA-004');
    told.mockRestore();
  });
});

it('a person without a name, or with two, is called as the insurer does', async () => {
  const names = [
    { use: 'maiden', family: 'Salas', given: ['Maria'] },
    { use: 'official', family: 'DELGADO', given: ['MARIA', 'ELISA'] },
  ];
  const who = (name: unknown) => ({
    ...patient('p1', 'C101'),
    ...{ name, birthDate: '1984-03-14' },
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

it('an end before its start, an odd entry and an outcome in the middle take nothing with them', async () => {
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
  expect(text()).toContain('This coverage is active.');
  expect(text()).toContain('Some of your coverage may be missing here.');
});

it('nothing to show says so', async () => {
  const { text } = await open({});
  await expect.poll(text).toContain('We don’t have any coverage to show');
});

it('a dental plan shows what is left, and how long care is waited for', async () => {
  const waiting = {
    type: { coding: [{ code: 'waiting_major' }], text: 'Major services' },
    valueQuantity: { value: 12, unit: 'months', code: 'mo' },
  };
  const maximum = (network: string, allowed: number, used: number) => ({
    ...{ scope: 'individual', memberId: 'D101', category: 'dental', network },
    ...{ type: 'benefitMaximum', allowed, used, unit: 'cents' },
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
  ['carin-bb/Coverage-Coverage1', []],
  ['carin-bb/Coverage-Coverage3', ['XYZ123-UPMC CONSUMER ADVA', 'Acme Corporation (021890)']],
  ['carin-bb/Coverage-CoverageDental1', ['INSURANCE COMPANY XYZ - PRIME', 'Transcorp - dental']],
  ['cms-bfd-v3/Coverage-PartC', []],
  ['pct/Coverage-coverage1001', []],
  [
    'c4dic/Example-Coverage1',
    ['Acme Gold Plus', 'Stars Inc (993355)', '$10,000', 'DED THEN $10/$40/$70/25%'],
  ],
])('%s is shown as far as it is of the plan', async (file, shown) => {
  const sent: unknown = sample(file);
  const id = /-(Coverage.*|coverage.*|PartC)$/.exec(file)?.[1] ?? '';
  const isDental = file.includes('Dental');
  const contractId = file.startsWith('c4dic') ? 'Example-Coverage1' : id;
  const plan = planOf(isDental ? 'Dental' : 'Medical', { contractId, memberId: 'X1' });
  const { text } = await open(
    { Coverage: () => bundle({ resources: [typeof sent === 'object' ? (sent ?? {}) : {}] }) },
    plan,
  );
  // The specification keeps hip, dental and vision only: others are none of the plan's.
  await expect
    .poll(text)
    .toContain(shown.length === 0 ? 'We don’t have any coverage to show' : shown[0]);
  for (const words of shown) expect(text()).toContain(words);
});
