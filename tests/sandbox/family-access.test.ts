import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import {
  adultDaughter,
  clientOf,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

const elena = adultDaughter;
const mateo = 'A1042887703';
const records = '/api/v1/health-records';

let sandbox: Sandbox;
let maria: MemberClient;
/** A claim, a document and a prior authorization of hers, found while she had given family access. */
let elenas: { claimId: string; documentId: string };
beforeAll(async () => {
  sandbox = await startSandbox();
  maria = await clientOf(sandbox.urls, 'maria');
  await give(true);
  elenas = { claimId: await firstMedicalClaim(elena), documentId: await firstDocument(elena) };
  await give(false);
});
afterAll(() => sandbox.close());

const give = (isGiven: boolean) =>
  control(sandbox.urls, { familyAccess: { memberId: elena, isGiven } });

async function firstMedicalClaim(memberId: string): Promise<string> {
  const claims = z
    .object({ entry: z.array(z.object({ resource: z.object({ id: z.string() }) })) })
    .parse(await maria.json(`${records}/ExplanationOfBenefit?patient=pat-${memberId}`));
  const ids = claims.entry.map(({ resource }) => resource.id);
  return ids.find((id) => id.startsWith('eob-C')) ?? '';
}

async function firstDocument(memberId: string): Promise<string> {
  const documents = z
    .object({ items: z.array(z.object({ documentId: z.string() })) })
    .parse(await maria.json(`/api/v1/members/${memberId}/documents`));
  return documents.items[0]?.documentId ?? '';
}

/** Everything that names a member, their claim or their document. */
const askedOf = (memberId: string, { claimId, documentId }: typeof elenas): string[] => [
  `${records}/Patient?identifier=${memberId}`,
  `${records}/Patient/pat-${memberId}`,
  `${records}/Coverage?identifier=${memberId}`,
  `${records}/Coverage/hip-A10428877-${memberId.slice(-2)}`,
  `${records}/ExplanationOfBenefit?patient=pat-${memberId}`,
  `${records}/ExplanationOfBenefit?patient=pat-A1042887701,pat-${memberId}`,
  `${records}/ExplanationOfBenefit/${claimId}`,
  `/api/v1/members/${memberId}/accumulators`,
  `/api/v1/members/${memberId}/appeal-deadlines`,
  `/api/v1/members/${memberId}/documents`,
  `/api/v1/documents/${documentId}`,
  `/api/v1/claims/${claimId}/appeals`,
  `/api/v1/claims/${claimId}/inquiries`,
];

const mailOf = (memberId: string) => `/api/member/message-center/${memberId}/messages`;

const statusesOf = async (paths: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await maria.send(path)).status] as const)),
  );
const everyOne = (paths: readonly string[], status: number) =>
  Object.fromEntries(paths.map((path) => [path, status]));

describe('an adult on the contract', () => {
  test('refuses an adult’s data to the policyholder with 403 without family access', async () => {
    const paths = askedOf(elena, elenas);
    expect(elenas.claimId).not.toBe('');
    expect(elenas.documentId).not.toBe('');
    expect(await statusesOf(paths)).toEqual(everyOne(paths, 403));
    expect((await maria.send(mailOf(elena))).status).toBe(403);
  });

  test('shows an adult in no search by contract and in no sum without family access', async () => {
    for (const path of [
      `${records}/Patient?identifier=A10428877`,
      `${records}/Coverage?identifier=A10428877&_count=50`,
      '/api/v1/members/A1042887701/accumulators',
      '/api/v1/members/A1042887701/appeal-deadlines',
    ]) {
      expect(JSON.stringify(await maria.json(path)), path).not.toContain(elena);
    }
  });

  test('lists an adult with the plan, with the state of family access', async () => {
    const path = '/api/member/users/id-maria/accessrights/020/A1042887701/Medical';
    const listed = async () => JSON.stringify(await maria.json(path));
    expect(await listed()).toMatch(new RegExp(`"memberId":"${elena}"[^}]*"familyAccess":false`));
    await give(true);
    expect(await listed()).toMatch(new RegExp(`"memberId":"${elena}"[^}]*"familyAccess":true`));
    await give(false);
  });

  test('shows an adult’s data with family access, until it is revoked', async () => {
    const paths = askedOf(elena, elenas);
    await give(true);
    expect(await statusesOf(paths)).toEqual(everyOne(paths, 200));
    // Not her mail.
    expect((await maria.send(mailOf(elena))).status).toBe(403);
    await give(false);
    expect(await statusesOf(paths)).toEqual(everyOne(paths, 403));
  });
});

