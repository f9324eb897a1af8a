import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zListMessagesResponse } from '#generated/message-center/validators/zListMessagesResponse.ts';
import { zCreateAuthorizationAppealResponse } from '#generated/v1/validators/zCreateAuthorizationAppealResponse.ts';
import { zCreateClaimAppealResponse } from '#generated/v1/validators/zCreateClaimAppealResponse.ts';
import { zCreateClaimInquiryResponse } from '#generated/v1/validators/zCreateClaimInquiryResponse.ts';
import { zListAppealDeadlinesResponse } from '#generated/v1/validators/zListAppealDeadlinesResponse.ts';
import { zListAuthorizationAppealsResponse } from '#generated/v1/validators/zListAuthorizationAppealsResponse.ts';
import { zListClaimAppealsResponse } from '#generated/v1/validators/zListClaimAppealsResponse.ts';
import { zListClaimInquiriesResponse } from '#generated/v1/validators/zListClaimInquiriesResponse.ts';
import { zProblem } from '#generated/v1/validators/zProblem.ts';
import { nextReview } from '#sandbox/appeal-reviews.ts';
import { eligibilityOf, nextBusinessDay } from '#sandbox/appeal-rules.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { plusDays } from '#sandbox/seed/calendar.ts';
import { claimCases, type ClaimCase } from '#sandbox/seed/claims/cases.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { clientOf, control, startSandbox, type MemberClient } from './member-client.ts';
import { pagesOfPdf, rolesOfPdf } from '../../e2e/support/pdf.ts';
import { pdfFile } from '#tests/support/files.ts';

/** A Saturday. */
const seedDay = new Date(2026, 10, 21, 12);
const claims = createClaims(createWorld(seedDay, 'http://partner.example'));

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: seedDay });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const pathOf = (claimId: string, what: 'inquiries' | 'appeals') =>
  `/api/v1/claims/${claimId}/${what}`;
const post = (client: MemberClient, path: string, body: object) =>
  client.send(path, { method: 'POST', body: JSON.stringify(body) });
const appealsOf = async (claimId: string) =>
  zListClaimAppealsResponse.parse(await maria.json(pathOf(claimId, 'appeals')));

const grounds = {
  submittedBy: 'member',
  reason: 'medicalNecessity',
  comments: 'The records show why it was needed.',
};

function claimNamed(name: ClaimCase) {
  const claim = claims.find(claimCases[name]);
  if (claim === undefined) throw new Error(name);
  return claim;
}

describe('the right to appeal a claim', () => {
  test.each<[ClaimCase, string | null]>([
    ['denied', null],
    ['partlyPaid', null],
    ['notCovered', null],
    ['outOfNetwork', null],
    ['paidInFull', 'Nothing was denied, and nothing is left for you to pay.'],
    ['nonFinancial', 'Nothing was denied.'],
    ['reversal', 'Nothing was denied, and nothing is left for you to pay.'],
    ['received', 'This claim is still being processed.'],
    ['unprocessable', 'This claim could not be processed. We asked the provider to send it again.'],
    ['cancelled', 'This claim was canceled.'],
    ['replaced', 'This claim was replaced by another one.'],
    ['paid', 'The deadline to appeal was Aug 12, 2026.'],
    ['deniedLongAgo', 'The deadline to appeal was Nov 26, 2024.'],
    ['deniedInReview', 'An appeal is already in review.'],
    ['deniedDecided', 'We decided this appeal in your favor.'],
  ])('%s', async (name, reason) => {
    const { eligibility } = await appealsOf(claimCases[name]);
    expect(eligibility.allowed).toBe(reason === null);
    if (reason !== null) expect(eligibility.notAllowedReason).toBe(reason);
    expect(eligibility.whoMayAppeal).toContain('provider');
  });

  test('ends on the 180th day after the claim was processed', () => {
    const claim = claimNamed('denied');
    const last = plusDays(claim.processedOn, 180);
    expect(eligibilityOf(claim, [], last)).toEqual({ allowed: true, lastDay: last });
    expect(eligibilityOf(claim, [], plusDays(last, 1))).toMatchObject({
      allowed: false,
      lastDay: last,
    });
  });

  test.each([
    ['upheld', 'We decided this appeal and didn’t change our decision.'],
    ['partlyOverturned', 'We decided this appeal partly in your favor.'],
  ] as const)('allows no appeal after one was %s', (outcome, notAllowedReason) => {
    const decided = {
      status: 'decided' as const,
      decision: { outcome, decidedAt: '2026-11-20T16:00:00Z' },
    };
    expect(eligibilityOf(claimNamed('denied'), [decided], '2026-11-21')).toEqual({
      allowed: false,
      notAllowedReason,
    });
  });
});

