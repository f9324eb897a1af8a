import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zListAccessLogResponse } from '#generated/member/validators/zListAccessLogResponse.ts';
import { createDataSharingStore } from '#sandbox/data-sharing.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { exampleRequest } from '#tests/contract/example-requests.ts';
import { apis, readOperations, type Operation } from '../../openapi/documents.ts';
import { registerAs } from './accounts-of-members.ts';
import {
  adultDaughter,
  apiBases,
  clientOf,
  control,
  giveFamilyAccess,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

/** Every response with data of another adult is in that adult's access log. */

let folder: string;
let sandbox: Sandbox;
let database: DatabaseSync;
let maria: MemberClient;
let elena: MemberClient;
let claimId: string;
let operations: readonly Operation[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'access-log-'));
  sandbox = await startSandbox({ state: folder });
  database = new DatabaseSync(path.join(folder, 'sandbox.sqlite'));
  await registerAs(sandbox.urls, 'Elena', 'elenadelgado1');
  await giveFamilyAccess(sandbox.urls);
  [maria, elena] = await Promise.all([
    clientOf(sandbox.urls, 'maria'),
    clientOf(sandbox.urls, 'elenadelgado1'),
  ]);
  operations = (await Promise.all(apis.map(readOperations))).flat();
  const claims = z
    .object({ entry: z.array(z.object({ resource: z.object({ id: z.string() }) })) })
    .parse(
      await elena.json(`/api/v1/health-records/ExplanationOfBenefit?patient=pat-${adultDaughter}`),
    );
  claimId = claims.entry.find(({ resource }) => resource.id.startsWith('eob-C'))?.resource.id ?? '';
});
afterAll(async () => {
  database.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** The daughter's ids, by parameter name. */
const about = (): Readonly<Record<string, string>> => ({
  memberId: adultDaughter,
  member: adultDaughter,
  claimId,
  cardId: 'hip-A10428877-02',
  documentId: `doc-${claimId}`,
  identifier: 'A10428877',
  patient: `pat-${adultDaughter}`,
});

/** The ids of her FHIR resources, by operation. */
const resources = (): Readonly<Record<string, string>> => ({
  readPatient: `pat-${adultDaughter}`,
  readCoverage: 'hip-A10428877-02',
  readExplanationOfBenefit: claimId,
});

/** Provider and drug searches, which return the same to everyone. */
const isCatalog =
  /\/(?:Practitioner|PractitionerRole|Location|Organization\w*|InsurancePlan|Medication\w+|Basic)\b/;

/** Reads of the reader's own data, or of who is on the plan. */
const ownOnly = ['getAccessRights', 'getMemberSettings'];

/** Returns an address with the first letter of each segment percent-encoded. */
const percentEncoded = (address: string): string =>
  address.replaceAll(
    /\/([A-Za-z])/g,
    (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`,
  );

it('logs every response with data of another adult, however its address is spelled', async () => {
  const answered: string[] = [];
  for (const operation of operations) {
    const { operationId, parameters } = operation;
    const isAbout = (name: string) => name in about() || operationId in resources();
    if (operation.method !== 'get' || operation.isPublic || ownOnly.includes(operationId)) continue;
    if (!parameters.some(({ name }) => isAbout(name)) || isCatalog.test(operation.path)) continue;
    const { path: address } = exampleRequest({
      ...operation,
      parameters: parameters.map((parameter) => ({
        ...parameter,
        example:
          { ...about(), id: resources()[operationId], userId: 'id-maria' }[parameter.name] ??
          parameter.example,
      })),
    });
    for (const spelled of [address, percentEncoded(address)]) {
      database.exec('DELETE FROM access_log');
      const answer = await maria.send(apiBases[operation.api] + spelled);
      await answer.body?.cancel();
      if (!answer.ok) continue;
      answered.push(operationId);
      const { items } = zListAccessLogResponse.parse(
        await elena.json('/api/member/users/id-elenadelgado1/access-log'),
      );
      expect(items, spelled).toMatchObject([{ who: 'Maria', kind: 'family' }]);
    }
  }
  expect(answered.toSorted()).toEqual(
    expect.arrayContaining([
      ...['getAccumulators', 'getDocument', 'listAppealDeadlines', 'listBenefits'],
      ...['listClaimAppeals', 'listClaimInquiries', 'listDocuments', 'listPrescriptions'],
      ...['readCoverage', 'readExplanationOfBenefit', 'readPatient', 'searchCoverages'],
      ...['searchExplanationsOfBenefit', 'searchPatients', 'getAppleWalletPass'],
    ]),
  );
});

const family = async () =>
  zListAccessLogResponse.parse(await elena.json('/api/member/users/id-elenadelgado1/access-log'))
    .items;

it('logs a response even if access is revoked while it is being written', async () => {
  const path = `/api/v1/documents/doc-${claimId}`;
  for (let time = 0; time < 10; time += 1) {
    database.exec('DELETE FROM access_log');
    const [answer] = await Promise.all([
      maria.send(path),
      control(sandbox.urls, { familyAccess: { memberId: adultDaughter, isGiven: false } }),
    ]);
    await giveFamilyAccess(sandbox.urls);
    await answer.body?.cancel();
    if (answer.ok) expect(await family()).toMatchObject([{ who: 'Maria', kind: 'family' }]);
  }
});

it('logs two relatives with the same first name, and a link opened by one of them', async () => {
  const store = createDataSharingStore(database);
  database.exec('DELETE FROM access_log');
  const card = { at: '2026-11-20T12:00:00Z', who: 'Maria', data: ['card'] };
  store.addReading('elenadelgado1', { ...card, kind: 'family', reader: 'maria' });
  store.addReading('elenadelgado1', { ...card, kind: 'family', reader: 'maria' });
  store.addReading('elenadelgado1', { ...card, kind: 'family', reader: 'aunt-maria' });
  store.addReading('elenadelgado1', { ...card, kind: 'link' });
  expect((await family()).map(({ kind }) => kind).toSorted()).toEqual(['family', 'family', 'link']);
});

it('logs no access to own data or a child’s, and no refused request', async () => {
  database.exec('DELETE FROM access_log');
  const son = 'A1042887703';
  for (const address of [
    '/api/v1/members/A1042887701/prescriptions',
    `/api/v1/members/${son}/documents`,
    `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${son}`,
    `/api/v1/members/${adultDaughter}/health-reimbursement`,
  ]) {
    await (await maria.send(address)).body?.cancel();
    const looks = await elena.json('/api/member/users/id-elenadelgado1/access-log');
    expect(zListAccessLogResponse.parse(looks).items, address).toEqual([]);
  }
  await elena.json(`/api/v1/members/${adultDaughter}/documents`);
  const { total } = zListAccessLogResponse.parse(
    await elena.json('/api/member/users/id-elenadelgado1/access-log'),
  );
  expect(total).toBe(0);
});
