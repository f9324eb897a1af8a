import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zGetMemberSettingsResponse } from '#generated/member/validators/zGetMemberSettingsResponse.ts';
import { zOrderCertificateResponse } from '#generated/member/validators/zOrderCertificateResponse.ts';
import { zListClaimAppealsResponse } from '#generated/v1/validators/zListClaimAppealsResponse.ts';
import { zListDocumentsResponse } from '#generated/v1/validators/zListDocumentsResponse.ts';
import { zListFormsResponse } from '#generated/v1/validators/zListFormsResponse.ts';
import { zProblem } from '#generated/v1/validators/zProblem.ts';
import { travelForms } from '#brands/travel.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { caseNumbers, claimCases, type ClaimCase } from '#sandbox/seed/claims/cases.ts';
import { clientOf, startSandbox, type MemberClient } from './member-client.ts';

const seedDay = new Date(2026, 10, 21, 12);
const mariaId = 'A1042887701';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const list = async (query: string, memberId = mariaId) =>
  zListDocumentsResponse.parse(await maria.json(`/api/v1/members/${memberId}/documents?${query}`));

async function readPdf(client: MemberClient, documentId: string) {
  const answer = await client.send(`/api/v1/documents/${documentId}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  const { byteLength } = bytes;
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes));
  return { pages: text, totalPages, text: text.join('\n'), byteLength };
}

describe('a list of documents', () => {
  test('has the newest document first, in pages', async () => {
    const first = await list('pageSize=5');
    const second = await list('pageSize=5&page=2');
    expect(first.total).toBeGreaterThan(30);
    const dates = [...first.items, ...second.items].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const ids = [...first.items, ...second.items].map(({ documentId }) => documentId);
    expect(new Set(ids).size).toBe(10);
    expect((await list('page=99')).items).toEqual([]);
  });

  test('can be filtered by type', async () => {
    const letters = await list('type=letter');
    const { items: every } = await list('type=letter&pageSize=100');
    expect(every.flatMap(({ claimId }) => claimId ?? [])).toEqual([claimCases.deniedDecided]);
    const about = every.flatMap(({ authorizationId }) => authorizationId ?? []);
    expect(about).toHaveLength(every.length - 1);
    expect(about).toContain('auth-AU88770001');
    // Not decided yet.
    expect(about).not.toContain('auth-AU88770002');
    expect((await list('type=taxForm')).total).toBe(0);
    const statements = await list('type=statement');
    expect(statements.total).toBeGreaterThan(0);
    expect((await list('type=policy')).items.map(({ title }) => title)).toEqual([
      'Summary of benefits 2026',
    ]);
    const all = await list('');
    expect((await list('type=eob')).total).toBe(
      (all.total ?? 0) - (letters.total ?? 0) - (statements.total ?? 0) - 1,
    );
  });

  test.each<[ClaimCase, number]>([
    ['paid', 1],
    ['denied', 1],
    ['reversal', 1],
    ['replaced', 1],
    ['deniedDecided', 2],
    ['received', 0],
    ['unprocessable', 0],
    ['cancelled', 0],
    ['nonFinancial', 0],
    ['enteredInError', 0],
  ])('lists the documents of the claim %s', async (name, count) => {
    const { items } = await list(`claimId=${claimCases[name]}`);
    expect(items).toHaveLength(count);
    for (const { claimId } of items) expect(claimId).toBe(claimCases[name]);
  });

  test('has only a child’s documents for the child', async () => {
    const { items, total } = await list('', 'A1042887704');
    expect(total).toBeGreaterThan(4);
    for (const { documentId } of items) {
      expect(documentId).toMatch(/^doc-(eob-C887704|letter-auth-AU88770006$|summary-A1042887704$)/);
    }
  });

  test('refuses a list of documents to other members', async () => {
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await lee.send('/api/v1/members/A3182046602/documents')).status).toBe(200);
    expect((await lee.send('/api/v1/members/A3182046601/documents')).status).toBe(403);
    expect((await maria.send('/api/v1/members/A1042887701/documents?type=poem')).status).toBe(422);
  });
});

describe('a document', () => {
  test('contains all facts of a printed explanation of benefits', async () => {
    const [listed] = (await list(`claimId=${claimCases.partlyPaid}`)).items;
    const { text, totalPages, byteLength } = await readPdf(maria, listed?.documentId ?? '');
    expect(byteLength).toBe(listed?.size);
    expect(totalPages).toBe(1);
    for (const part of [
      'Arbor Shield',
      'THIS IS NOT A BILL',
      'Maria Delgado',
      mariaId,
      'G-004410',
      'Arbor Choice PPO 1500',
      caseNumbers.partlyPaid,
      '10/01/2026',
      'Rafael Salas, MD',
      'In network',
      '$477.00',
      '$123.00',
      '$182.00',
      '$117.00',
      '$55.00',
      '$237.00',
      'Injection into the joint',
      'Denied: No authorization.',
      '1. This service needs an authorization before it is done.',
      'until Apr 7, 2027',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('has as many pages as its lines need, with column headings on each', async () => {
    const { pages, totalPages, text } = await readPdf(maria, `doc-${claimCases.manyLines}`);
    expect(totalPages).toBe(3);
    for (const page of pages) {
      expect(page).toContain('You may owe');
      expect(page).toContain(caseNumbers.manyLines);
    }
    for (let hour = 1; hour <= 44; hour += 1) expect(text).toContain(`Day program, hour ${hour}`);
  });

  test('can be the letter about an appeal', async () => {
    const { items } = zListClaimAppealsResponse.parse(
      await maria.json(`/api/v1/claims/${claimCases.deniedDecided}/appeals`),
    );
    const { text } = await readPdf(maria, items[0]?.decision?.documentId ?? '');
    expect(text).toContain('in your favor');
    expect(text).toContain(caseNumbers.deniedDecided);
  });

  test('can be the decision on an authorization, or a plan’s summary of benefits', async () => {
    const letter = await readPdf(maria, 'doc-letter-auth-AU88770003');
    expect(letter.text).toContain('Denied: Not a Covered Benefit');
    expect(letter.text).toContain('AU88770003');
    const [summary] = (await list('type=policy')).items;
    const { text } = await readPdf(maria, summary?.documentId ?? '');
    expect(text).toContain('Arbor Choice PPO 1500');
    expect(text).toContain('Summary of benefits 2026');
  });

  test.each([
    ['another member’s', 'doc-eob-C351801000001', 403],
    ['about another member’s authorization', 'doc-letter-auth-AU55190001', 403],
    ['about an authorization without a decision', 'doc-letter-auth-AU88770002', 404],
    ['about a claim without a decision', `doc-${claimCases.received}`, 404],
    ['about a claim that does not exist', 'doc-eob-C99990001', 404],
  ])('is not sent if it is %s', async (_name, documentId, status) => {
    const answer = await maria.send(`/api/v1/documents/${documentId}`);
    expect(answer.status).toBe(status);
    const { code } = zProblem.parse(await answer.json());
    expect(code).toBe(status === 404 ? 'EOB-0001' : undefined);
  });
});

test('states file sizes in a short list, and leaves them out of a long list', async () => {
  for (const { size } of (await list('pageSize=10')).items) expect(size).toBeGreaterThan(500);
  const long = await list('pageSize=40');
  expect(long.items).toHaveLength(40);
  for (const { size } of long.items) expect(size).toBeUndefined();
});

describe('blank forms', () => {
  const formsFor = async (query: string) =>
    zListFormsResponse.parse(await maria.json(`/api/v1/forms?${query}`));

  test('lists blank forms by contract type, category and title, in pages', async () => {
    const medical = await formsFor('contractType=Medical&pageSize=100');
    expect(medical.items.map(({ formDocumentId }) => formDocumentId)).toEqual(
      expect.arrayContaining([...travelForms]),
    );
    const names = medical.items.map(({ category, title }) => `${category} ${title}`);
    expect(names).toEqual(names.toSorted());
    const dental = await formsFor('contractType=Dental');
    expect(dental.items.every(({ contractTypes }) => contractTypes?.includes('Dental'))).toBe(true);
    expect((await formsFor('')).total).toBeGreaterThan(medical.total ?? 0);
    expect((await formsFor('pageSize=2&page=2')).items).toHaveLength(2);
  });

  test('blank forms are PDFs of the listed size, with every line to fill in', async () => {
    for (const { formDocumentId, title, size } of (await formsFor('pageSize=100')).items) {
      const { text, byteLength } = await readPdf(maria, formDocumentId);
      expect(byteLength).toBe(size);
      expect(text).toContain(title);
      expect(text).toContain('Member ID');
    }
  });
});

describe('the certificate of creditable coverage', () => {
  const settings = '/api/member/users/id-maria/member-settings';
  const order = (memberId: string) =>
    maria.send(`${settings}/${memberId}/certificate`, {
      method: 'POST',
      body: JSON.stringify({ delivery: 'mail' }),
    });
  const allowed = async (memberId: string) =>
    zGetMemberSettingsResponse.parse(await maria.json(`${settings}/${memberId}`));

  test('orders the certificate for members with the right, each with a new number', async () => {
    for (const memberId of [mariaId, 'A1042887704']) {
      expect((await allowed(memberId)).creditableCoverage?.allowed).toBe(true);
    }
    const first = zOrderCertificateResponse.parse(await (await order(mariaId)).json());
    const second = zOrderCertificateResponse.parse(await (await order(mariaId)).json());
    expect(first.confirmationNumber).toMatch(/^COC-20261121-\d{4}$/);
    expect(second.confirmationNumber).not.toBe(first.confirmationNumber);
    expect(first.arrivesBy).toBe('2026-12-01');
  });

  test('orders the certificate at most five times a day, with a notification each time', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 6; turn += 1) statuses.add((await order('A1042887704')).status);
    expect(statuses).toEqual(new Set([202, 429]));
    const outbox = await (await fetch(`${sandbox.urls.portal}/sandbox/outbox`)).text();
    expect(outbox).toContain('Sofia’s certificate of coverage was ordered by mail.');
  });

  test('refuses the certificate for a dental plan, with the reason', async () => {
    const dental = 'D2055190401';
    const { creditableCoverage } = await allowed(dental);
    expect(creditableCoverage).toEqual({
      allowed: false,
      reason: 'Only medical plans have this certificate.',
    });
    const answer = await order(dental);
    expect(answer.status).toBe(422);
    expect(zProblem.parse(await answer.json()).code).toBe('COC-0001');
  });

  test('refuses the certificate for other members', async () => {
    // An adult daughter is listed, and orders her own.
    const adult = 'A1042887702';
    expect((await allowed(adult)).creditableCoverage?.allowed).toBe(false);
    expect((await order(adult)).status).toBe(403);
    // A person on another contract.
    const stranger = 'A2073351801';
    expect((await order(stranger)).status).toBe(403);
    expect((await maria.send(`${settings}/${stranger}`)).status).toBe(403);
    const other = await maria.send(`/api/member/users/id-sam/member-settings/${mariaId}`);
    expect(other.status).toBe(403);
  });
});