describe('an appeal', () => {
  test('receives an appeal once, and decides it within 30 days', async () => {
    const path = pathOf(claimCases.denied, 'appeals');
    const answer = await post(maria, path, grounds);
    expect(answer.status).toBe(201);
    const appeal = zCreateClaimAppealResponse.parse(await answer.json());
    expect(appeal).toMatchObject({ ...grounds, status: 'received', decisionDueBy: '2026-12-21' });

    const { items, total, eligibility } = await appealsOf(claimCases.denied);
    expect([total, items]).toEqual([1, [appeal]]);
    expect(eligibility).toMatchObject({ allowed: false, lastDay: '2027-04-30' });

    const second = await post(maria, path, grounds);
    expect(second.status).toBe(422);
    expect(zProblem.parse(await second.json()).detail).toBe('An appeal is already in review.');

    const { items: messages } = zListMessagesResponse.parse(
      await maria.json('/api/member/message-center/A1042887701/messages'),
    );
    const receipts = messages.filter(({ subject }) =>
      subject?.startsWith('We received your appeal'),
    );
    expect(receipts).toMatchObject([
      { subject: 'We received your appeal: Riverside Hospital', status: 'unread' },
    ]);
  });

  test('rejects text that is too long, even if the document states no maximum', async () => {
    const tooLong = { ...grounds, reason: 'x'.repeat(60_000) };
    const answer = await post(maria, pathOf(claimCases.denied, 'appeals'), tooLong);
    expect(answer.status).toBe(422);
    expect(zProblem.parse(await answer.json()).validationErrors).toMatchObject([
      { field: 'reason', code: 'tooLong' },
    ]);
  });

  test('refuses an appeal with a detail when it is too late', async () => {
    const answer = await post(maria, pathOf(claimCases.deniedLongAgo, 'appeals'), grounds);
    expect(answer.status).toBe(422);
    const { detail } = zProblem.parse(await answer.json());
    expect(detail).toBe('The deadline to appeal was Nov 26, 2024.');
  });

  test.each([
    [{ ...grounds, comments: '  ' }, 'comments', 'required'],
    [{ ...grounds, comments: 'x'.repeat(4001) }, 'comments', 'tooLong'],
    [{ ...grounds, submittedBy: 'neighbor' }, 'submittedBy', 'notAllowed'],
  ])('is refused with an error on an invalid field', async (body, field, code) => {
    const answer = await post(maria, pathOf(claimCases.partlyPaid, 'appeals'), body);
    expect(answer.status).toBe(422);
    const { validationErrors } = zProblem.parse(await answer.json());
    expect(validationErrors).toMatchObject([{ field, code }]);
  });

  test('has seeded examples in review and decided', async () => {
    expect((await appealsOf(claimCases.deniedInReview)).items).toMatchObject([
      { status: 'inReview', submittedAt: '2026-11-09T08:15:00Z', decisionDueBy: '2026-12-09' },
    ]);
    const { items } = await appealsOf(claimCases.deniedDecided);
    expect(items).toMatchObject([{ status: 'decided', decision: { outcome: 'overturned' } }]);
    expect(items[0]?.decision?.documentId).toBe(`doc-${items[0]?.appealId ?? ''}`);
  });
});

