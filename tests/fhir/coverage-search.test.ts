import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { coverages, idCards } from '#src/api/calls/coverage/coverages.ts';
import { createRecords } from '#src/api/fhir/records.ts';
import { coveragesOf } from '#src/domain/coverage/coverage.ts';
import { cardsOfMember } from '#src/domain/id-card/card.ts';
import {
  clientOptionsOf,
  json,
  sample,
  searchset,
  startFhirServer,
  type FhirServer,
} from '#tests/support/fhir-server.ts';
import { planOf } from '#tests/support/plans.ts';

const today = '2026-11-21';

let server: FhirServer;
beforeAll(async () => {
  server = await startFhirServer();
});
beforeEach(() => server.requests.splice(0));
afterAll(() => server.close());

const bySearch = (coverageSearch: 'identifier' | 'patient' | 'beneficiary') =>
  createRecords({ ...clientOptionsOf(server), coverageSearch });

const search = coverages(planOf('Medical'), today);
const cards = idCards(planOf('Medical'), today);

/** Serves two patients, and coverages only for a matching query. */
function answersOnly(query: RegExp) {
  server.on('*', (response, request) => {
    const url = new URL(request.url ?? '', server.origin);
    if (url.pathname.endsWith('/Patient')) {
      const patients = ['p1', 'p2'].map((id) => ({ resourceType: 'Patient', id }));
      json(searchset(patients))(response, request);
    } else if (query.test(decodeURIComponent(url.search))) {
      json(searchset([{ resourceType: 'Coverage', id: 'c1', status: 'active' }]))(
        response,
        request,
      );
    } else json({ resourceType: 'OperationOutcome', issue: [] }, 400)(response, request);
  });
}

describe('searches coverages by the configured parameter', () => {
  it.each([
    ['identifier', /^\?identifier=[^&]+&versionId/, 1],
    ['patient', /^\?patient=p1,p2&versionId/, 2],
    ['beneficiary', /^\?beneficiary=p1,p2&versionId/, 2],
  ] as const)('%s', async (by, query, calls) => {
    answersOnly(query);
    const answer = await search.ask(bySearch(by));
    expect(answer.coverages.map(({ id }) => id)).toEqual(['c1']);
    expect(answer.completeness).toBe('complete');
    expect(server.requests).toHaveLength(calls);
    expect((await cards.ask(bySearch(by))).completeness).toBe('complete');
  });

  it('makes no search without patients', async () => {
    server.on('*', json(searchset([])));
    expect(await search.ask(bySearch('patient'))).toEqual({
      coverages: [],
      completeness: 'complete',
    });
    expect(server.requests).toHaveLength(1);
  });
});

const zSample = z.object({
  subscriberId: z.string(),
  beneficiary: z.object({ reference: z.string() }),
  type: z.optional(z.object({ coding: z.array(z.object({ code: z.string() })) })),
});

const zBundle = z.object({ entry: z.array(z.object({ resource: z.unknown() })) });

const samples = [
  'c4dic/Example-Coverage1',
  'c4dic/sampleCoverageResponseWithImageExtensions',
  'carin-bb/Coverage-Coverage1',
  'carin-bb/Coverage-Coverage2',
  'carin-bb/Coverage-Coverage3',
  'carin-bb/Coverage-CoverageDental1',
  'cms-bfd-v3/Coverage-PartC',
  'cms-bluebutton-v2/coverage_search_v2',
  'pct/Coverage-coverage1001',
].flatMap((file): [string, unknown][] => {
  const content = sample(file);
  const bundle = zBundle.safeParse(content);
  return bundle.success
    ? bundle.data.entry.map(({ resource }, index) => [`${file} ${index + 1}`, resource])
    : [[file, content]];
});

it('covers twelve public coverages', () => expect(samples).toHaveLength(12));

it.each(samples)('shows a coverage and a card for %s', async (_, resource) => {
  const { subscriberId, beneficiary, type } = zSample.parse(resource);
  const isDental = type?.coding.some(({ code }) => code === 'DENTAL') ?? false;
  const plan = {
    ...planOf(isDental ? 'Dental' : 'Medical'),
    contractId: 'C-9',
    memberId: subscriberId,
  };
  server.on('*', json(searchset([resource])));
  const records = bySearch('identifier');
  const answer = await records.coverages({ identifier: subscriberId });
  expect(answer.completeness).toBe('complete');
  expect(coveragesOf(answer.coverages, plan, today)).toHaveLength(1);
  const { cards: all } = await records.cards({ identifier: subscriberId });
  const patientId = beneficiary.reference.replace('Patient/', '');
  const own = { plan, memberId: subscriberId, patientId, today };
  expect(cardsOfMember(all, own)).toHaveLength(1);
});
