import { readFileSync } from 'node:fs';
import type { DocumentReference, MedicationRequest, Resource } from '@medplum/fhirtypes';
import { SHLViewer } from 'kill-the-clipboard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zCreateCheckInLinkResponse } from '../../generated/v1/validators/zCreateCheckInLinkResponse.ts';
import { zListHealthLinksResponse } from '../../generated/v1/validators/zListHealthLinksResponse.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { checkInFacts, checkInFile } from '../../src/api/calls/coverage/id-card.ts';
import { recordList } from '../../src/api/calls/care/record-lists.ts';
import { checkInBundle, type SharedEntry } from '../../src/api/fhir/cards/check-in-bundle.ts';
import { createRecords } from '../../src/api/fhir/records.ts';
import { seal, toBase64Url } from '../../src/api/health-link.ts';
import { checkInKinds, offeredEntries } from '../../src/domain/id-card/check-in.ts';
import { healthLinkText } from '../../src/domain/id-card/health-link.ts';
import { checkInPaper } from '../../src/features/id-card/sharing/check-in-paper.ts';
import { brokenCheckInRules, checkInRules } from './check-in-rules.ts';
import { bundleIn, errorsOf, indexDefinitions, resourcesIn } from './fhir-errors.ts';
import { sessionOf } from '../support/fhir-server.ts';
import { decrypted, factsOf } from '../support/open-health-link.ts';
import { clientOf, startSandbox, type MemberClient } from '../sandbox/member-client.ts';
import { pagesOfPdf } from '../../e2e/support/pdf.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  indexDefinitions();
  sandbox = await startSandbox();
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const memberId = 'A1042887701';

/** Everything that can be shared of Maria at a check-in, made by the portal's own code. */
async function madeFile() {
  const records = createRecords({
    baseUrl: `${sandbox.urls.portal}/api/v1/health-records`,
    fetch,
    session: sessionOf(maria.accessToken),
  });
  const { cards } = await records.cards({ identifier: 'A10428877' });
  const card = cards.find(
    ({ memberIds, typeCodes }) => memberIds.includes(memberId) && typeCodes.includes('hip'),
  );
  if (card === undefined) throw new Error('no card');
  const at = new Date();
  const shared = await records.sharedCard(card, at);
  const lists = await Promise.all(
    checkInKinds.map(async (kind) => {
      const call = recordList(kind, card.patientId ?? '');
      if (!('ask' in call)) throw new Error('no call of the health records');
      const list = await call.ask(records);
      return { ...list, kind, entries: offeredEntries(kind, list.entries) };
    }),
  );
  const { person, issuer } = await checkInFacts(shared);
  const { pdf, title } = checkInPaper({ person, card, issuer, lists, at });
  const entries = lists.flatMap(({ kind, entries: offered, resources, sent }) =>
    offered.map(({ key, name }) => ({ kind, name, resource: resources.get(key), beside: sent })),
  );
  const text = await checkInFile({ card: shared, name: '', entries, pdf, pdfTitle: title }, at);
  return { text, lists, card };
}