describe('the last days to appeal', () => {
  const deadlines = async (client: MemberClient, memberId: string, query = '') =>
    zListAppealDeadlinesResponse.parse(
      await client.json(`/api/v1/members/${memberId}/appeal-deadlines${query}`),
    );
  const mariaId = 'A1042887701';

  test('include the claims that can be appealed, nearest first', async () => {
    const { items, total } = await deadlines(maria, mariaId, '?pageSize=100');
    expect(items.length).toBe(total);
    expect(items.map(({ lastDay }) => lastDay)).toEqual(
      items.map(({ lastDay }) => lastDay).toSorted(),
    );
    for (const { claimId, lastDay } of items) {
      expect((await appealsOf(claimId)).eligibility).toMatchObject({ allowed: true, lastDay });
    }
    const ids = items.map(({ claimId }) => claimId);
    const listed = (name: ClaimCase) => ids.includes(claimCases[name]);
    expect((['partlyPaid', 'notCovered'] as const).filter(listed)).toHaveLength(2);
    // Paid with a share for the member: can be appealed, but an appeal is not expected.
    expect((['inpatient', 'deniedLongAgo', 'deniedInReview'] as const).filter(listed)).toEqual([]);
  });

  test('include filed appeals, without their letters', async () => {
    const { appeals } = await deadlines(maria, mariaId);
    const of = (name: ClaimCase) => appeals?.find(({ claimId }) => claimId === claimCases[name]);
    expect(of('deniedInReview')).toEqual({
      claimId: claimCases.deniedInReview,
      status: 'inReview',
      decisionDueBy: '2026-12-09',
    });
    expect(of('deniedDecided')).toMatchObject({
      status: 'decided',
      decision: { outcome: 'overturned' },
    });
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await deadlines(lee, 'A3182046602')).appeals).toEqual([]);
  });

  test('leave out a claim once its appeal is filed', async () => {
    await control(sandbox.urls, { reset: true });
    maria = await clientOf(sandbox.urls, 'maria');
    const claimIds = async () =>
      (await deadlines(maria, mariaId)).items.map(({ claimId }) => claimId);
    expect(await claimIds()).toContain(claimCases.denied);
    await post(maria, pathOf(claimCases.denied, 'appeals'), grounds);
    expect(await claimIds()).not.toContain(claimCases.denied);
    const { appeals } = await deadlines(maria, mariaId);
    expect(appeals).toContainEqual(
      expect.objectContaining({ claimId: claimCases.denied, status: 'received' }),
    );
  });

  test('cover the whole family only for a policyholder', async () => {
    const { items } = await deadlines(maria, mariaId, '?pageSize=100');
    expect(new Set(items.map(({ memberId }) => memberId)).size).toBeGreaterThan(1);
    const lee = await clientOf(sandbox.urls, 'lee');
    const own = await deadlines(lee, 'A3182046602', '?pageSize=100');
    expect(own).toMatchObject({ items: [], total: 0 });
    const others = await lee.send('/api/v1/members/A3182046601/appeal-deadlines');
    expect(others.status).toBe(403);
  });
});

