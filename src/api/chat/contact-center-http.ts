import { createParser } from 'eventsource-parser';
import { chatLimits } from '#src/domain/limits.ts';
import type { ChatAdapter, ChatOptions, ContactCenter } from './chat-adapter.ts';
import { chatEventOf, type ClientFrame, type Hello } from './contact-center-protocol.ts';
import { reportedLine } from './reported-line.ts';

/**
 * Connects to a contact center over HTTP, for gateways that block WebSockets. The frames are the same. The contact
 * center's frames arrive as an event stream that answers the first request; the member's frames are separate requests,
 * one after the other. The Authorization header carries the token.
 */
export function contactCenterOverHttp(center: ContactCenter): ChatAdapter {
  const address = new URL(center.url, center.origin).href;
  const post = (url: string, token: string, body: Hello | ClientFrame, init: RequestInit) =>
    center.fetch(
      new Request(url, {
        ...init,
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      }),
    );

  return {
    connect(options, listener) {
      const stream = new AbortController();
      const line = reportedLine(listener, () => stream.abort());
      let conversationId = options.resume?.conversationId ?? null;

      const read = async () => {
        const token = await center.accessToken().catch(() => null);
        if (token === null) {
          line.report({ type: 'connection.failed', reason: 'refused' });
          return;
        }
        line.heard();
        const response = await post(address, token, hello(options), {
          signal: stream.signal,
        });
        if (response.status === 401 || response.status === 403) {
          line.report({ type: 'connection.failed', reason: 'refused' });
          return;
        }
        if (!response.ok || response.body === null) throw new TypeError('no event stream');
        const parser = createParser({
          onEvent: ({ data }) => {
            const event = chatEventOf(data);
            if (event === null) return;
            if ('conversationId' in event) ({ conversationId } = event);
            line.report(event);
          },
        });
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          line.heard();
          parser.feed(part.value);
        }
        line.lost();
      };
      read().catch(line.lost);

      /** A message must not overtake the one before it. */
      let sending = Promise.resolve();
      const transmit = (frame: ClientFrame, init: RequestInit = {}) => {
        if (conversationId === null) return;
        const frames = `${address}/${encodeURIComponent(conversationId)}/frames`;
        // Request the token at once, because signing out ends the chat and then clears the token.
        sending = Promise.all([center.accessToken(), sending])
          .then(([token]) =>
            post(frames, token ?? '', frame, {
              ...init,
              signal: AbortSignal.timeout(chatLimits.connectTimeoutMs),
            }),
          )
          .then(({ ok, status }) => {
            if (status === 401) line.report({ type: 'connection.failed', reason: 'refused' });
            else if (!ok) line.lost();
          })
          .catch(line.lost);
      };
      return {
        send: (id, text) => transmit({ type: 'message', id, text }),
        typing: () => transmit({ type: 'typing' }),
        terminate: () => {
          transmit({ type: 'terminate' }, { keepalive: true });
          line.close();
        },
        close: line.close,
      };
    },
  };
}

const hello = ({ member, timeZone, resume }: ChatOptions): Hello => ({
  type: 'hello',
  member,
  timeZone,
  resume,
});
