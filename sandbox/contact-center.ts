import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Authenticate, SignedIn } from './api/bearer.ts';
import { forbidden, Refusal, unauthorized } from './api/refusal.ts';
import {
  createConversation,
  tellConversation,
  type Conversation,
  type Line,
} from './contact-center/conversation.ts';
import { createHttpContactCenter } from './contact-center/over-http.ts';
import {
  zClientFrame,
  type ClientFrame,
  type Hello,
  type ServerFrame,
} from './contact-center/protocol.ts';
import type { World } from './seed/world.ts';

/** The path of the contact center over a WebSocket, on the portal's own origin. */
export const contactCenterPath = '/sandbox/contact-center';
/** The same over HTTP. */
export const contactCenterHttpPath = '/sandbox/contact-center-http';

/** Milliseconds. */
const helloWithin = 5_000;
const aliveEvery = 15_000;

/** WebSocket close code (RFC 6455, section 7.4.1). */
const internalError = 1011;

export type ContactCenter = {
  /** Takes a request to upgrade when it is for the contact center; says whether it has. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Answers the requests of chats over HTTP. */
  overHttp: Hono;
  /** Ends every conversation. */
  reset(): void;
  close(): void;
};

/** The contact center of the live chat; sandbox/contact-center/protocol.ts says how to talk to it. */
export function createContactCenter(options: {
  authenticate: Authenticate;
  /** Whether the sign-in that a conversation began in was not ended since. */
  isGranted: (grantId: string) => boolean;
  world: World;
  /** The only origin whose pages may connect. */
  origin: string;
  /** How many times faster than a person the agent answers. */
  speed: number;
}): ContactCenter {
  const server = new WebSocketServer({ noServer: true, maxPayload: 16_384 });
  const conversations = new Map<string, Conversation>();
  const heartbeat = setInterval(() => {
    for (const socket of server.clients) send(socket, { type: 'alive' });
  }, aliveEvery);
  heartbeat.unref();

  const begin = (hello: Hello, { user }: SignedIn, chatType: string): Conversation | undefined => {
    const membership = options.world.actsFor(user, hello.member.memberId);
    if (membership?.contract.rights.chatType !== chatType) throw forbidden();
    if (hello.resume !== null) {
      const earlier = conversations.get(hello.resume.conversationId);
      return earlier?.userName === user.userName ? earlier : undefined;
    }
    const { firstName } = user.person;
    const conversation = createConversation(
      { userName: user.userName, firstName },
      options.speed,
      () => conversations.delete(conversation.id),
    );
    conversations.set(conversation.id, conversation);
    return conversation;
  };

  const serve = (socket: WebSocket): void => {
    const line: Line = { send: (frame) => send(socket, frame), close: () => socket.close(1000) };
    const helloOverdue = setTimeout(() => socket.close(4408), helloWithin);
    let conversation: Conversation | undefined;
    let grantId = '';

    const take = async (frame: ClientFrame): Promise<void> => {
      if (conversation === undefined) {
        clearTimeout(helloOverdue);
        if (frame.type !== 'hello') {
          refuse(socket, 'not-understood');
          return;
        }
        const signedIn = await options.authenticate(bearing(frame.accessToken));
        const begun = begin(frame, signedIn, 'contact-center');
        if (begun === undefined) {
          line.send({ type: 'ended', at: new Date().toISOString() });
          line.close();
          return;
        }
        conversation = begun;
        ({ grantId } = signedIn);
        // A client that left while the token was checked gets nothing.
        if (socket.readyState === socket.OPEN) begun.attach(line, frame.resume?.seen ?? 0);
        return;
      }
      if (!options.isGranted(grantId)) throw unauthorized();
      if (frame.type === 'hello') refuse(socket, 'not-understood');
      else tellConversation(conversation, frame);
    };

    /** One frame after the other: a goodbye may follow the hello before its token is checked. */
    let work = Promise.resolve();
    socket.on('message', (data) => {
      work = work
        .then(async () => {
          const parsed = zClientFrame.safeParse(jsonOf(data));
          if (parsed.success) await take(parsed.data);
          else refuse(socket, 'not-understood');
        })
        .catch((error: unknown) => {
          if (error instanceof Refusal) {
            refuse(socket, error.status === 401 ? 'unauthorized' : 'forbidden');
            return;
          }
          console.error(error);
          socket.close(internalError);
        });
    });
    socket.on('close', () => {
      clearTimeout(helloOverdue);
      conversation?.detach(line);
    });
    socket.on('error', () => socket.terminate());
  };

  const overHttp = createHttpContactCenter({
    authenticate: options.authenticate,
    begin: (hello, signedIn) => begin(hello, signedIn, 'contact-center-http'),
    conversations,
  });

  const reset = (): void => {
    for (const conversation of conversations.values()) conversation.end();
  };
  return {
    upgrade(request, socket, head) {
      if (pathOf(request) !== contactCenterPath) return false;
      const { origin } = request.headers;
      if (origin !== undefined && origin !== options.origin) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return true;
      }
      server.handleUpgrade(request, socket, head, serve);
      return true;
    },
    overHttp,
    reset,
    close() {
      reset();
      clearInterval(heartbeat);
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** Reads the path as text: a request target need not be an address (`//[`), and parsing it would throw. */
const pathOf = ({ url = '/' }: IncomingMessage): string | undefined => url.split('?', 1)[0];

function send(socket: WebSocket, frame: ServerFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}

function refuse(
  socket: WebSocket,
  reason: Extract<ServerFrame, { type: 'refused' }>['reason'],
): void {
  send(socket, { type: 'refused', reason });
  socket.close(4400);
}

/** The token as the APIs get it, so that the same check holds for it. */
function bearing(accessToken: string): Request {
  return new Request('http://localhost/', { headers: { authorization: `Bearer ${accessToken}` } });
}

function jsonOf(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  } catch {
    return undefined;
  }
}