describe('a question', () => {
  const questions = async (claimId: string, query = '') =>
    zListClaimInquiriesResponse.parse(await maria.json(pathOf(claimId, 'inquiries') + query));

  test('answers a question by the next business day, and lists the newest first', async () => {
    const path = pathOf(claimCases.paid, 'inquiries');
    const inquiryIds = [];
    for (const comments of ['First?', 'Second?', 'Third?']) {
      const answer = await post(maria, path, { topic: 'amount', comments });
      expect(answer.status).toBe(201);
      inquiryIds.unshift(zCreateClaimInquiryResponse.parse(await answer.json()));
    }
    // Monday.
    expect(inquiryIds[0]).toMatchObject({ status: 'open', answerDueBy: '2026-11-23' });
    const first = await questions(claimCases.paid, '?pageSize=2');
    expect(first).toEqual({ page: 1, pageSize: 2, total: 3, items: inquiryIds.slice(0, 2) });
    expect((await questions(claimCases.paid, '?pageSize=2&page=2')).items).toEqual(
      inquiryIds.slice(2),
    );
  });

  test('has seeded examples with an answer', async () => {
    const [question] = (await questions(claimCases.inpatient)).items;
    expect(question?.status).toBe('answered');
    expect(question?.answer?.text).toContain('20%');
  });

  test('keeps a question until the sandbox is reset', async () => {
    await post(maria, pathOf(claimCases.notCovered, 'inquiries'), {
      topic: 'other',
      comments: '?',
    });
    expect((await questions(claimCases.notCovered)).total).toBe(1);
    await control(sandbox.urls, { reset: true });
    maria = await clientOf(sandbox.urls, 'maria');
    expect((await questions(claimCases.notCovered)).total).toBe(0);
    expect((await questions(claimCases.inpatient)).total).toBe(1);
  });

  test.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
  ])('asked on %s is answered by %s', (day, due) => {
    expect(nextBusinessDay(day)).toBe(due);
  });
});

describe.each(['inquiries', 'appeals'] as const)('%s', (what) => {
  test.each([
    ['about another member’s claim', 'eob-C351801000001', 403],
    ['about a claim that does not exist', 'eob-C99990001', 404],
    ['about an invalid claim number', 'nothing', 404],
    ['about a claim entered in error', claimCases.enteredInError, 404],
  ])('are refused %s', async (_name, claimId, status) => {
    const path = pathOf(claimId, what);
    expect((await maria.send(path)).status).toBe(status);
    const body = what === 'appeals' ? grounds : { topic: 'other', comments: 'Why?' };
    expect((await post(maria, path, body)).status).toBe(status);
  });

  test('are refused to a dependent for the policyholder’s claims', async () => {
    const lee = await clientOf(sandbox.urls, 'lee');
    expect((await lee.send(pathOf('eob-C046602000001', what))).status).toBe(200);
    expect((await lee.send(pathOf('eob-C046601000001', what))).status).toBe(403);
  });
});

describe('files attached to an appeal', () => {
  const file = {
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    content: pdfFile().toString('base64'),
  };
  const path = pathOf(claimCases.outOfNetwork, 'appeals');

  test.each<[string, object[]]>([
    ['of another type', [{ ...file, contentType: 'text/html' }]],
    ['beyond five', Array.from({ length: 6 }, () => file)],
    ['without valid base64', [{ ...file, content: 'not base64!' }]],
    ['that are not what they are called', [{ ...file, content: btoa('<html></html>') }]],
  ])('refuses attached files %s', async (_, attachments) => {
    const answer = await post(maria, path, { ...grounds, attachments });
    expect(answer.status).toBe(422);
    expect(zProblem.parse(await answer.json()).validationErrors?.[0]?.field).toMatch(
      /^attachments/,
    );
  });

  test('stores attached files with name, type and size, and leaves their content out of the list', async () => {
    const answer = await post(maria, path, { ...grounds, attachments: [file] });
    expect(answer.status).toBe(201);
    const { items } = await appealsOf(claimCases.outOfNetwork);
    expect(items[0]?.attachments).toEqual([
      { fileName: 'letter.pdf', contentType: 'application/pdf', size: pdfFile().length },
    ]);
    expect(JSON.stringify(items)).not.toContain(file.content);
  });
});

