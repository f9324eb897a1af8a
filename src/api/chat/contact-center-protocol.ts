import * as z from 'zod/mini';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import type { MemberIdentity } from '#src/domain/people/member-identity.ts';

/*
 * The conversation with the contact center in JSON texts, over one WebSocket (contact-center.ts) or over HTTP
 * (contact-center-http.ts). The sandbox's side of the same protocol is sandbox/contact-center/protocol.ts; a test
 * connects the two. Moments are ISO 8601.
 */

/** The first frame; over a WebSocket with the member's access token. */
export interface Hello {
  type: 'hello';
  member: MemberIdentity;
  timeZone: string;
  resume: { conversationId: string; seen: number } | null;
}

export type ClientFrame =
  { type: 'message'; id: string; text: string } | { type: 'typing' } | { type: 'terminate' };

/** The frames that the contact center sends. Any other is skipped, so that the contact center may learn to say more. */
const serverFrame = z.union([
  z.object({ type: z.literal('queued'), conversationId: z.string(), position: z.number() }),
  z.object({
    type: z.literal('accepted'),
    conversationId: z.string(),
    agent: z.string(),
    at: z.string(),
  }),
  z.object({ type: z.literal('typing'), isTyping: z.boolean() }),
  z.object({ type: z.literal('message'), number: z.number(), text: z.string(), at: z.string() }),
  z.object({ type: z.literal('delivered'), id: z.string() }),
  z.object({ type: z.literal('ended'), at: z.string() }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
  /** A heartbeat: the connection is still open. */
  z.object({ type: z.literal('alive') }),
]);

type ServerFrame = z.infer<typeof serverFrame>;

/** Returns the event of a text that the contact center sent; null for one that the portal does not use. */
export function chatEventOf(text: unknown): ChatEvent | null {
  if (typeof text !== 'string') return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
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
