import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket as RawSocket } from 'ws';
import { replyTo } from '#sandbox/contact-center/agent.ts';
import { contactCenterHttpPath, contactCenterPath } from '#sandbox/contact-center.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { ChatConnection, ChatOptions } from '#src/api/chat/chat-adapter.ts';
import { contactCenterOverHttp } from '#src/api/chat/contact-center-http.ts';
import { contactCenter } from '#src/api/chat/contact-center.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import { signIn } from './browser.ts';
import { control, startSandbox } from './member-client.ts';

/* The portal's adapters and the sandbox's contact center, each with its own account of the protocol. */

let sandbox: Sandbox;
const tokens: Record<string, string> = {};

/** The two ways to talk, each with a member whose plan has it. */
const ways = [
  {
    way: 'over a WebSocket',
    connectTo: contactCenter,
    path: contactCenterPath,
    userName: 'maria',
    firstName: 'Maria',
    member: {
      memberId: 'A1042887701',
      groupId: 'G-004410',
      planType: 'Medical',
      lob: 'Arbor PPO',
    },
    stranger: 'conversation.ended',
  },
  {
    way: 'over HTTP',
    connectTo: contactCenterOverHttp,
    path: contactCenterHttpPath,
    userName: 'dev',
    firstName: 'Dev',
    member: { memberId: 'X5091736401', groupId: null, planType: 'Medical', lob: 'Octet Silver' },
    // No other member's plan has this chat.
    stranger: 'connection.failed',
  },
] as const;
type Way = (typeof ways)[number];

beforeAll(async () => {
  sandbox = await startSandbox({ chatSpeed: 10 });
});
afterAll(async () => sandbox.close());

/** A reset of the sandbox ends every sign-in. */
async function signEverybodyIn(): Promise<void> {
  for (const name of ['maria', 'dev', 'norah', 'sam']) {
    tokens[name] = (await signIn(sandbox.urls, name)).accessToken;
  }
}

interface Talk {
  connection: ChatConnection;
  events: ChatEvent[];
  types: () => string[];
  /** Resolves with the next event of a type that has not been waited for. */
  next: <Type extends ChatEvent['type']>(type: Type) => Promise<Extract<ChatEvent, { type: Type }>>;
}

const open: ChatConnection[] = [];
afterEach(() => {
  for (const connection of open.splice(0)) connection.terminate();
});

function talk(
  way: Way,
  options: Partial<ChatOptions> & { token?: string | null; url?: string } = {},
): Talk {
  const { token = tokens[way.userName] ?? null, url = way.path, ...rest } = options;
  const events: ChatEvent[] = [];
  let read = 0;
  const connection = way
    .connectTo({
      url,
      origin: sandbox.urls.portal,
      accessToken: () => Promise.resolve(token),
      fetch,
    })
    .connect(
      {
        member: way.member,
        timeZone: 'America/Chicago',
        resume: null,
        ...rest,
      },
      (event) => events.push(event),
    );
  open.push(connection);
  return {
    connection,
    events,
    types: () => events.map(({ type }) => type),
    async next(type) {
      let eventIndex = -1;
      await expect
        .poll(
          () => {
            eventIndex = events.findIndex((event, index) => index >= read && event.type === type);
            return eventIndex;
          },
          { interval: 20, message: `waiting for ${type}` },
        )
        .toBeGreaterThanOrEqual(0);
      read = eventIndex + 1;
      const event = events[eventIndex];
      if (!event || !isOfType(event, type)) throw new Error(`no ${type}`);
      return event;
    },
  };
}

function isOfType<Type extends ChatEvent['type']>(
  event: ChatEvent,
  type: Type,
): event is Extract<ChatEvent, { type: Type }> {
  return event.type === type;
}

test.each([
  ['Where is my claim?', /Care, Claims/],
  ['I lost my ID card', /7 business days/],
  ['How do I make a payment?', /24 to 48 hours/],
  ['What is left of my deductible', /dashboard/],
  ['The moon is bright', /tell me a little more/],
])('%s', (question, answer) => {
  expect(replyTo(question)).toMatch(answer);
});