/** A link for a check-in to a text. */
async function madeLink(text: string) {
  const { content, key } = await seal(text);
  const answer = await maria.send(`/api/v1/members/${memberId}/check-in-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content, minutes: 15 }),
  });
  const made = zCreateCheckInLinkResponse.parse(await answer.json());
  const payload = {
    url: made.fileUrl ?? '',
    key,
    expiresAt: new Date(made.expiresAt),
    flag: 'U',
    label: 'Check-in',
  } as const;
  const link = (more: Partial<typeof payload> = {}) =>
    healthLinkText({ ...payload, ...more }, toBase64Url);
  return { linkId: made.linkId, link, content, key };
}

const open = (shlinkURI: string, recipient = 'Riverside Clinic front desk') =>
  new SHLViewer({ shlinkURI }).resolveSHL({ recipient });

const pdfIn = (resources: readonly Resource[]) => {
  const document = resources.find(
    (one): one is DocumentReference => one.resourceType === 'DocumentReference',
  );
  return Buffer.from(document?.content[0]?.attachment.data ?? '', 'base64');
};

describe('the bundle of a check-in', () => {
  test('follows the guide’s rules and R4', async () => {
    const { text } = await madeFile();
    const bundle = bundleIn(text);
    expect(brokenCheckInRules(bundle)).toEqual([]);
    expect(errorsOf(bundle)).toEqual([]);
    expect(new Set(resourcesIn(bundle).map(({ resourceType }) => resourceType))).toEqual(
      new Set([
        ...['Coverage', 'Patient', 'Organization', 'DocumentReference'],
        ...['AllergyIntolerance', 'MedicationRequest', 'Condition', 'Immunization'],
      ]),
    );
  });

  test('has one patient, and refers to no other part of the record', async () => {
    const { text } = await madeFile();
    const bundle = bundleIn(text);
    const fullUrls = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl);
    expect(new Set(fullUrls).size).toBe(fullUrls.length);
    const clinical = resourcesIn(bundle).filter(
      ({ resourceType }) => !['Coverage', 'Patient', 'Organization'].includes(resourceType),
    );
    const references = [...JSON.stringify(clinical).matchAll(/"reference":"([^"]*)"/g)];
    expect(references.length).toBeGreaterThanOrEqual(clinical.length);
    for (const [, reference] of references) expect(fullUrls).toContain(reference);
    expect(JSON.stringify(clinical)).not.toMatch(/requester|recorder|performer|encounter|"note"/);
  });

  test('includes everything as a PDF', async () => {
    const { text, lists, card } = await madeFile();
    const pages = await pagesOfPdf(pdfIn(resourcesIn(bundleIn(text))));
    const paper = pages.join(' ').replaceAll(/\s+/g, ' ');
    const names = lists.flatMap(({ entries }) => entries.map(({ name }) => name ?? ''));
    expect(names.length).toBeGreaterThanOrEqual(6);
    for (const shown of [
      ...names,
      ...card.pharmacy.map(({ value }) => value),
      ...['Maria Delgado', memberId, 'Arbor Choice PPO 1500', 'Female', 'Penicillin – Reaction'],
      ...['(800) 555-0119', 'It may not be the whole record.', `Page 1 of ${pages.length}`],
    ]) {
      expect(paper).toContain(shown);
    }
  });

  test.each(Object.keys(checkInRules))('breaks the rule when empty: %s', (rule) => {
    const nothing = bundleIn({
      resourceType: 'Bundle',
      type: 'document',
      entry: [{ resource: { resourceType: 'Patient', meta: { profile: ['x'] } } }].concat(
        rule === 'has one patient'
          ? [{ resource: { resourceType: 'Patient', meta: { profile: ['x'] } } }]
          : [],
      ),
    });
    const withDocument = bundleIn({
      ...nothing,
      entry: [
        ...(nothing.entry ?? []),
        { resource: { resourceType: 'DocumentReference', author: [{ reference: 'x' }] } },
      ],
    });
    const broken = [...brokenCheckInRules(nothing), ...brokenCheckInRules(withDocument)];
    expect(broken).toContain(rule);
  });
});

describe('a link for a check-in', () => {
  test('an independent client opens a link for a check-in, with its name', async () => {
    const { text } = await madeFile();
    const { link, linkId } = await madeLink(text);
    const opened = await open(link());
    expect(opened.fhirResources).toEqual([JSON.parse(text)]);
    const { items } = zListHealthLinksResponse.parse(
      await maria.json(`/api/v1/members/${memberId}/health-links`),
    );
    expect(items.find((one) => one.linkId === linkId)).toMatchObject({
      timesOpened: 1,
      openings: [{ recipient: 'Riverside Clinic front desk' }],
    });
  });

  test('the client refuses a link with another key or a changed file', async () => {
    const { link, content, key } = await madeLink('{"resourceType":"Bundle"}');
    await expect(open(link({ key: Buffer.alloc(32, 7).toString('base64url') }))).rejects.toThrow();
    const parts = content.split('.');
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1) ?? ''}`;
    const viewer = new SHLViewer({
      shlinkURI: link(),
      fetch: () =>
        Promise.resolve(
          new Response(parts.join('.'), { headers: { 'content-type': 'application/jose' } }),
        ),
    });
    await expect(viewer.resolveSHL({ recipient: 'Front desk' })).rejects.toThrow();
    expect(decrypted(content, key)).toBe('{"resourceType":"Bundle"}');
  });

  test('the client refuses a link after it expired or was stopped', async () => {
    const { link, linkId } = await madeLink('{"resourceType":"Bundle"}');
    await expect(open(link({ expiresAt: new Date(Date.now() - 1000) }))).rejects.toMatchObject({
      code: 'SHL_EXPIRED_ERROR',
    });
    const path = `/api/v1/members/${memberId}/health-links/${linkId}`;
    await maria.send(path, { method: 'DELETE' });
    await expect(open(link())).rejects.toThrow(/not found/i);
  });

  test('the client refuses a link with the wrong flags', async () => {
    const { link } = await madeLink('{"resourceType":"Bundle"}');
    const payload: unknown = JSON.parse(
      Buffer.from(link().slice('shlink:/'.length), 'base64url').toString(),
    );
    const flagged = (flag: string) =>
      `shlink:/${toBase64Url(JSON.stringify({ ...z.looseObject({}).parse(payload), flag }))}`;
    expect(() => new SHLViewer({ shlinkURI: flagged('PU') })).toThrow(/flag/);
    // Its address is that of no manifest.
    await expect(open(flagged('L'))).rejects.toThrow();
  });
});

const zSamples = z.object({
  link: z.object({ text: z.string(), payload: z.record(z.string(), z.string()) }),
  file: z.object({ key: z.string(), contentType: z.string(), content: z.string() }),
  direct: z.array(z.object({ text: z.string(), payload: z.record(z.string(), z.string()) })),
});
const samples = zSamples.parse(
  JSON.parse(
    readFileSync(new URL('../health-link-samples/worked-examples.json', import.meta.url), 'utf8'),
  ),
);

