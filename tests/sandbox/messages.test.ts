import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { zGetMessageCountResponse } from '#generated/message-center/validators/zGetMessageCountResponse.ts';
import { zGetMessageResponse } from '#generated/message-center/validators/zGetMessageResponse.ts';
import { zListMessagesResponse } from '#generated/message-center/validators/zListMessagesResponse.ts';
import { zReplyToMessageResponse } from '#generated/message-center/validators/zReplyToMessageResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import {
  adultDaughter,
  clientOf,
  control,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

const maria = 'A1042887701';
const mateo = 'A1042887703';
const base = '/api/member/message-center';

let sandbox: Sandbox;
let client: MemberClient;
beforeAll(async () => {
  // A day by which every claim that messages are about was processed.
  sandbox = await startSandbox({ now: new Date(2026, 10, 21, 12) });
});
beforeEach(async () => {
  await control(sandbox.urls, { reset: true });
  client = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const list = async (memberId: string, query = '') =>
  zListMessagesResponse.parse(await client.json(`${base}/${memberId}/messages${query}`));
const count = async (memberId: string) =>
  zGetMessageCountResponse.parse(await client.json(`${base}/${memberId}/messages/count`)).data[0]
    ?.count;
const setStatus = (memberId: string, messageId: string, status: string) =>
  client.send(`${base}/${memberId}/messages/${messageId}/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });
const request = (memberId: string, messageId: string, method = 'GET') =>
  client.send(`${base}/${memberId}/messages/${messageId}`, { method });
const first = 'msg-A1042887701-0001';
const answered = 'msg-A1042887701-0003';
const opened = async (memberId: string, messageId: string) =>
  zGetMessageResponse.parse(await (await request(memberId, messageId)).json());
const reply = (memberId: string, messageId: string, text: string) =>
  client.send(`${base}/${memberId}/messages/${messageId}/replies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

describe('a mailbox', () => {
  test('lists messages in pages, newest first, without archived ones', async () => {
    const all = await list(maria, '?pageSize=100');
    const days = all.items.map(({ sentAt }) => sentAt ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(all.total).toBe(all.items.length);
    expect((await list(maria, '?page=2&pageSize=3')).items).toEqual(all.items.slice(3, 6));
    await setStatus(maria, first, 'archived');
    expect((await list(maria)).total).toBe(all.items.length - 1);
    expect((await list(maria, '?status=archived')).items.map((item) => item.messageId)).toEqual([
      first,
    ]);
  });

  test('counts and filters read and unread messages', async () => {
    const unread = (await count(maria)) ?? 0;
    expect((await list(maria, '?status=unread')).total).toBe(unread);
    expect((await setStatus(maria, first, 'read')).status).toBe(204);
    expect(await count(maria)).toBe(unread - 1);
    await setStatus(maria, first, 'unread');
    expect(await count(maria)).toBe(unread);
  });

  test('refuses every call for a person whom the user may not see', async () => {
    for (const memberId of [adultDaughter, 'A5551290101']) {
      const answers = [
        await client.send(`${base}/${memberId}/messages`),
        await request(memberId, `msg-${memberId}-0001`),
        await request(memberId, `msg-${memberId}-0001`, 'DELETE'),
        await setStatus(memberId, `msg-${memberId}-0001`, 'read'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
  });
});

describe('a message that the member sent', () => {
  test('lists a sent message in a separate folder, and does not count it as unread', async () => {
    const unread = await count(maria);
    const sent = await list(maria, '?folder=sent');
    expect(sent.items.map(({ subject }) => subject)).toEqual([
      'Is physical therapy covered?',
      'When does my deductible start again?',
    ]);
    expect(sent.items.every(({ isFromMember }) => isFromMember)).toBe(true);
    const inbox = await list(maria, '?folder=inbox&pageSize=100');
    expect(inbox.items.some(({ isFromMember }) => isFromMember)).toBe(false);
    expect(inbox.total).toBe((await list(maria)).total);
    expect(unread).toBe((await list(maria, '?status=unread')).total);
    expect((await client.send(`${base}/${maria}/messages?folder=outbox`)).status).toBe(422);
  });

  test('answers a sent message within its conversation', async () => {
    const { conversation = [], answerDueBy } = await opened(maria, answered);
    expect(conversation.map(({ isFromMember }) => isFromMember)).toEqual([true, false]);
    expect(conversation[1]?.inReplyTo).toBe(conversation[0]?.messageId);
    expect(answerDueBy).toBeUndefined();
  });

  test('states by when it is answered while it waits', async () => {
    const [waiting] = (await list(maria, '?folder=sent')).items;
    const message = await opened(maria, waiting?.messageId ?? '');
    expect(message.answerDueBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(message).not.toHaveProperty('conversation');
  });

  test('joins the conversation as plain text', async () => {
    const answer = await reply(maria, answered, 'Thank you <b>all</b>!\n\nAnd for my son?');
    expect(answer.status).toBe(201);
    const { messageId, answerDueBy } = zReplyToMessageResponse.parse(await answer.json());
    const { conversation = [], ...message } = await opened(maria, answered);
    expect(message.answerDueBy).toBe(answerDueBy);
    expect(conversation.at(-1)).toMatchObject({
      messageId,
      isFromMember: true,
      body: '<p>Thank you &lt;b&gt;all&lt;/b&gt;!</p><p>And for my son?</p>',
      inReplyTo: answered,
    });
    const [newest] = (await list(maria, '?folder=sent')).items;
    expect(newest).toMatchObject({ messageId, preview: 'Thank you <b>all</b>! And for my son?' });
    expect((await opened(maria, messageId)).conversation).toEqual(conversation);
  });

  test('lists a message to customer service with its claim', async () => {
    const answer = await client.send('/api/member/contact-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        companyId: '020',
        contractType: 'Medical',
        phone: '5015550142',
        topic: 'claims',
        claimNumber: caseNumbers.paid,
        comments: 'Is this <b>right</b>?',
      }),
    });
    expect(answer.status).toBe(201);
    const [newest] = (await list(maria, '?folder=sent')).items;
    expect(newest).toMatchObject({
      isFromMember: true,
      topic: 'claims',
      claimNumber: caseNumbers.paid,
      preview: 'Is this <b>right</b>?',
    });
    expect(await opened(maria, newest?.messageId ?? '')).toMatchObject({
      relatedClaimId: claimCases.paid,
      body: '<p>Is this &lt;b&gt;right&lt;/b&gt;?</p>',
    });
  });

  test('refuses a reply where no reply is possible', async () => {
    expect((await reply(maria, 'msg-none', 'Hello')).status).toBe(404);
    expect((await reply(adultDaughter, `msg-${adultDaughter}-0001`, 'Hello')).status).toBe(403);
    // It went to all members.
    expect((await reply(maria, 'msg-A1042887701-0006', 'Hello')).status).toBe(422);
    for (const text of ['', '   ', 'x'.repeat(451)]) {
      expect((await reply(maria, answered, text)).status).toBe(422);
    }
  });

  test('stays in the conversation when the first question is deleted', async () => {
    const { conversation: [question] = [] } = await opened(maria, answered);
    await request(maria, question?.messageId ?? '', 'DELETE');
    const { conversation = [] } = await opened(maria, answered);
    expect(conversation.map(({ inReplyTo }) => inReplyTo)).toEqual([question?.messageId]);
  });
});

describe('a message', () => {
  test('has its sender, preview, claim and amount', async () => {
    const { items } = await list(maria, '?pageSize=100');
    const itemOf = (id: string) => items.find(({ messageId }) => messageId === id);
    expect(itemOf('msg-A1042887701-0009')).toMatchObject({
      sender: 'Claims department',
      topic: 'claims',
      claimNumber: caseNumbers.outOfNetwork,
      amount: { currency: 'USD' },
    });
    expect(itemOf('msg-A1042887701-0009')?.preview).toMatch(
      /^Hello, We processed a claim for you\./,
    );
    // After a denial, the member's share isn't settled.
    expect(itemOf('msg-A1042887701-0001')).toMatchObject({ claimNumber: caseNumbers.denied });
    expect(itemOf('msg-A1042887701-0001')).not.toHaveProperty('amount');
  });

  test('about a pharmacy’s claim has no amount: it’s usually paid at pickup', async () => {
    const { items } = await list(mateo, '?pageSize=100');
    const news = items.find(({ messageId }) => messageId === 'msg-A1042887703-0001');
    expect(news).toHaveProperty('claimNumber');
    expect(news).not.toHaveProperty('amount');
  });

  test('about a claim names the claim and opens its document', async () => {
    const answer = await request(maria, 'msg-A1042887701-0002');
    const message = zGetMessageResponse.parse(await answer.json());
    expect(message.relatedClaimId).toBe(claimCases.denied);
    const [attachment] = message.attachments ?? [];
    const file = await client.send(`/api/v1/documents/${attachment?.documentId ?? ''}`);
    expect((await file.arrayBuffer()).byteLength).toBe(attachment?.size);
  });

  test('has a letter that other members may not open', async () => {
    const [letter] = zGetMessageResponse.parse(
      await (await request(maria, 'msg-A1042887701-0004')).json(),
    ).attachments ?? [{ documentId: '' }];
    const path = `/api/v1/documents/${letter?.documentId ?? ''}`;
    expect((await client.send(path)).headers.get('content-type')).toBe('application/pdf');
    const sam = await clientOf(sandbox.urls, 'sam');
    expect((await sam.send(path)).status).toBe(403);
  });

  test('a message of a child is only in the child’s mailbox', async () => {
    const id = `msg-${mateo}-0001`;
    expect((await request(maria, id)).status).toBe(404);
    const message = zGetMessageResponse.parse(await (await request(mateo, id)).json());
    expect(message.memberId).toBe(mateo);
    expect(message).not.toHaveProperty('subject');
  });

  test('a message is gone from every call after deletion', async () => {
    expect((await request(maria, first, 'DELETE')).status).toBe(204);
    expect((await request(maria, first)).status).toBe(404);
    expect((await request(maria, first, 'DELETE')).status).toBe(404);
    expect((await setStatus(maria, first, 'read')).status).toBe(404);
  });

  test('rejects an unknown status', async () => {
    expect((await setStatus(maria, first, 'deleted')).status).toBe(422);
  });
});

test('has 5,000 messages for the size test', async () => {
  client = await clientOf(sandbox.urls, 'big');
  const rights = JSON.stringify(await client.json('/api/member/users/id-big/memberships'));
  const memberId = /"memberId":"([^"]+)"/.exec(rights)?.[1] ?? '';
  expect((await list(memberId, '?page=50&pageSize=100')).items).toHaveLength(100);
  expect((await list(memberId)).total).toBe(5000);
});
