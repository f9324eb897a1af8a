import { afterAll, beforeAll, expect, test } from 'vitest';
import { zListDocumentsResponse } from '#generated/v1/validators/zListDocumentsResponse.ts';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import { createApi } from '#sandbox/api/server.ts';
import { startContractProxies } from '#sandbox/contract.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { demoMembers } from '#sandbox/seed/demo-members.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { faultsOfPass, filesOfPass, walletTrustOf } from '#tests/support/wallet-passes.ts';
import { clientOf, control, startSandbox } from './member-client.ts';

const world = createWorld(new Date(), 'http://partner.example');

const lettersOf = [
  claimCases.paid,
  claimCases.deniedInReview,
  claimCases.deniedDecided,
  claimCases.deniedLongAgo,
  claimCases.inpatient,
  'eob-Z1',
];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ contract: true });
});
afterAll(() => sandbox.close());

async function violations(): Promise<unknown> {
  return (await fetch(`${sandbox.urls.portal}/sandbox/violations`)).json();
}

test('answers without a violation that Prism finds, also in failures', async () => {
  for (const { userName } of demoMembers) {
    const client = await clientOf(sandbox.urls, userName);
    const user = world.userNamed(userName);
    const [membership] = user ? world.membershipsOf(user) : [];
    if (membership === undefined) throw new Error(`${userName} has no plan`);
    const { contract, member, isPolicyHolder } = membership;
    const { memberId } = member;
    const identifier = isPolicyHolder ? contract.contractId : memberId;
    const plan = `${contract.companyId}/${memberId}/${contract.design.contractType}`;
    for (const path of [
      `/api/member/users/${subjectOf(userName)}/memberships`,
      `/api/member/users/${subjectOf(userName)}/settings`,
      `/api/member/users/${subjectOf(userName)}/accessrights/${plan}`,
      '/api/member/users/nobody/memberships',
      '/api/member/public/systemavailability',
      '/api/member/public/user-notice',
      `/api/member/message-center/${memberId}/messages/count`,
      '/api/member/message-center/Z1/messages/count?additionalRequestedMemberIds=Z2',
      `/api/v1/members/${memberId}/accumulators?planYear=2025`,
      '/api/v1/members/Z1/accumulators',
      `/api/v1/health-records/Patient?identifier=${identifier}`,
      `/api/v1/health-records/Patient/pat-${memberId}`,
      '/api/v1/health-records/Patient?identifier=Z1',
      `/api/v1/health-records/Coverage?identifier=${identifier}&versionId=2&_count=50&period=ge2023-01-01`,
      '/api/v1/health-records/Coverage/hip-Z1-01',
      `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${memberId}&_count=100&_include=ExplanationOfBenefit:provider`,
      `/api/v1/health-records/ExplanationOfBenefit?patient=pat-${memberId}&service-date=ge2025-01-01&service-date=le2025-12-31`,
      '/api/v1/health-records/ExplanationOfBenefit?patient=pat-Z1',
      '/api/v1/health-records/ExplanationOfBenefit/eob-Z1',
      `/api/v1/health-records/ExplanationOfBenefit/${claimCases.paid}`,
      '/api/v1/health-records/Organization/org-cedar-ortho',
      ...['billing', 'payments', 'autopay', 'payment-methods', 'statements'].map(
        (what) => `/api/v1/contracts/${contract.contractId}/${what}`,
      ),
      `/api/v1/members/${memberId}/appeal-deadlines?pageSize=2`,
      '/api/v1/members/Z1/appeal-deadlines',
      `/api/v1/members/${memberId}/documents?type=eob&pageSize=3`,
      `/api/v1/members/${memberId}/documents?claimId=${claimCases.paid}`,
      '/api/v1/documents/doc-Z1',
      ...lettersOf.flatMap((claimId) => [
        `/api/v1/claims/${claimId}/appeals`,
        `/api/v1/claims/${claimId}/inquiries?page=1&pageSize=5`,
      ]),
    ]) {
      await (await client.send(path)).text();
    }
  }
  expect(await violations()).toEqual([]);
});

test('passes a file through Prism unchanged', async () => {
  const maria = await clientOf(sandbox.urls, 'maria');
  const answer = await maria.send(`/api/v1/documents/doc-${claimCases.paid}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const listed = zListDocumentsResponse.parse(
    await maria.json(`/api/v1/members/A1042887701/documents?claimId=${claimCases.paid}`),
  );
  expect(bytes.byteLength).toBe(listed.items[0]?.size);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const passes = '/api/v1/members/A1042887701/id-cards/hip-A10428877-01/passes';
  const pass = await (await maria.send(`${passes}/apple`)).arrayBuffer();
  const trust = await walletTrustOf(sandbox.urls.portal);
  expect(await faultsOfPass(filesOfPass(new Uint8Array(pass)), trust)).toEqual([]);
  expect(await maria.json(`${passes}/google`)).toHaveProperty('saveUrl');
  expect(await violations()).toEqual([]);
});

test('records a request that violates a document', async () => {
  const client = await clientOf(sandbox.urls, 'sam');
  await (await client.send('/api/v1/members/A2073351801/accumulators?planYear=soon')).text();
  expect(await violations()).toMatchObject([
    { api: 'v1', method: 'GET', path: '/members/A2073351801/accumulators' },
  ]);
  await control(sandbox.urls, { clearLogs: true });
  expect(await violations()).toEqual([]);
});

test('does not record a fault as a violation', async () => {
  const client = await clientOf(sandbox.urls, 'sam');
  for (const kind of ['status=418', 'wrong-shape', 'malformed-json', 'html', 'empty']) {
    const headers = { 'x-sandbox-fault': kind };
    await (await client.send('/api/member/users/id-sam/memberships', { headers })).text();
  }
  expect(await violations()).toEqual([]);
});

test('records an answer that violates a document, and a missing handler', async () => {
  const ofAnotherShape = () => Promise.resolve(Response.json({ items: 'none' }));
  const nothingWritten = createApi('member', [], () => Promise.reject(new Error('not asked')));
  const proxies = await startContractProxies({
    member: nothingWritten,
    messageCenter: ofAnotherShape,
    v1: ofAnotherShape,
  });
  try {
    const { member, v1 } = proxies.upstreams;
    const ask = { headers: { authorization: 'Bearer x', 'content-type': 'application/json' } };
    const missing = await member(
      new Request('http://portal.example/users/id-sam/settings/mfa', {
        ...ask,
        method: 'PUT',
        headers: { ...ask.headers, 'Reauthentication-Proof': 'x'.repeat(43) },
        body: JSON.stringify({ enabled: true, channel: 'email' }),
      }),
    );
    expect(missing.status).toBe(501);
    expect(await missing.json()).toMatchObject({ title: 'Not built yet' });
    await v1(new Request('http://portal.example/members/A1/accumulators', ask));
    expect(proxies.violations).toMatchObject([
      { api: 'member', method: 'PUT', path: '/users/id-sam/settings/mfa', status: 501 },
      { api: 'v1', method: 'GET', path: '/members/A1/accumulators' },
    ]);
  } finally {
    await proxies.close();
  }
});
