import { afterEach, expect, it, vi } from 'vitest';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import { contactCenterOverHttp } from './contact-center-http.ts';

const accepted = {
  type: 'accepted',
  conversationId: 'c1',
  agent: 'Jordan',
  at: '2026-11-26T09:00:00Z',
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** A conversation that an agent has accepted, over a contact center whose frames a test answers. */
async function chatting(answer: (frame: Request) => Promise<Response>) {
  let token: string | null = 'good-token';
  const frames: Request[] = [];
  const events: ChatEvent[] = [];
  const connection = contactCenterOverHttp({
    url: '/chat',
    origin: 'https://members.example.org',
    accessToken: () => Promise.resolve(token),
    fetch: (request) => {
      if (request.url.endsWith('/frames')) {
        frames.push(request);
        return answer(request);
      }
      const stream = new ReadableStream({
        start: (controller) => {
          const text = `data: ${JSON.stringify(accepted)}\n\n`;
          controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return Promise.resolve(new Response(stream));
    },
  }).connect(
    {
      member: { memberId: 'M1', groupId: null, planType: 'Medical', lob: '' },
      timeZone: 'America/Chicago',
      resume: null,
    },
    (event) => events.push(event),
  );
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['conversation.accepted']);
  return { connection, frames, events, signOut: () => (token = null) };
}

it('ends the conversation with the token that signing out then forgets', async () => {
  const { connection, frames, signOut } = await chatting(() =>
    Promise.resolve(new Response(null, { status: 204 })),
  );
  connection.terminate();
  signOut();
  await expect.poll(() => frames.length).toBe(1);
  expect(frames[0]?.headers.get('authorization')).toBe('Bearer good-token');
  expect(frames[0]?.keepalive).toBe(true);
  expect(await frames[0]?.json()).toEqual({ type: 'terminate' });
});

it('treats a message without an answer as a lost connection', async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const { connection, frames, events } = await chatting(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new TypeError('aborted')));
      }),
  );
  connection.send('q1', 'Where is my claim?');
  await expect.poll(() => frames.length).toBe(1);
  time.abort();
  await expect
    .poll(() => events.at(-1))
    .toEqual({ type: 'connection.failed', reason: 'unreachable' });
});