describe.each(ways)('$way', (way) => {
  beforeAll(signEverybodyIn);

  test('moves up the line, is accepted and greets by name', async () => {
    const began = Date.now();
    const { next, types } = talk(way);
    expect(await next('queue.moved')).toMatchObject({ position: 2 });
    expect(await next('queue.moved')).toMatchObject({ position: 1 });
    expect(await next('conversation.accepted')).toMatchObject({ agent: 'Jordan' });
    expect(Date.now() - began).toBeLessThan(2_500);
    const greeting = await next('message.received');
    expect(greeting.number).toBe(1);
    expect(greeting.text).toContain(way.firstName);
    expect(Math.abs(greeting.at - Date.now())).toBeLessThan(5_000);
    expect(types()).toEqual([
      'queue.moved',
      'queue.moved',
      'conversation.accepted',
      'agent.typed',
      'agent.typed',
      'message.received',
    ]);
  });

  test('answers questions', async () => {
    const { connection, next } = talk(way);
    await next('message.received');
    connection.typing();
    connection.send('q1', 'Where is my claim?');
    expect(await next('message.delivered')).toMatchObject({ id: 'q1' });
    expect(await next('agent.typed')).toMatchObject({ isTyping: true });
    expect(await next('message.received')).toMatchObject({
      number: 2,
      text: replyTo('Where is my claim?'),
    });
  });

  test('ends after a goodbye without further messages', async () => {
    const { connection, next, types } = talk(way);
    await next('conversation.accepted');
    connection.send('q1', 'Thanks, bye!');
    await next('conversation.ended');
    expect(types().at(-1)).toBe('conversation.ended');
    expect(types()).not.toContain('connection.failed');
  });

  describe('resuming a conversation', () => {
    test('repeats missed messages, and takes a repeated message once', async () => {
      const first = talk(way);
      const { conversationId } = await first.next('conversation.accepted');
      await first.next('message.received');
      first.connection.send('q1', 'A question about a claim');
      await first.next('message.delivered');
      first.connection.close();

      const second = talk(way, { resume: { conversationId, seen: 1 } });
      expect(await second.next('conversation.accepted')).toMatchObject({
        conversationId,
        agent: 'Jordan',
      });
      second.connection.send('q1', 'A question about a claim');
      // The answer may be there before the question is repeated.
      await expect.poll(second.types).toContain('message.delivered');
      expect(await second.next('message.received')).toMatchObject({ number: 2 });
      second.connection.send('q2', 'thank you');
      expect(await second.next('message.received')).toMatchObject({
        number: 3,
        text: replyTo('thank you'),
      });
      const messages = second.events.filter((event) => isOfType(event, 'message.received'));
      expect(messages.map(({ number }) => number)).toEqual([2, 3]);
      expect(first.types()).not.toContain('connection.failed');
    });

    test('keeps the place in line', async () => {
      const first = talk(way);
      const { conversationId } = await first.next('queue.moved');
      first.connection.close();
      const second = talk(way, { resume: { conversationId, seen: 0 } });
      expect(await second.next('queue.moved')).toMatchObject({ conversationId });
      await second.next('conversation.accepted');
    });

    test('refuses to resume a conversation once it was terminated', async () => {
      const first = talk(way);
      const { conversationId } = await first.next('conversation.accepted');
      first.connection.terminate();
      // Over HTTP, the end is a separate request, which a new connection may overtake.
      await expect
        .poll(async () => {
          const second = talk(way, { resume: { conversationId, seen: 0 } });
          await second.next('conversation.ended');
          return second.types();
        })
        .toEqual(['conversation.ended']);
    });

    test('refuses to resume a conversation for another member', async () => {
      const first = talk(way);
      const { conversationId } = await first.next('conversation.accepted');
      const second = talk(way, {
        token: tokens['sam'] ?? null,
        member: { memberId: 'A2073351801', groupId: null, planType: 'Medical', lob: '' },
        resume: { conversationId, seen: 0 },
      });
      await second.next(way.stranger);
    });
  });

  describe('a refused conversation', () => {
    test.each([
      ['has no token', { token: null }],
      ['has an invalid token', { token: 'nonsense' }],
      ['has a token with a space', { token: 'not a token' }],
    ])('%s', async (_, options) => {
      const { next, types } = talk(way, options);
      expect(await next('connection.failed')).toMatchObject({ reason: 'refused' });
      expect(types()).toEqual(['connection.failed']);
    });

    test('refuses a conversation on a plan without a chat', async () => {
      const { next } = talk(way, {
        token: tokens['norah'] ?? null,
        member: { memberId: 'A6620481701', groupId: null, planType: 'Medical', lob: '' },
      });
      expect(await next('connection.failed')).toMatchObject({ reason: 'refused' });
    });

    test('uses another person’s member ID', async () => {
      const { next } = talk(way, { token: tokens['norah'] ?? null });
      expect(await next('connection.failed')).toMatchObject({ reason: 'refused' });
    });
  });

  test('stops answering an ended sign-in, also on an open connection', async () => {
    const { accessToken, refreshToken } = await signIn(sandbox.urls, way.userName);
    const { connection, next, types } = talk(way, { token: accessToken });
    await next('message.received');
    const revoked = await fetch(`${sandbox.urls.identity}/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'member-portal', token: refreshToken }),
    });
    expect(revoked.status).toBe(200);
    connection.send('q1', 'Where is my claim?');
    await next('connection.failed');
    expect(types()).not.toContain('message.delivered');
  });

  test('reports an unreachable contact center', async () => {
    const { next } = talk(way, { url: '/sandbox/nothing' });
    expect(await next('connection.failed')).toMatchObject({ reason: 'unreachable' });
  });

  test('ends conversations when the sandbox resets', async () => {
    const { next } = talk(way);
    await next('conversation.accepted');
    await control(sandbox.urls, { clearLogs: true, reset: true });
    await next('conversation.ended');
  });
});

describe('a WebSocket client that breaks the protocol', () => {
  const raw = (origin?: string) =>
    new RawSocket(`${sandbox.urls.portal.replace('http', 'ws')}${contactCenterPath}`, {
      ...(origin === undefined ? {} : { origin }),
    });
  const closing = (socket: RawSocket) =>
    new Promise<number>((resolve) => socket.on('close', resolve));

  test('cannot connect from another site’s page', async () => {
    const socket = raw('https://evil.example');
    const refused = new Promise<string>((resolve) =>
      socket.on('error', ({ message }) => resolve(message)),
    );
    expect(await refused).toContain('403');
  });

  test.each(['{', '{"type":"message","id":"1","text":"hello?"}', '{"type":"hello"}'])(
    '%s as the first frame ends the connection',
    async (frame) => {
      const socket = raw(sandbox.urls.portal);
      const frames: string[] = [];
      socket.on('message', (data: Buffer) => frames.push(data.toString()));
      socket.on('open', () => socket.send(frame));
      expect(await closing(socket)).toBe(4400);
      // A heartbeat may come at any time.
      expect(frames.filter((message) => message !== '{"type":"alive"}')).toEqual([
        '{"type":"refused","reason":"not-understood"}',
      ]);
    },
  );
});

describe('an HTTP client that breaks the protocol', () => {
  beforeAll(signEverybodyIn);

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.urls.portal}${contactCenterHttpPath}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${tokens['dev']}`, ...headers },
    });
  const hello = {
    type: 'hello',
    member: { memberId: 'X5091736401', groupId: null, planType: 'Medical', lob: '' },
    timeZone: 'America/Chicago',
    resume: null,
  };

  test('gets 400, 401, 403 or 413, and no cacheable response', async () => {
    const answers = [
      [await post('', { type: 'message', id: '1', text: 'hello?' }), 400],
      [await post('', hello, { Authorization: 'Bearer nonsense' }), 401],
      [await post('', hello, { Authorization: `Bearer ${tokens['maria']}` }), 403],
      [await post('', { ...hello, padding: 'x'.repeat(20_000) }), 413],
    ] as const;
    expect(answers.map(([{ status, headers }]) => [status, headers.get('cache-control')])).toEqual(
      answers.map(([, status]) => [status, 'no-store']),
    );
    const foreign = await post('', hello, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  test('cannot send frames for another member', async () => {
    const talked = talk(ways[1]);
    const { conversationId } = await talked.next('conversation.accepted');
    const frames = `/${conversationId}/frames`;
    const bye = { type: 'terminate' };
    expect((await post(frames, bye, { Authorization: `Bearer ${tokens['sam']}` })).status).toBe(
      404,
    );
    expect((await post('/no-conversation/frames', bye)).status).toBe(404);
    expect((await post(frames, { type: 'dance' })).status).toBe(400);
    expect(talked.types()).not.toContain('conversation.ended');
    expect((await post(frames, bye)).status).toBe(204);
    await talked.next('conversation.ended');
  });
});
