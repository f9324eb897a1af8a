import * as z from 'zod/mini';
import type { MemberIdentity } from '#src/domain/people/member-identity.ts';

/*
 * The conversation with the contact center: JSON texts over one WebSocket, the member's token in the
 * first. The sandbox's side of the same protocol is sandbox/contact-center/protocol.ts; a test lets the
 * two talk. Moments are ISO 8601.
 */

export type ClientFrame =
  | {
      type: 'hello';
      accessToken: string;
      member: MemberIdentity;
      timeZone: string;
      resume: { conversationId: string; seen: number } | null;
    }
  | { type: 'message'; id: string; text: string }
  | { type: 'typing' }
  | { type: 'terminate' };

/** The frames that the contact center sends. Any other is skipped, so that the contact center may learn to say more. */
export const serverFrame = z.union([
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
  /** A sign of life: the connection still stands. */
  z.object({ type: z.literal('alive') }),
]);

export type ServerFrame = z.infer<typeof serverFrame>;