test('shows a child of 17 without family access', async () => {
  const paths = askedOf(mateo, {
    claimId: await firstMedicalClaim(mateo),
    documentId: await firstDocument(mateo),
  });
  expect(await statusesOf(paths)).toEqual(everyOne(paths, 200));
  expect((await maria.send(mailOf(mateo))).status).toBe(200);
});

test('shows a child until the day before the eighteenth birthday', () => {
  const seenOn = (now: Date, birthDate: string): boolean => {
    const world = createWorld(now, 'http://partner.example');
    const user = world.userNamed('maria');
    const [membership] = user ? world.membershipsOf(user) : [];
    if (membership === undefined) throw new Error('maria has plans');
    const { contract } = membership;
    const members = contract.members.map((member) =>
      member.memberId === mateo ? { ...member, person: { ...member.person, birthDate } } : member,
    );
    return world
      .accessibleMembers({ ...membership, contract: { ...contract, members } })
      .some(({ memberId }) => memberId === mateo);
  };
  expect(seenOn(new Date(2026, 10, 21, 23, 59), '2008-11-22')).toBe(true);
  expect(seenOn(new Date(2026, 10, 22, 0, 0), '2008-11-22')).toBe(false);
  // A person born on a leap day is 18 on March 1.
  expect(seenOn(new Date(2026, 1, 28, 12), '2008-02-29')).toBe(true);
  expect(seenOn(new Date(2026, 2, 1, 0), '2008-02-29')).toBe(false);
});

describe('a question about her claim', () => {
  const zFacts = z.object({ claimNumber: z.optional(z.string()), amount: z.optional(z.unknown()) });
  const zMessages = z.object({ items: z.array(z.extend(zFacts, { messageId: z.string() })) });
  const zMessage = z.extend(zFacts, { relatedClaimId: z.optional(z.string()) });

  const ask = async (claimNumber: string) => {
    const answer = await maria.send('/api/member/contact-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        topic: 'claims',
        phone: '5015550142',
        companyId: '020',
        contractType: 'Medical',
        claimNumber,
        comments: 'What is this claim about?',
      }),
    });
    expect(answer.status).toBe(201);
  };
  /** Returns Maria's newest sent message, from the list and by its id. */
  const newestSent = async () => {
    const mailbox = '/api/member/message-center/A1042887701/messages';
    const [listed] = zMessages.parse(await maria.json(`${mailbox}?folder=sent`)).items;
    const opened = zMessage.parse(await maria.json(`${mailbox}/${listed?.messageId ?? ''}`));
    return { listed, opened };
  };
  const number = () => elenas.claimId.replace('eob-', '');

  test('shows no claim without family access', async () => {
    await give(false);
    await ask(number());
    const { listed, opened } = await newestSent();
    for (const sentMessage of [listed, opened]) {
      expect(sentMessage).not.toHaveProperty('claimNumber');
      expect(sentMessage).not.toHaveProperty('amount');
    }
    expect(opened).not.toHaveProperty('relatedClaimId');
  });

  test('shows the claim only while family access lasts', async () => {
    await give(true);
    await ask(number());
    expect((await newestSent()).opened).toMatchObject({
      claimNumber: number(),
      relatedClaimId: elenas.claimId,
    });
    await give(false);
    const { listed, opened } = await newestSent();
    expect(listed).not.toHaveProperty('amount');
    expect(opened).not.toHaveProperty('claimNumber');
    expect(opened).not.toHaveProperty('relatedClaimId');
  });
});
