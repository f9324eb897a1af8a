import { createAtom } from '@tanstack/react-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '#src/config.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { chatView } from '#src/machines/chat/chat.selectors.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { createChat, type Chat } from './chat.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readonly sent: string[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  says(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const onlyOne: Config['chat'] = [{ kind: 'contact-center', url: '/chat' }];

function setUp({ at = onlyOne, rights = everyRight } = {}) {
  const test = createTestPortal({ session: signedInStorage(), rights });
  return {
    ...test,
    chat: createChat({
      ...test.portal,
      fetch: () => Promise.reject(new TypeError('offline')),
      services: at,
    }),
  };
}

const opened = ({ opened: openedChat }: Chat) => {
  const chat = openedChat.get();
  if (!chat) throw new Error('no chat is open');
  return chat;
};

function viewOf({ opened: openedChat }: Chat) {
  const chat = openedChat.get();
  return chat && chatView(chat.actor.getSnapshot());
}

async function chatting() {
  const test = setUp();
  await test.portal.plans.select(planOf('Medical'));
  await test.chat.open();
  opened(test.chat).start();
  await expect.poll(() => FakeSocket.made.length).toBe(1);
  const [socket] = FakeSocket.made;
  if (!socket) throw new Error('no socket');
  socket.dispatchEvent(new Event('open'));
  socket.says({
    type: 'accepted',
    conversationId: 'c1',
    agent: 'Jordan',
    at: '2026-11-21T09:00:00Z',
  });
  return { ...test, socket };
}

describe('is offered', () => {
  it('offers the chat for a selected plan with the contact center’s chat', async () => {
    const { chat, portal } = setUp();
    expect(chat.isOffered()).toBe(false);
    await portal.plans.select(planOf('Medical'));
    expect(chat.isOffered()).toBe(true);
  });

  it.each([null, 'another-vendor'])(
    'does not offer the chat for a plan whose chat is %s',
    async (chatType) => {
      const { chat, portal } = setUp({ rights: { ...everyRight, chatType } });
      await portal.plans.select(planOf('Medical'));
      expect(chat.isOffered()).toBe(false);
    },
  );

  it('offers the chat of the service that the plan’s chat type names', async () => {
    const services: Config['chat'] = [
      { kind: 'contact-center', url: '/chat', chatType: 'day-team' },
      { kind: 'contact-center', url: 'wss://night.example.org/chat', chatType: 'night-team' },
    ];
    const { chat, portal } = setUp({
      at: services,
      rights: { ...everyRight, chatType: 'night-team' },
    });
    await portal.plans.select(planOf('Medical'));
    await chat.open();
    opened(chat).start();
    await expect.poll(() => FakeSocket.made[0]?.url).toBe('wss://night.example.org/chat');
    const other = setUp({ at: services, rights: { ...everyRight, chatType: 'contact-center' } });
    await other.portal.plans.select(planOf('Medical'));
    expect(other.chat.isOffered()).toBe(false);
  });

  it('does not offer the chat without a configured chat', async () => {
    const { chat, portal } = setUp({ at: [] });
    await portal.plans.select(planOf('Medical'));
    expect(chat.isOffered()).toBe(false);
    await chat.open();
    expect(viewOf(chat)).toBeNull();
  });
});

it('sends the member’s identity and time zone in the first frame', async () => {
  const { socket, chat, session } = await chatting();
  expect(socket.url).toBe('wss://members.example.org/chat');
  const { memberId, tier1 } = planOf('Medical');
  expect(JSON.parse(socket.sent[0] ?? '')).toMatchObject({
    type: 'hello',
    accessToken: session.getItem('access_token'),
    member: { memberId, groupId: null, planType: 'Medical', lob: tier1 },
    timeZone: 'America/Chicago',
    resume: null,
  });
  expect(viewOf(chat)).toMatchObject({ phase: 'chatting', isStarted: true, agent: 'Jordan' });
});

it('reports at intervals that the member is typing', async () => {
  const { socket, chat } = await chatting();
  for (let keys = 0; keys < 3; keys += 1) opened(chat).typing();
  expect(socket.sent.slice(1)).toEqual(['{"type":"typing"}']);
});

it('ending it tells the contact center while connected, and forgets everything', async () => {
  const { socket, chat } = await chatting();
  opened(chat).send('A secret');
  let notifications = 0;
  chat.opened.subscribe(() => (notifications += 1));
  chat.end();
  expect(socket.sent.at(-1)).toBe('{"type":"terminate"}');
  expect(socket.readyState).toBe(3);
  expect(viewOf(chat)).toBeNull();
  expect(notifications).toBeGreaterThan(0);
  await chat.open();
  expect(viewOf(chat)).toMatchObject({ phase: 'ready', transcript: { length: 0 } });
});

it('ends with the plan’s selection', async () => {
  const { socket, chat, portal } = await chatting();
  portal.plans.unload();
  expect(socket.sent.at(-1)).toBe('{"type":"terminate"}');
  expect(viewOf(chat)).toBeNull();
});

it('ends with the selection of a plan that has another chat', async () => {
  const services: Config['chat'] = [
    { kind: 'contact-center', url: '/chat' },
    { kind: 'contact-center', url: '/night', chatType: 'night-team' },
  ];
  const { portal } = setUp();
  const selectionWith = (chatType: string): Selection => ({
    plan: planOf('Medical'),
    age: null,
    accessibleMembers: [],
    adults: [],
    rights: { ...everyRight, chatType },
  });
  const selection = createAtom<Selection | null>(selectionWith('contact-center'));
  const chat = createChat({
    ...portal,
    plans: { ...portal.plans, selection, current: () => selection.get() },
    fetch: () => Promise.reject(new TypeError('offline')),
    services,
  });
  await chat.open();
  selection.set(selectionWith('contact-center'));
  expect(viewOf(chat)).toMatchObject({ phase: 'ready' });
  selection.set(selectionWith('night-team'));
  expect(viewOf(chat)).toBeNull();
});

it('ignores code that loads after the end', async () => {
  const { chat, portal } = setUp();
  await portal.plans.select(planOf('Medical'));
  const opening = chat.open();
  chat.end();
  await opening;
  expect(viewOf(chat)).toBeNull();
});
