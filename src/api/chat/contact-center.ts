import { chatLimits } from '#src/domain/chat/chat-limits.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import type { ChatAdapter, ChatOptions } from './chat-adapter.ts';
import { serverFrame, type ClientFrame, type ServerFrame } from './contact-center-protocol.ts';

export interface ContactCenter {
  /** A path of the portal's own origin, or a wss address. */
  url: string;
  /** The origin of the portal. */
  origin: string;
  /** Returns a good access token; null or a rejection when there is none to be had. */
  accessToken: () => Promise<string | null>;
}

/** Connects to the contact-center vendor over a WebSocket. The token travels in the first frame, never in the URL. */
export function contactCenter(center: ContactCenter): ChatAdapter {
  return {
    connect(options, listener) {
      let socket: WebSocket | null = null;
      let isOver = false;
      let silence: ReturnType<typeof setTimeout> | undefined;

      const close = () => {
        isOver = true;
        clearTimeout(silence);
        socket?.close();
      };
      const report = (event: ChatEvent) => {
        if (isOver) return;
        if (event.type === 'connection.failed' || event.type === 'conversation.ended') close();
        listener(event);
      };
      const lost = () => report({ type: 'connection.failed', reason: 'unreachable' });
      const heard = () => {
        clearTimeout(silence);
        if (!isOver) silence = setTimeout(lost, chatLimits.silenceMs);
      };
      const transmit = (frame: ClientFrame) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      };

      const begin = async () => {
        const accessToken = await center.accessToken().catch(() => null);
        if (isOver) return;
        if (accessToken === null) {
          report({ type: 'connection.failed', reason: 'refused' });
          return;
        }
        socket = new WebSocket(socketAddress(center));
        socket.addEventListener('open', () => transmit(hello(accessToken, options)));
        socket.addEventListener('message', ({ data }) => {
          heard();
          const event = eventOf(data);
          if (event) report(event);
        });
        socket.addEventListener('close', lost);
        heard();
      };
      // A browser may refuse to make the socket at all.
      begin().catch(lost);

      return {
        send: (id, text) => transmit({ type: 'message', id, text }),
        typing: () => transmit({ type: 'typing' }),
        terminate: () => {
          transmit({ type: 'terminate' });
          close();
        },
        close,
      };
    },
  };
}

function socketAddress({ url, origin }: ContactCenter): string {
  const address = new URL(url, origin);
  // https becomes wss, http ws.
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

function hello(accessToken: string, { member, timeZone, resume }: ChatOptions): ClientFrame {
  return { type: 'hello', accessToken, member, timeZone, resume };
}

/** Returns the event of a frame; null for one that the portal does not use. */
function eventOf(data: unknown): ChatEvent | null {
  if (typeof data !== 'string') return null;
  let body: unknown;
  try {
    body = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = serverFrame.safeParse(body);
  return parsed.success ? translate(parsed.data) : null;
}

function translate(frame: ServerFrame): ChatEvent | null {
  switch (frame.type) {
    case 'queued':
      return { ...frame, type: 'queue.moved' };
    case 'accepted':
      return { ...frame, type: 'conversation.accepted', at: Date.parse(frame.at) };
    case 'typing':
      return { ...frame, type: 'agent.typed' };
    case 'message':
      return { ...frame, type: 'message.received', at: Date.parse(frame.at) };
    case 'delivered':
      return { ...frame, type: 'message.delivered' };
    case 'ended':
      return { type: 'conversation.ended', at: Date.parse(frame.at) };
    case 'refused':
      return { type: 'connection.failed', reason: 'refused' };
    case 'alive':
      return null;
  }
}
