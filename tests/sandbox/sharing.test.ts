import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zCreateHealthLinkResponse } from '#generated/v1/validators/zCreateHealthLinkResponse.ts';
import { zListClaimAppealsResponse } from '#generated/v1/validators/zListClaimAppealsResponse.ts';
import { zListClaimInquiriesResponse } from '#generated/v1/validators/zListClaimInquiriesResponse.ts';
import { zListDocumentsResponse } from '#generated/v1/validators/zListDocumentsResponse.ts';
import { zListHealthLinksResponse } from '#generated/v1/validators/zListHealthLinksResponse.ts';
import { zListPaymentsResponse } from '#generated/v1/validators/zListPaymentsResponse.ts';
import { zListStatementsResponse } from '#generated/v1/validators/zListStatementsResponse.ts';
import { openDatabase } from '#sandbox/database.ts';
import { createHealthLinks } from '#sandbox/health-links.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { pdfFile } from '#tests/support/files.ts';
import { exampleRequest } from '#tests/contract/example-requests.ts';
import { apis, readOperations, type Operation } from '../../openapi/documents.ts';
import { registerAs } from './accounts-of-members.ts';
import {
  adultDaughter,
  apiBases,
  clientOf,
  confirmation,
  giveFamilyAccess,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

/** Sharing lets a member see, not act, and data made under a right ends with it. */

const mateo = 'A1042887703';

let sandbox: Sandbox;
let maria: MemberClient;
let operations: readonly Operation[];
let claimOf: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox();
  await giveFamilyAccess(sandbox.urls);
  maria = await clientOf(sandbox.urls, 'maria');
  operations = (await Promise.all(apis.map(readOperations))).flat();
  claimOf = { [adultDaughter]: await firstClaim(adultDaughter), [mateo]: await firstClaim(mateo) };
});
afterAll(() => sandbox.close());

async function firstClaim(memberId: string): Promise<string> {
  const path = `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${memberId}`;
  const bundle = z
    .object({ entry: z.array(z.object({ resource: z.object({ id: z.string() }) })) })
    .parse(await maria.json(path));
  return bundle.entry[0]?.resource.id ?? '';
}

/** The cards of the daughter who is an adult, and of the son who is not. */
const cardOf: Readonly<Record<string, string>> = {
  [adultDaughter]: 'hip-A10428877-02',
  [mateo]: 'hip-A10428877-03',
};

/** Returns the operations that name a member, or one of their claims, in the path. */
const namingAMember = () =>
  operations.filter(({ path }) => /\{(?:memberId|member|claimId)\}/.test(path));

/** The answer to Maria when she calls an operation with its own example, about another member. */
async function answerAbout(memberId: string, operation: Operation): Promise<number> {
  const { method, body, headers, path } = exampleRequest({
    ...operation,
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      example:
        {
          userId: 'id-maria',
          memberId,
          member: memberId,
          claimId: claimOf[memberId],
          cardId: cardOf[memberId],
          additionalRequestedMemberIds: memberId,
        }[parameter.name] ?? parameter.example,
    })),
  });
  // The client sets its own access token in place of the example's.
  const answer = await maria.send(apiBases[operation.api] + path, { method, body, headers });
  await answer.body?.cancel();
  return answer.status;
}

const statusesAbout = async (memberId: string, all: readonly Operation[]) =>
  Object.fromEntries(
    await Promise.all(
      all.map(
        async (operation) =>
          [operation.operationId, await answerAbout(memberId, operation)] as const,
      ),
    ),
  );

