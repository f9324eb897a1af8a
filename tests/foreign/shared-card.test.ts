import { readFileSync } from 'node:fs';
import { isResource } from '@medplum/core';
import type { Coverage, Organization, Patient, Resource } from '@medplum/fhirtypes';
import { SHLViewer } from 'kill-the-clipboard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zGetMembershipsResponse } from '../../generated/member/validators/zGetMembershipsResponse.ts';
import { zCreateHealthLinkResponse } from '../../generated/v1/validators/zCreateHealthLinkResponse.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { cardBundle } from '../../src/api/fhir/cards/card-bundle.ts';
import { createRecords } from '../../src/api/fhir/records.ts';
import { seal, toBase64Url } from '../../src/api/health-link.ts';
import { healthLinkText } from '../../src/domain/id-card/health-link.ts';
import { brokenRules, claimedProfiles, guide } from './card-rules.ts';
import { bundleIn, errorsOf, indexDefinitions, resourcesIn } from './fhir-errors.ts';
import { sessionOf } from '../support/fhir-server.ts';
import { clientOf, startSandbox } from '../sandbox/member-client.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  indexDefinitions();
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const members = ['maria', 'sam', 'ruth', 'dev', 'lee'] as const;

async function recordsOf(userName: string) {
  const client = await clientOf(sandbox.urls, userName);
  const records = createRecords({
    baseUrl: `${sandbox.urls.portal}/api/v1/health-records`,
    fetch,
    session: sessionOf(client.accessToken),
  });
  return { client, records };
}

/** The cards of a member's first plan as the portal shares them, and the coverages as the service sends them. */
async function sharedCards(userName: string) {
  const { client, records } = await recordsOf(userName);
  const { userMemberships } = zGetMembershipsResponse.parse(
    await client.json(`/api/member/users/id-${userName}/memberships`),
  );
  const identifier = userMemberships[0]?.contractId ?? '';
  const found = bundleIn(
    await client.json(`/api/v1/health-records/Coverage?identifier=${identifier}`),
  );
  const { cards } = await records.cards({ identifier });
  const bundles = await Promise.all(
    cards.map(async (card) => bundleIn(await records.sharedCard(card, new Date()))),
  );
  return { bundles, found: resourcesIn(found) };
}

describe.each(members)('the cards of %s', (userName) => {
  test('claim the guide’s three profiles, and follow their rules and R4', async () => {
    const { bundles, found } = await sharedCards(userName);
    expect(bundles.length).toBeGreaterThan(0);
    for (const bundle of bundles) {
      expect(resourcesIn(bundle).flatMap(claimedProfiles)).toEqual([
        ...['C4DIC-Coverage', 'C4DIC-Patient', 'C4DIC-Organization'],
      ]);
      expect(resourcesIn(bundle).flatMap(brokenRules)).toEqual([]);
      expect(errorsOf(bundle)).toEqual([]);
    }
    // The service's resources keep to the profiles they claim as well.
    expect(found.flatMap(claimedProfiles)).toContain('C4DIC-Coverage');
    expect(found.flatMap(brokenRules)).toEqual([]);
    expect(found.flatMap(errorsOf)).toEqual([]);
  });
});

test('opens a link with an independent client', async () => {
  const { client, records } = await recordsOf('maria');
  const { cards } = await records.cards({ identifier: 'A10428877' });
  const card = cards.find(({ memberIds }) => memberIds.includes('A1042887701'));
  if (card === undefined) throw new Error('no card');
  const text = await records.sharedCard(card, new Date());
  const { content, key } = await seal(text);
  const answer = await client.send('/api/v1/members/A1042887701/health-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content, hours: 1, passcode: 'four-2-nine' }),
  });
  const { manifestUrl = '', expiresAt } = zCreateHealthLinkResponse.parse(await answer.json());
  const shlinkURI = healthLinkText(
    { url: manifestUrl, key, expiresAt: new Date(expiresAt), flag: 'P', label: 'Insurance card' },
    toBase64Url,
  );
  for (const embeddedLengthMax of [10_000_000, 10]) {
    const opened = await new SHLViewer({ shlinkURI }).resolveSHL({
      passcode: 'four-2-nine',
      recipient: 'Cedar Bluff Family Clinic',
      embeddedLengthMax,
    });
    expect(opened.fhirResources).toEqual([JSON.parse(text)]);
  }
  await expect(
    new SHLViewer({ shlinkURI }).resolveSHL({ passcode: 'wrong', recipient: 'Front desk' }),
  ).rejects.toMatchObject({ code: 'SHL_INVALID_PASSCODE_ERROR' });
});

