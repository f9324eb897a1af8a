import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { agent, farewell, greeting, isFarewell, replyTo } from './agent.ts';
import type { MemberFrame, ServerFrame } from './protocol.ts';

/** Milliseconds. */
const stepInLine = 600;
const beforeTyping = 300;
const typingMs = 900;
const keptAlone = 60_000;

/** One end of a conversation: the current listener. */
export type Line = { send(frame: ServerFrame): void; close(): void };

/** A member's conversation with the contact center; outlives the connections that carry it. */
export type Conversation = {
  id: string;
  userName: string;
  /** Goes on over this line; an earlier one is closed. Without any it ends after a minute. */
  attach(line: Line, seen: number): void;
  detach(line: Line): void;
  hear(message: { id: string; text: string }): void;
  /** Ends the conversation; no effect when it has ended already. */
  end(): void;
};

/** Passes a member's frame on to the conversation. */
export function tellConversation(conversation: Conversation, frame: MemberFrame): void {
  if (frame.type === 'message') conversation.hear(frame);
  if (frame.type === 'terminate') conversation.end();
}

/**
 * @param speed how many times faster than a person the agent answers
 * @param onEnd called once, no matter which side ends it
 */
export function createConversation(
  member: { userName: string; firstName: string },
  speed: number,
  onEnd: () => void,
): Conversation {
  const id = randomUUID();
  const over = new AbortController();
  const heard = new Set<string>();
  const messages: Extract<ServerFrame, { type: 'message' }>[] = [];
  let status: ServerFrame = { type: 'queued', conversationId: id, position: 2 };
  let isTyping = false;
  let line: Line | undefined;
  let alone: NodeJS.Timeout | undefined;

  const tell = (frame: ServerFrame): void => line?.send(frame);
  const stand = (frame: ServerFrame): void => {
    status = frame;
    tell(frame);
  };
  const pause = (ms: number): Promise<void> =>
    delay(ms / speed, undefined, { signal: over.signal });
  const type = (typing: boolean): void => {
    isTyping = typing;
    tell({ type: 'typing', isTyping });
  };
  const say = async (text: string): Promise<void> => {
    await pause(beforeTyping);
    type(true);
    await pause(typingMs);
    type(false);
    const message = { type: 'message' as const, number: messages.length + 1, text, at: now() };
    messages.push(message);
    tell(message);
  };
  const end = (): void => {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(alone);
    tell({ type: 'ended', at: now() });
    line?.close();
    onEnd();
  };

  const waitForMember = (): void => {
    alone = setTimeout(end, keptAlone).unref();
  };
  waitForMember();

  /** One thing after the other, until the conversation is over. */
  let work = Promise.resolve();
  const then = (task: () => Promise<void>): void => {
    work = work.then(task).catch((error: unknown) => {
      if (!over.signal.aborted) throw error;
    });
  };
  then(async () => {
    await pause(stepInLine);
    stand({ type: 'queued', conversationId: id, position: 1 });
    await pause(stepInLine);
    stand({ type: 'accepted', conversationId: id, agent: agent, at: now() });
    await say(greeting(member.firstName));
  });

  return {
    id,
    userName: member.userName,
    attach(next, seen) {
      clearTimeout(alone);
      line?.close();
      line = next;
      tell(status);
      for (const message of messages) if (message.number > seen) tell(message);
      if (isTyping) tell({ type: 'typing', isTyping });
    },
    detach(gone) {
      if (line !== gone || over.signal.aborted) return;
      line = undefined;
      waitForMember();
    },
    hear({ id: messageId, text }) {
      tell({ type: 'delivered', id: messageId });
      if (heard.has(messageId)) return;
      heard.add(messageId);
      then(async () => {
        if (!isFarewell(text)) return say(replyTo(text));
        await say(farewell);
        end();
      });
    },
    end,
  };
}

function now(): string {
  return new Date().toISOString();
}
