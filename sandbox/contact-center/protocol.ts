import * as z from 'zod/mini';

/**
 * The contact center's side of the chat: JSON texts over one WebSocket at `/sandbox/contact-center`, or over HTTP
 * at `/sandbox/contact-center-http`. The portal's side is src/api/chat/contact-center-protocol.ts;
 * tests/sandbox/contact-center.test.ts connects the two. Timestamps are ISO 8601.
 *
 * Over a WebSocket the first frame is `hello`, with the member's access token; until then nothing is answered, and
 * after five seconds without it the connection ends. Over HTTP `hello` is POSTed with the token in the Authorization
 * header, and answered with an event stream (`text/event-stream`) of the contact center's frames; each further frame is
 * POSTed to `/{conversationId}/frames` below that and answered 204. Without `resume` a new conversation begins:
 *
 *     hello → queued (2) → queued (1) → accepted → typing, message, …
 *
 * With `resume` the conversation goes on: `accepted` (or `queued`) again, then every message after
 * `seen`. One that is over, or another member's, is answered `ended`. A lost connection ends a
 * conversation after a minute; `terminate` ends it at once.
 */
export const zHello = z.strictObject({
  type: z.literal('hello'),
  member: z.strictObject({
    memberId: z.string(),
    groupId: z.nullable(z.string()),
    planType: z.string(),
    lob: z.string(),
  }),
  timeZone: z.literal('America/Chicago'),
  resume: z.nullable(
    z.strictObject({ conversationId: z.string(), seen: z.int().check(z.minimum(0)) }),
  ),
});

export const zHelloWithToken = z.extend(zHello, {
  accessToken: z.string().check(z.regex(/^[\w.-]+$/)),
});

/** The frames after `hello`. */
export const zMemberFrame = z.discriminatedUnion('type', [
  /** A message sent twice under one id is one message. */
  z.strictObject({
    type: z.literal('message'),
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    text: z.string().check(z.minLength(1), z.maxLength(1000)),
  }),
  z.strictObject({ type: z.literal('typing') }),
  z.strictObject({ type: z.literal('terminate') }),
]);

export const zClientFrame = z.union([zHelloWithToken, zMemberFrame]);

export type ClientFrame = z.infer<typeof zClientFrame>;
export type Hello = z.infer<typeof zHello>;
export type MemberFrame = z.infer<typeof zMemberFrame>;

export type ServerFrame =
  | { type: 'queued'; conversationId: string; position: number }
  | { type: 'accepted'; conversationId: string; agent: string; at: string }
  | { type: 'typing'; isTyping: boolean }
  /** `number` counts the agent's messages of a conversation from 1. */
  | { type: 'message'; number: number; text: string; at: string }
  | { type: 'delivered'; id: string }
  | { type: 'ended'; at: string }
  /** Followed by the end of the connection. */
  | { type: 'refused'; reason: 'unauthorized' | 'forbidden' | 'not-understood' }
  /** Every 15 seconds, so that the other side notices a silence. */
  | { type: 'alive' };