const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fhir-samples/${name}`, import.meta.url), 'utf8'));

function resourceIn(name: string): Resource {
  const found = sample(name);
  if (!isResource(found)) throw new Error(`${name} is no resource`);
  return found;
}

const zClasses = z.object({ class: z.array(z.object({ value: z.string() })) });

/** Returns the parts of a card as the portal builds them. */
function shared(coverage: unknown, patient: unknown, issuer: unknown = null) {
  const bundle = bundleIn(
    cardBundle(
      { coverage, patient, issuer },
      { base: 'https://payer.example/fhir/', at: new Date('2026-11-24T12:00:00Z') },
    ),
  );
  const resources = resourcesIn(bundle);
  const find = <Type extends Resource>(type: Type['resourceType']): Type | undefined =>
    resources.find((one): one is Type => one.resourceType === type);
  return {
    resources,
    coverage: find<Coverage>('Coverage'),
    patient: find<Patient>('Patient'),
    organization: find<Organization>('Organization'),
  };
}

const person = {
  resourceType: 'Patient',
  id: 'p1',
  gender: 'female',
  birthDate: '1984-03-14',
  name: [{ family: 'Delgado', given: ['Maria'] }],
};
const plain = {
  resourceType: 'Coverage',
  id: 'c1',
  status: 'active',
  type: { text: 'PPO' },
  subscriber: { reference: 'Patient/p1' },
  subscriberId: 'C1',
  beneficiary: { reference: 'Patient/p1' },
  relationship: {
    coding: [
      { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'self' },
    ],
  },
  payor: [{ reference: 'Organization/o1', display: 'Payer' }],
  identifier: [{ system: 'https://payer.example/members', value: 'M-1' }],
};

describe('a payer’s card in another form', () => {
  test('keeps the values of the guide’s example', () => {
    const card = shared(
      sample('c4dic/Example-Coverage1.json'),
      sample('c4dic/Example-Patient1.json'),
      sample('c4dic/Example-PayerOrganization1.json'),
    );
    expect(card.coverage?.class?.map(({ value }) => value)).toEqual(
      zClasses.parse(sample('c4dic/Example-Coverage1.json')).class.map(({ value }) => value),
    );
    expect(card.patient?.identifier?.[0]?.value).toBe('1234-234-1243-12345678901');
    expect(JSON.stringify(card.patient)).not.toContain('666-1212');
    expect(card.resources.flatMap(brokenRules)).toEqual([]);
  });

  test('has percentages and periods as texts in place of amounts', () => {
    const { coverage } = shared(
      {
        ...plain,
        costToBeneficiary: [
          { type: { text: 'Hospital' }, valueQuantity: { value: 20, unit: '%', code: '%' } },
          { type: { coding: [{ code: 'wait' }] }, valueQuantity: { value: 6, unit: 'months' } },
          { type: { text: 'Visit' }, valueMoney: { value: 25 } },
          {
            type: { text: 'Both' },
            valueMoney: { value: 5, currency: 'USD' },
            valueQuantity: { value: 5 },
          },
          { valueMoney: { value: 7, currency: 'USD' } },
        ],
      },
      person,
    );
    const said = (valueString: string) => ({
      extension: [{ url: `${guide}/C4DIC-BeneficiaryCostString-extension`, valueString }],
    });
    expect(coverage?.costToBeneficiary).toEqual([
      { type: { text: 'Hospital' }, valueMoney: said('20%') },
      { type: { text: 'wait' }, valueMoney: said('6 months') },
      { type: { text: 'Visit' }, valueMoney: { value: 25, currency: 'USD' } },
      { type: { text: 'Both' }, valueMoney: { value: 5, currency: 'USD' } },
    ]);
  });

  test('uses the coverage’s numbers for a patient whose numbers have no type', () => {
    const { patient, resources } = shared(plain, {
      ...person,
      identifier: [{ type: { coding: [{ code: 'SS' }] }, value: '900-12-3456' }],
    });
    expect(patient?.identifier).toMatchObject([
      { system: 'https://payer.example/members', value: 'M-1' },
    ]);
    expect(JSON.stringify(resources)).not.toContain('900-12-3456');
  });

  test('adds the systems of classes by code or text, and leaves out other classes', () => {
    const { coverage } = shared(
      {
        ...plain,
        class: [
          { type: { text: 'Group', id: 'G-77' }, name: 'Employer' },
          { type: { coding: [{ code: 'network' }] }, value: 'north' },
          { type: { coding: [{ code: 'parking' }] }, value: 'lot 3' },
        ],
      },
      person,
    );
    expect(coverage?.class).toMatchObject([
      { type: { coding: [{ code: 'group' }] }, value: 'G-77', name: 'Employer' },
      {
        type: {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/C4DICExtendedCoverageClassCS',
              code: 'network',
            },
          ],
        },
        value: 'north',
      },
    ]);
  });

  test.each([
    ['no relationship', { ...plain, relationship: undefined }, person, 'C4DIC-Coverage'],
    [
      'no number of the subscriber',
      { ...plain, subscriberId: undefined },
      person,
      'C4DIC-Coverage',
    ],
    [
      'a payor without a reference',
      { ...plain, payor: [{ display: 'Payer' }] },
      person,
      'C4DIC-Coverage',
    ],
    ['no gender', plain, { ...person, gender: undefined }, 'C4DIC-Patient'],
    ['a name without family', plain, { ...person, name: [{ text: 'Maria' }] }, 'C4DIC-Patient'],
    ['no number', { ...plain, identifier: [] }, person, 'C4DIC-Patient'],
  ])('%s: claims no profile that it violates', (_, coverage, patient, unclaimed) => {
    const { resources } = shared(coverage, patient);
    expect(resources.flatMap(claimedProfiles)).not.toContain(unclaimed);
    expect(resources.flatMap(brokenRules)).toEqual([]);
  });
});

test.each([
  ['no beneficiary', { beneficiary: undefined }],
  ['a text for a number', { costToBeneficiary: [{ valueMoney: { value: 'ten' } }] }],
  ['a part that R4 does not know', { parking: 'lot 3' }],
])('refuses %s by both validators', (_, change) => {
  const changed: unknown = JSON.parse(JSON.stringify({ ...plain, ...change }));
  if (!isResource(changed)) throw new Error('no resource');
  expect(errorsOf(changed).length).toBeGreaterThanOrEqual(2);
});

describe('the table of rules', () => {
  test('finds no problem in the guide’s examples', () => {
    for (const name of ['Coverage1', 'Patient1', 'Patient2', 'PayerOrganization1']) {
      const resource = resourceIn(`c4dic/Example-${name}.json`);
      expect(claimedProfiles(resource)).toHaveLength(1);
      expect(brokenRules(resource), name).toEqual([]);
    }
  });

  test('finds each missing part of a card', async () => {
    const { bundles } = await sharedCards('maria');
    const found = bundles.slice(0, 1).flatMap((bundle) =>
      resourcesIn(bundle).flatMap((resource) =>
        Object.keys(resource).flatMap((part) => {
          const less: Resource = structuredClone(resource);
          if (!['resourceType', 'meta', 'id'].includes(part)) Reflect.deleteProperty(less, part);
          return brokenRules(less);
        }),
      ),
    );
    expect(new Set(found).size).toBeGreaterThanOrEqual(12);
  });

  test.each([
    [
      'a percentage as a quantity',
      { costToBeneficiary: [{ type: { text: 'a' }, valueQuantity: { value: 20 } }] },
    ],
    [
      'an amount without a currency',
      { costToBeneficiary: [{ type: { text: 'a' }, valueMoney: { value: 20 } }] },
    ],
    [
      'a network in another system',
      {
        class: [
          {
            type: {
              coding: [
                { system: 'http://terminology.hl7.org/CodeSystem/coverage-class', code: 'network' },
              ],
            },
            value: 'a',
          },
        ],
      },
    ],
    [
      'a class without a system',
      { class: [{ type: { coding: [{ code: 'group' }] }, value: 'a' }] },
    ],
    ['two payors', { payor: [{ reference: 'Organization/a' }, { reference: 'Organization/b' }] }],
    [
      'a member number without assigner',
      {
        identifier: [
          {
            type: {
              coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MB' }],
            },
            system: 'a',
            value: 'b',
          },
        ],
      },
    ],
  ])('finds %s', (_, change) => {
    const changed: unknown = { ...resourceIn('c4dic/Example-Coverage1.json'), ...change };
    if (!isResource(changed)) throw new Error('no resource');
    expect(brokenRules(changed)).not.toEqual([]);
  });
});