describe('S22: a user with family access to another adult', () => {
  test('refuses every write about the adult or a claim to a user with family access', async () => {
    const writes = namingAMember().filter(({ method }) => method !== 'get');
    expect(writes.length).toBeGreaterThanOrEqual(15);
    const refused = Object.fromEntries(writes.map(({ operationId }) => [operationId, 403]));
    expect(await statusesAbout(adultDaughter, writes)).toEqual(refused);
  });

  test('sees the listed data, but no messages, payments or links', async () => {
    const reads = namingAMember().filter(({ method }) => method === 'get');
    expect(await statusesAbout(adultDaughter, reads)).toEqual({
      // The user's own membership is requested here, and a setting states why it may not be changed.
      getAccessRights: 403,
      getMemberSettings: 200,
      listClaimInquiries: 200,
      listClaimAppeals: 200,
      listAppealDeadlines: 200,
      getAccumulators: 200,
      // The benefits in the plan's booklet, without personal data.
      listBenefits: 200,
      listDocuments: 200,
      listPrescriptions: 200,
      getPrimaryCareProvider: 200,
      // Saved estimates are private to the adult.
      listKeptEstimates: 403,
      listMessages: 403,
      getMessageCount: 403,
      getMessage: 403,
      getPreferences: 403,
      getHealthReimbursement: 403,
      listHealthReimbursementTransactions: 403,
      listReimbursements: 403,
      listHealthLinks: 403,
      getAppleWalletPass: 200,
      getGoogleWalletPass: 200,
    });
  });

  test('refuses letters, statements, receipts and the text of an appeal to a user with family access', async () => {
    await registerAs(sandbox.urls, 'Elena', 'elenadelgado1');
    const elena = await clientOf(sandbox.urls, 'elenadelgado1');
    const share = { memberId: adultDaughter, canSeeMyClaims: true };
    const shared = await maria.send('/api/member/users/id-maria/settings/family-access', {
      method: 'PUT',
      headers: await confirmation(maria, 'maria'),
      body: JSON.stringify(share),
    });
    expect(shared.status).toBe(200);
    const { items: statements } = zListStatementsResponse.parse(
      await maria.json('/api/v1/contracts/A10428877/statements'),
    );
    const { items: payments } = zListPaymentsResponse.parse(
      await maria.json('/api/v1/contracts/A10428877/payments'),
    );
    const ids = [
      'doc-msg-A1042887701-0004',
      statements[0]?.documentId,
      payments.find(({ status }) => status === 'posted')?.receiptDocumentId,
    ];
    for (const id of ids) {
      expect((await maria.send(`/api/v1/documents/${id ?? ''}`)).status).toBe(200);
      expect((await elena.send(`/api/v1/documents/${id ?? ''}`)).status).toBe(403);
    }
    // The answer has the settings and who may change them, but not her other insurance nor her other plan's ids.
    const mine = await maria.send('/api/member/users/id-maria/member-settings/A1042887701', {
      method: 'PUT',
      body: JSON.stringify({
        otherCoverage: { hasOtherCoverage: true, insurer: 'Tern Mutual', startDate: '2026-01-01' },
      }),
    });
    expect(await mine.text()).toContain('Tern Mutual');
    const theirs = await elena.send(
      '/api/member/users/id-elenadelgado1/member-settings/A1042887701',
    );
    expect(theirs.status).toBe(200);
    expect(await theirs.text()).not.toContain('Tern Mutual');
    const patients = '/api/v1/health-records/Patient?identifier=';
    expect(JSON.stringify(await maria.json(`${patients}A10428877`))).toContain('A09917342');
    const seen = JSON.stringify(await elena.json(`${patients}A10428877`));
    expect(seen).toContain('A1042887701');
    expect(seen).not.toContain('A09917342');
    const list = '/api/v1/members/A1042887701/documents';
    const typesFor = async (client: MemberClient) =>
      new Set(
        zListDocumentsResponse
          .parse(await client.json(`${list}?pageSize=100`))
          .items.map(({ type }) => type),
      );
    expect(await typesFor(maria)).toContain('statement');
    expect(await typesFor(elena)).toContain('eob');
    expect(await typesFor(elena)).not.toContain('statement');

    // Viewers see the status of an appeal, not its comments and files.
    const appeals = `/api/v1/claims/${claimCases.denied}/appeals`;
    const comments = 'What my doctor wrote is private.';
    const file = { fileName: 'private-records.pdf', contentType: 'application/pdf' };
    const filed = await maria.send(appeals, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        submittedBy: 'policyholder',
        reason: 'other',
        comments,
        attachments: [{ ...file, content: pdfFile().toString('base64') }],
      }),
    });
    expect(filed.status).toBe(201);
    const inquiries = `/api/v1/claims/${claimCases.denied}/inquiries`;
    const inquiryAnswer = await maria.send(inquiries, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ topic: 'status', comments: 'A private question.' }),
    });
    expect(inquiryAnswer.status).toBe(201);
    expect(JSON.stringify(await maria.json(inquiries))).toContain('private');
    expect(zListClaimInquiriesResponse.parse(await elena.json(inquiries)).items).not.toEqual([]);
    const appealsText = async (client: MemberClient) => JSON.stringify(await client.json(appeals));
    expect(await appealsText(maria)).toContain(comments);
    expect(await appealsText(maria)).toContain(file.fileName);
    expect(zListClaimAppealsResponse.parse(await elena.json(appeals)).items).toHaveLength(1);
    // No read about her, her claim or her document tells of it.
    for (const operation of operations.filter(({ method }) => method === 'get')) {
      const at: Readonly<Record<string, string>> = {
        userId: 'id-elenadelgado1',
        memberId: 'A1042887701',
        member: 'A1042887701',
        claimId: claimCases.denied,
        documentId: `doc-packet-${claimCases.denied}`,
        patient: 'pat-A1042887701',
      };
      const { path, headers } = exampleRequest({
        ...operation,
        parameters: operation.parameters.map((parameter) => ({
          ...parameter,
          example: at[parameter.name] ?? parameter.example,
        })),
      });
      const answer = await elena.send(apiBases[operation.api] + path, { headers });
      expect(await answer.text(), operation.operationId).not.toMatch(
        /private-records|private question|doctor wrote is private/,
      );
    }
    const packet = `/api/v1/documents/doc-packet-${claimCases.denied}`;
    expect((await maria.send(packet)).status).toBe(200);
    expect((await elena.send(packet)).status).toBe(403);
  });

  test('does not sign a user with family access in to a partner in the adult’s name', async () => {
    const handOver = (memberId: string) =>
      maria.send('/api/member/sso', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          app: 'cob',
          userName: 'maria',
          companyId: '020',
          memberId,
          contractType: 'Medical',
          relayState: '',
        }),
      });
    expect((await handOver(adultDaughter)).status).toBe(403);
    expect((await handOver(mateo)).status).toBe(200);
  });

  test('lets a parent act for a child, which the rights tell from family access', async () => {
    const rights = z
      .object({
        accessibleMembers: z.array(z.object({ memberId: z.string(), access: z.string() })),
      })
      .parse(await maria.json('/api/member/users/id-maria/accessrights/020/A1042887701/Medical'));
    const kinds = Object.fromEntries(
      rights.accessibleMembers.map(({ memberId, access }) => [memberId, access]),
    );
    expect(kinds).toMatchObject({ A1042887701: 'act', [adultDaughter]: 'see', [mateo]: 'act' });
  });
});