describe('an appeal of an authorization', () => {
  const path = (id: string) => `/api/v1/authorizations/${id}/appeals`;
  const denied = 'auth-AU88770003';
  const parse = async (answer: Response) =>
    zCreateAuthorizationAppealResponse.parse(await answer.json());

  test('files an appeal of an authorization once, decides it in 72 hours when urgent, and ties it to no claim', async () => {
    const before = zListAuthorizationAppealsResponse.parse(await maria.json(path(denied)));
    expect(before).toMatchObject({ items: [], eligibility: { allowed: true } });
    const taken = await post(maria, path(denied), { ...grounds, isExpedited: true });
    expect(taken.status).toBe(201);
    const appeal = await parse(taken);
    expect(appeal).toMatchObject({
      authorizationId: denied,
      isExpedited: true,
      status: 'received',
      decisionDueBy: '2026-11-24',
    });
    expect(appeal).not.toHaveProperty('claimId');
    expect((await post(maria, path(denied), grounds)).status).toBe(422);
    const after = zListAuthorizationAppealsResponse.parse(await maria.json(path(denied)));
    expect(after.items).toEqual([appeal]);
    expect(after.eligibility).toMatchObject({
      allowed: false,
      notAllowedReason: 'An appeal is already in review.',
    });
  });

  test('refuses an appeal of an approved, a missing or another member’s authorization, or after the deadline', async () => {
    expect((await post(maria, path('auth-AU88770001'), grounds)).status).toBe(422);
    const late = await post(maria, path('auth-AU88770004'), grounds);
    expect(zProblem.parse(await late.json()).detail).toMatch(/^The deadline to appeal was /);
    expect((await post(maria, path('auth-none'), grounds)).status).toBe(404);
    expect((await maria.send(path('auth-none'))).status).toBe(404);
    const sam = await clientOf(sandbox.urls, 'sam');
    expect((await sam.send(path(denied))).status).toBe(403);
    expect((await post(sam, path(denied), grounds)).status).toBe(403);
  });
});

