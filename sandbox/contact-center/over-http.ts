import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import type { Authenticate, SignedIn } from '../api/bearer.ts';
import { notFound, Refusal } from '../api/refusal.ts';
import { tellConversation, type Conversation, type Line } from './conversation.ts';
import { zHello, zMemberFrame, type Hello, type ServerFrame } from './protocol.ts';

/** Milliseconds. */
const aliveEvery = 15_000;

/**
 * The contact center's frames as an event stream, the member's as requests; protocol.ts says how. The sandbox refuses
 * other sites' pages everywhere below `/sandbox`.
 */
export function createHttpContactCenter({
  authenticate,
  begin,
  conversations,
}: {
  authenticate: Authenticate;
  /** Undefined for a conversation that is over, or another member's. */
  begin: (hello: Hello, signedIn: SignedIn) => Conversation | undefined;
  conversations: ReadonlyMap<string, Conversation>;
}): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  app.use(bodyLimit({ maxSize: 16_384, onError: (context) => context.body(null, 413) }));
  app.onError((error) => {
    if (!(error instanceof Refusal)) console.error(error);
    return new Response(null, { status: error instanceof Refusal ? error.status : 500 });
  });

  app.post('/', async (context) => {
    const signedIn = await authenticate(context.req.raw);
    const hello = zHello.safeParse(await context.req.json().catch(() => null));
    if (!hello.success) return context.body(null, 400);
    const conversation = begin(hello.data, signedIn);
    // Proxies such as nginx would collect the frames otherwise.
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (stream) => {
      const write = (frame: ServerFrame) => stream.writeSSE({ data: JSON.stringify(frame) });
      if (conversation === undefined) {
        await write({ type: 'ended', at: new Date().toISOString() });
        return;
      }
      let heartbeat: NodeJS.Timeout | undefined;
      /** The stream must not close before the last frame is written. */
      let writing = Promise.resolve();
      await new Promise<void>((resolve) => {
        const line: Line = {
          send: (frame) => {
            writing = writing.then(() => write(frame));
          },
          close: resolve,
        };
        heartbeat = setInterval(() => line.send({ type: 'alive' }), aliveEvery).unref();
        stream.onAbort(() => {
          conversation.detach(line);
          resolve();
        });
        conversation.attach(line, hello.data.resume?.seen ?? 0);
      });
      clearInterval(heartbeat);
      await writing;
    });
  });

  app.post('/:conversationId/frames', async (context) => {
    const { user } = await authenticate(context.req.raw);
    const conversation = conversations.get(context.req.param('conversationId'));
    if (conversation?.userName !== user.userName) throw notFound();
    const frame = zMemberFrame.safeParse(await context.req.json().catch(() => null));
    if (!frame.success) return context.body(null, 400);
    tellConversation(conversation, frame.data);
    return context.body(null, 204);
  });
  return app;
}