describe('S22: a health link', () => {
  const content = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c';

  test('names the account that made it', async () => {
    const path = `/api/v1/members/${mateo}/health-links`;
    const made = zCreateHealthLinkResponse.parse(
      await (
        await maria.send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ content, hours: 1 }),
        })
      ).json(),
    );
    expect(made.madeBy).toEqual({ firstName: 'Maria', isYou: true });
    const { items } = zListHealthLinksResponse.parse(await maria.json(path));
    expect(items[0]?.madeBy).toEqual({ firstName: 'Maria', isYou: true });
  });

  test('ends with its file when its maker may no longer act for the member', () => {
    const database = openDatabase(':memory:', false);
    let isChild = true;
    const links = createHealthLinks({ database, now: () => 0, mayAct: () => isChild });
    const { token, link } = links.add(
      { memberId: mateo, madeBy: 'maria' },
      { content, hours: 720, passcode: undefined },
    );
    const file = links.fileOf(link);
    expect(links.open(token, undefined).kind).toBe('opened');
    expect(links.fileNamed(file)).toBe(content);
    isChild = false;
    expect(links.open(token, undefined).kind).toBe('none');
    expect(links.fileNamed(file)).toBeUndefined();
    expect(links.of(mateo)).toEqual([]);
    expect(database.prepare('SELECT count(*) AS rows FROM health_link').get()).toEqual({ rows: 0 });
  });

  test('ends with the account of its maker or of its member', () => {
    const database = openDatabase(':memory:', false);
    const links = createHealthLinks({ database, now: () => 0, mayAct: () => true });
    const add = (memberId: string, madeBy: string) =>
      links.add({ memberId, madeBy }, { content, hours: 1, passcode: undefined }).token;
    const ended = [add('M1', 'maria'), add('M3', 'maria'), add('M1', 'somebody')];
    const otherToken = add('M3', 'somebody');
    links.endOf({ userName: 'maria', memberIds: ['M1'] });
    for (const token of ended) expect(links.open(token, undefined).kind).toBe('none');
    expect(links.open(otherToken, undefined).kind).toBe('opened');
  });
});