describe('the levels of appeal after a denial', () => {
  beforeAll(async () => {
    await control(sandbox.urls, { reset: true });
    maria = await clientOf(sandbox.urls, 'maria');
  });

  const denial = 'auth-AU88770003';
  const authorizationPath = `/api/v1/authorizations/${denial}/appeals`;
  const openCase = async () =>
    zListAuthorizationAppealsResponse.parse(await maria.json(authorizationPath));
  const decide = async (outcome: string) => {
    const [newest] = (await openCase()).items;
    await control(sandbox.urls, { decideAppeal: { appealId: newest?.appealId, outcome } });
  };
  const textOf = async (path: string) => {
    const answer = await maria.send(path, {});
    const pdf = new Uint8Array(await answer.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    return text;
  };

  test('lead from a lost expedited appeal to a won external review', async () => {
    const first = await post(maria, authorizationPath, { ...grounds, isExpedited: true });
    expect(zCreateAuthorizationAppealResponse.parse(await first.json())).toMatchObject({
      isExpedited: true,
      decisionDueBy: '2026-11-24',
    });
    await decide('upheld');
    const { items: messages } = zListMessagesResponse.parse(
      await maria.json('/api/member/message-center/A1042887701/messages'),
    );
    expect(messages).toContainEqual(
      expect.objectContaining({ subject: 'We decided your appeal: authorization AU88770003' }),
    );

    const lost = await openCase();
    expect(lost.items[0]?.decision).toMatchObject({
      outcome: 'upheld',
      next: { kind: 'external', lastDay: '2027-03-21' },
    });
    expect(lost.eligibility).toMatchObject({
      allowed: true,
      level: 'external',
      lastDay: '2027-03-21',
    });

    const wrong = await post(maria, authorizationPath, { ...grounds, level: 'internal' });
    expect(wrong.status).toBe(422);
    const second = await post(maria, authorizationPath, { ...grounds, level: 'external' });
    expect(zCreateAuthorizationAppealResponse.parse(await second.json())).toMatchObject({
      level: 'external',
      decisionDueBy: '2027-01-05',
    });
    await decide('overturned');

    const won = await openCase();
    expect(won.items.map(({ level = 'internal', decision }) => [level, decision?.outcome])).toEqual(
      [
        ['external', 'overturned'],
        ['internal', 'upheld'],
      ],
    );
    expect(won.eligibility.allowed).toBe(false);
    const letter = await textOf(`/api/v1/documents/${won.items[0]?.decision?.documentId ?? ''}`);
    expect(letter).toContain('Independent Review Organization');
    expect(letter).toContain('The plan has to follow this decision.');
  });

  test('have one packet with the decision, the letters and the files', async () => {
    const { packetDocumentId = '' } = await openCase();
    const text = await textOf(`/api/v1/documents/${packetDocumentId}`);
    for (const part of [
      'What helps your appeal',
      'Decision on authorization AU88770003',
      'Appeal to your plan',
      'External review',
      grounds.comments,
    ]) {
      expect(text).toContain(part);
    }
    // Tagged: a screen reader finds its headings, and every page has text.
    const answer = await maria.send(`/api/v1/documents/${packetDocumentId}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(await rolesOfPdf(bytes)).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
    const pages = await pagesOfPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.trim()).not.toBe('');
  });

  test('send the claim file once, however often it is requested', async () => {
    const path = `/api/v1/claims/${claimCases.notCovered}/file-requests`;
    const answers = [
      await post(maria, path, { delivery: 'messages' }),
      await post(maria, path, { delivery: 'messages' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const bodies: unknown[] = await Promise.all(answers.map((answer) => answer.json()));
    const [first, second] = bodies;
    expect(second).toEqual(first);
    expect(first).toMatchObject({ dueBy: '2026-12-01' });
    expect((await appealsOf(claimCases.notCovered)).fileRequest).toEqual(first);
  });

  test('continue automatically to Medicare’s reviewer, and from there to a judge', async () => {
    const ruth = await clientOf(sandbox.urls, 'ruth');
    const path = `/api/v1/claims/${claimCases.deniedByMedicare}/appeals`;
    const read = async () => zListClaimAppealsResponse.parse(await ruth.json(path));
    expect((await read()).eligibility).toMatchObject({
      allowed: true,
      rules: 'medicareAdvantage',
      lastDay: '2027-01-14',
    });
    expect((await post(ruth, path, grounds)).status).toBe(201);
    const decideNewest = async () => {
      const [newest] = (await read()).items;
      await control(sandbox.urls, {
        decideAppeal: { appealId: newest?.appealId, outcome: 'upheld' },
      });
    };

    await decideNewest();
    const forwarded = await read();
    expect(forwarded.items.map(({ level = 'internal', status }) => [level, status])).toEqual([
      ['independent', 'received'],
      ['internal', 'decided'],
    ]);
    expect(forwarded.eligibility.allowed).toBe(false);

    await decideNewest();
    expect((await read()).items[0]?.decision?.next).toMatchObject({
      kind: 'judge',
      lastDay: '2027-01-20',
    });
  });

  test('lead from a state program to a fair hearing', async () => {
    const ida = await clientOf(sandbox.urls, 'ida');
    const path = `/api/v1/claims/${claimCases.deniedByStateProgram}/appeals`;
    const read = async () => zListClaimAppealsResponse.parse(await ida.json(path));
    expect((await read()).eligibility).toMatchObject({
      allowed: true,
      rules: 'stateProgram',
      lastDay: '2027-01-06',
    });
    expect((await post(ida, path, grounds)).status).toBe(201);
    const [appeal] = (await read()).items;
    await control(sandbox.urls, {
      decideAppeal: { appealId: appeal?.appealId, outcome: 'upheld' },
    });
    expect((await read()).items[0]?.decision?.next).toMatchObject({
      kind: 'fairHearing',
      lastDay: '2027-03-21',
    });
  });

  test('end after the external review, which binds the plan', () => {
    expect(nextReview('commercial', { level: 'external', decidedOn: '2026-11-21' })).toBeNull();
  });
});
