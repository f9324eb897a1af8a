import type { ChatAdapter, ChatOptions, ContactCenter } from './chat-adapter.ts';
import { chatEventOf, type ClientFrame } from './contact-center-protocol.ts';
import { reportedLine } from './reported-line.ts';

/** Connects to the contact-center vendor over a WebSocket. The token travels in the first frame, never in the URL. */
export function contactCenter(center: ContactCenter): ChatAdapter {
  return {
    connect(options, listener) {
      let socket: WebSocket | null = null;
      const line = reportedLine(listener, () => socket?.close());
      const transmit = (frame: ClientFrame | WithToken) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      };

      const begin = async () => {
        const accessToken = await center.accessToken().catch(() => null);
        if (line.isOver()) return;
        if (accessToken === null) {
          line.report({ type: 'connection.failed', reason: 'refused' });
          return;
        }
        socket = new WebSocket(socketAddress(center));
        socket.addEventListener('open', () => transmit(hello(accessToken, options)));
        socket.addEventListener('message', ({ data }) => {
          line.heard();
          const event = chatEventOf(data);
          if (event) line.report(event);
        });
        socket.addEventListener('close', line.lost);
        line.heard();
      };
      // The browser may refuse to create the socket.
      begin().catch(line.lost);

      return {
        send: (id, text) => transmit({ type: 'message', id, text }),
        typing: () => transmit({ type: 'typing' }),
        terminate: () => {
          transmit({ type: 'terminate' });
          line.close();
        },
        close: line.close,
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

type WithToken = ReturnType<typeof hello>;

const hello = (accessToken: string, { member, timeZone, resume }: ChatOptions) => ({
  type: 'hello' as const,
  accessToken,
  member,
  timeZone,
  resume,
});
