import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecords, type HealthRecords } from '#src/api/fhir/records.ts';
import type { AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { centsOf } from '#src/domain/claims/amounts/figures.ts';
import {
  clientOptionsOf,
  json,
  sample,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';

let server: FhirServer;
let records: HealthRecords;
beforeAll(async () => {
  server = await startFhirServer();
  records = createRecords(clientOptionsOf(server));
});
afterAll(() => server.close());

/** A sample as the portal reads it from a server. Some are templates without an id; a server sends one. */
function claimIn(file: string): Promise<Claim | null> {
  server.on('/ExplanationOfBenefit/sample', json(Object.assign({ id: 'sample' }, sample(file))));
  return records.claim('sample');
}

/** Stated totals, then the lines' sum, in cents; only those that the sample has. */
type Amounts = Partial<Record<AmountCategory, [stated: number[], ofLines: number | null]>>;

interface Sample {
  file: string;
  kind: Claim['kind'];
  status: Claim['status'];
  service: [start: string | null, end: string | null];
  amounts: Amounts;
  /** Totals and lines are two different amounts. */
  differing?: AmountCategory[];
  more?: Partial<Claim>;
}

/** Written down by hand from the files. */
const samples: Sample[] = [
  {
    file: 'carin-bb/ExplanationOfBenefit-EOBInpatient1',
    kind: 'inpatient',
    // Its outcome is `partial`, which says nothing.
    status: 'paid',
    service: ['2019-01-01', '2019-10-31'],
    amounts: {
      submitted: [[265_000], null],
      paidtoprovider: [[62_000], null],
      paidbypatient: [[0], null],
    },
    more: {
      claimNumber: 'AW123412341234123412341234123412',
      receivedOn: '2011-05-30',
      processedOn: '2019-11-02',
      providerName: 'XXX Health Plan',
      network: 'in',
    },
  },
  {
    file: 'carin-bb/ExplanationOfBenefit-EOBOutpatient2',
    kind: 'outpatient',
    status: 'paid',
    service: ['2020-09-29', '2020-09-29'],
    amounts: {
      // No total: the lines' sum is all there is.
      submitted: [[], 8_440],
      eligible: [[5_652], 5_652],
      deductible: [[0], 0],
      copay: [[0], 0],
      benefit: [[5_652], 5_652],
      noncovered: [[0], 0],
      memberliability: [[0], null],
    },
    // Late in the evening of the payer's own time zone is still that day.
    more: { processedOn: '2020-10-10', providerName: null, payerName: 'UPMC Health Plan' },
  },
  {
    file: 'carin-bb/ExplanationOfBenefit-EOBOral1',
    kind: 'dental',
    status: 'paid',
    service: ['2021-03-01', '2021-03-31'],
    amounts: {
      submitted: [[41_000], 41_000],
      benefit: [[35_000], null],
      discount: [[6_000], null],
      paidtoprovider: [[35_000], null],
    },
  },
  {
    file: 'carin-bb/ExplanationOfBenefit-EOBPharmacy1',
    kind: 'pharmacy',
    status: 'paid',
    service: ['2019-10-30', '2019-10-31'],
    amounts: {
      submitted: [[265_000], 100_000],
      benefit: [[], 2_000],
      discount: [[], 90_000],
      memberliability: [[], 8_000],
      paidtoprovider: [[62_000], 2_000],
      paidbypatient: [[0], null],
    },
    differing: ['submitted', 'paidtoprovider'],
  },
  {
    file: 'cms-bfd-v3/ExplanationOfBenefit',
    kind: 'inpatient',
    // The plan paid 11.14 by its lines; the payment is 3.50.
    status: 'paid',
    service: ['2025-01-03', '2025-01-11'],
    amounts: {
      submitted: [[900_155], 5_011],
      eligible: [[], 919_422],
      deductible: [[1_785], 350],
      // Twice: both are shown, neither is added.
      coinsurance: [[982, 1_000], null],
      noncovered: [[1_150], 10],
      priorpayerpaid: [[1_004], 3_121],
      benefit: [[], 1_114],
      // Among them 91.00 that were taken back.
      paidtoprovider: [[], -5_463],
      paidtopatient: [[], 1_322],
      paidbypatient: [[], 1_799],
    },
    differing: ['submitted', 'deductible', 'noncovered', 'priorpayerpaid'],
    more: { paymentCents: 350, claimNumber: 'NON-UNIQUE-ID-HERE', network: 'other' },
  },
  {
    file: 'cms-bfd-v3/ExplanationOfBenefit-HHA',
    kind: 'inpatient',
    status: 'paid',
    service: ['2025-01-03', '2025-01-11'],
    amounts: {
      submitted: [[900_155], 5_011],
      eligible: [[], 919_422],
      deductible: [[1_785], 350],
      coinsurance: [[982], null],
      noncovered: [[1_150], 10],
      priorpayerpaid: [[], 3_121],
      benefit: [[], 1_114],
      paidtoprovider: [[], -5_463],
      paidtopatient: [[], 1_322],
      paidbypatient: [[], 1_799],
    },
    differing: ['submitted', 'deductible', 'noncovered'],
    // An adjustment is no denial.
    more: { denialReasons: [] },
  },
  {
    file: 'cms-bfd-v3/ExplanationOfBenefit-Pharmacy',
    kind: 'pharmacy',
    status: 'paid',
    service: ['2024-01-15', '2024-01-15'],
    amounts: {
      submitted: [[4_550], 4_550],
      benefit: [[], 4_550],
      paidbypatient: [[10_000], 1_000],
    },
    differing: ['paidbypatient'],
    more: { paidOn: '2024-01-20', processedOn: '2024-01-15' },
  },
  {
    file: 'cms-bluebutton-v2/eob_read_in_pt_v2',
    kind: 'institutional',
    status: 'paid',
    service: ['2015-04-01', '2015-04-01'],
    // Neither its one total nor its lines state their category.
    amounts: {},
    more: {
      paymentCents: 1_000_000,
      otherAmounts: [{ category: null, label: null, cents: 1_000_000 }],
      claimNumber: '4436342082',
    },
  },
  {
    file: 'fhir-r4-core/ExplanationOfBenefit-EB3500',
    kind: 'dental',
    status: 'paid',
    service: ['2014-08-16', '2014-08-16'],
    // Codes without a system.
    amounts: {
      submitted: [[13_557], null],
      eligible: [[], 12_000],
      benefit: [[9_600], 27_600],
    },
    differing: ['benefit'],
    more: { disposition: 'Claim settled as per contract.' },
  },
];

describe.each(samples)(
  '$file',
  ({ file, kind, status, service, amounts, differing = [], more }) => {
    it('has exactly the stated amounts', async () => {
      const claim = await claimIn(file);
      const figures = claim?.figures.flatMap(({ category, stated, ofLines }) =>
        stated.length > 0 || ofLines !== null ? [[category, [stated, ofLines]]] : [],
      );
      expect(Object.fromEntries(figures ?? [])).toEqual(amounts);
      expect(claim?.figures.flatMap((figure) => (figure.differs ? [figure.category] : []))).toEqual(
        differing,
      );
    });

    it('has the stated kind, status and dates', async () => {
      expect(await claimIn(file)).toMatchObject({
        kind,
        status,
        serviceStart: service[0],
        serviceEnd: service[1],
        ...more,
      });
    });
  },
);

it.each([
  ['requests authorization', 'pdex/ExplanationOfBenefit-PDexPriorAuth1'],
  ['requests a price', 'pct/raw-aeob'],
])('reads no claim from a resource that %s', (_, file) =>
  expect(claimIn(file)).resolves.toBeNull(),
);

it('fails when the service sends an error in place of a claim', async () => {
  const file = 'cms-bluebutton-v2/resource_error_response';
  await expect(claimIn(file)).rejects.toMatchObject({ code: 'BP-NFA-100', kind: 'unreadable' });
});

it('reads every claim of a page with empty totals and repeated categories in a line', async () => {
  server.on(
    '/ExplanationOfBenefit?patient=p1',
    json(sample('cms-bluebutton-v2/eob_bundle_bbuser29999')),
  );
  const { claims, total } = await records.claims({ patient: 'p1' });
  expect(total).toBe(146);
  expect(claims).toHaveLength(10);
  for (const { kind, status, serviceStart, figures } of claims) {
    const benefit = centsOf(figures, 'benefit') ?? 0;
    expect({ kind, status }).toEqual({
      kind: 'pharmacy',
      status: benefit > 0 ? 'paid' : 'processed',
    });
    expect(serviceStart).toMatch(/^20\d{2}-\d{2}-\d{2}$/);
    expect(centsOf(figures, 'coinsurance')).not.toBeNull();
    expect(centsOf(figures, 'deductible')).toBeNull();
  }
  // Stated as nothing, which is not the same as not stated.
  expect(centsOf(claims[0]?.figures ?? [], 'coinsurance')).toBe(0);
});