describe('the worked examples of the specification', () => {
  test.each([samples.link, ...samples.direct])('$text is read', ({ text, payload }) => {
    expect(factsOf(text)).toMatchObject(payload);
    expect(new SHLViewer({ shlinkURI: text }).shl).toMatchObject(payload);
  });

  test('have the same form as the portal’s links', () => {
    const { url = '', key = '', label = '' } = samples.direct[0]?.payload ?? {};
    const text = healthLinkText(
      { url, key, label, flag: 'U', expiresAt: new Date('2026-11-21T20:13:00Z') },
      toBase64Url,
    );
    expect(factsOf(text)).toEqual({ url, key, label, flag: 'U', exp: 1_795_291_980 });
    expect(text).toMatch(/^shlink:\/[\w-]+$/);
  });

  test('have files that only the key opens', () => {
    const { content, key } = samples.file;
    expect(JSON.parse(decrypted(content, key))).toHaveProperty('verifiableCredential');
    expect(() => decrypted(content, Buffer.alloc(32, 7).toString('base64url'))).toThrow();
    const [head, none, vector, text, tag] = content.split('.');
    const changed = `A${text?.slice(1) ?? ''}`;
    expect(() => decrypted([head, none, vector, changed, tag].join('.'), key)).toThrow();
  });

  test('encrypts the portal’s files like the worked examples of the specification', async () => {
    const { content } = await seal('{}');
    const headOf = (jwe: string): unknown =>
      JSON.parse(Buffer.from(jwe.split('.')[0] ?? '', 'base64url').toString());
    const like = headOf(samples.file.content);
    expect(headOf(content)).toEqual({
      ...z.looseObject({}).parse(like),
      cty: 'application/fhir+json',
    });
  });
});

const card = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    {
      fullUrl: 'https://payer.example/fhir/Coverage/c1',
      resource: {
        resourceType: 'Coverage',
        id: 'c1',
        meta: { profile: ['https://guide.example/card'], lastUpdated: '2026-11-24T12:00:00Z' },
        status: 'active',
        beneficiary: { display: 'Maria' },
        payor: [{ display: 'Payer' }],
      },
    },
  ],
});

const shared = (entries: readonly SharedEntry[]) =>
  bundleIn(
    checkInBundle(
      { card, name: 'Maria Delgado', entries, pdf: new Uint8Array([1, 2, 3]), pdfTitle: 'Summary' },
      new Date('2026-11-21T20:00:00Z'),
    ),
  );
const order = (more: object) => ({ resourceType: 'MedicationRequest', status: 'active', ...more });
const drugIn = (resource: unknown, beside: readonly unknown[] = []) =>
  resourcesIn(shared([{ kind: 'medication', name: 'Metformin', resource, beside }])).find(
    (one): one is MedicationRequest => one.resourceType === 'MedicationRequest',
  );

describe('unusual resources of a payer', () => {
  test('get a patient with the card’s name when the card has no patient', () => {
    const bundle = shared([]);
    expect(resourcesIn(bundle).filter(({ resourceType }) => resourceType === 'Patient')).toEqual([
      { resourceType: 'Patient', name: [{ text: 'Maria Delgado' }] },
    ]);
    expect(brokenCheckInRules(bundle)).toEqual(['lets a patient be found']);
    const [coverage] = resourcesIn(bundle).filter(
      ({ resourceType }) => resourceType === 'Coverage',
    );
    expect(coverage?.meta).toEqual({ lastUpdated: '2026-11-24T12:00:00Z' });
  });

  test.each([
    [
      'within the order',
      '#m',
      { contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'Metformin 500' } }] },
      [],
    ],
    [
      'beside it',
      'Medication/m',
      {},
      [{ resourceType: 'Medication', id: 'm', code: { text: 'Metformin 500' } }],
    ],
  ])('name a drug %s in the order itself', (_, reference, more, beside) => {
    const drug = drugIn(order({ medicationReference: { reference }, ...more }), beside);
    expect(drug?.medicationCodeableConcept).toEqual({ text: 'Metformin 500' });
    expect(drug).not.toHaveProperty('medicationReference');
    expect(drug?.intent).toBe('order');
  });

  test('use the displayed name of a drug that fails to load', () => {
    const drug = drugIn(order({ medicationReference: { reference: 'Medication/none' } }));
    expect(drug?.medicationCodeableConcept).toEqual({ text: 'Metformin' });
  });

  test('leave out notes, people and extensions, but keep modifiers', () => {
    const drug = drugIn(
      order({
        intent: 'plan',
        medicationCodeableConcept: { text: 'Metformin', extension: [{ url: 'canary' }] },
        note: [{ text: 'canary' }],
        requester: { display: 'canary' },
        reasonCode: [{ text: 'canary' }],
        modifierExtension: [{ url: 'https://payer.example/not', valueBoolean: true }],
      }),
    );
    expect(JSON.stringify(drug)).not.toContain('canary');
    expect(drug?.intent).toBe('plan');
    expect(drug?.modifierExtension).toHaveLength(1);
  });

  test('leave out entries that are no resource', () => {
    const bundle = shared([{ kind: 'allergy', name: null, resource: 'Penicillin', beside: [] }]);
    expect(resourcesIn(bundle)).toHaveLength(3);
  });
});
