import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { Config } from '#src/config.ts';
import { chatLimits } from '#src/domain/chat/chat-limits.ts';
import type { ChatCommand } from '#src/machines/chat/chat.machine.ts';
import type { ChatActor, ChatEnvironment } from './chat-actor.ts';
import type { PlanStore } from '#src/portal/plan/plan-store.ts';

export interface Chat {
  /** Whether the selected plan has a chat and this portal knows where. */
  isOffered: () => boolean;
  /** Null until the member first opens it, and again after it was ended by `end`. */
  actor: ReadonlyAtom<ChatActor | null>;
  /**
   * Shows the panel; the first time it fetches the chat's code.
   * @throws when that cannot be fetched
   */
  open: () => Promise<void>;
  minimize: () => void;
  /** Gets in line; after an end or a failure with an empty transcript. */
  start: () => void;
  /** Continues where the conversation broke off, after a failure. */
  retry: () => void;
  send: (text: string) => void;
  /** Notes a keystroke, every one; the agent is notified now and then. */
  typing: () => void;
  /** Ends the conversation; the transcript stays until the next one. */
  terminate: () => void;
  /** Ends everything at once and forgets it. The first step of a session's end. */
  end: () => void;
}

/** Creates the chat's handle: small, because every page has it. Everything else comes when it is first opened. */
export function createChat(
  environment: ChatEnvironment & { place: Config['chat']; plans: PlanStore },
): Chat {
  const { place, plans, now } = environment;
  const actor = createAtom<ChatActor | null>(null);
  /** Counts the ends: code that arrives after one starts nothing. */
  let ends = 0;
  let written = 0;
  let toldTyping = -Infinity;
  const at = () => now().getTime();
  const send = (command: ChatCommand) => actor.get()?.send(command);

  const end = () => {
    ends += 1;
    const ended = actor.get();
    actor.set(null);
    ended?.send({ type: 'chat.withdrawn' });
    ended?.stop();
  };
  const isOffered = () => {
    const chatType = plans.current()?.access.rights.chatType;
    return place !== null && chatType === place.kind;
  };
  plans.selection.subscribe(() => {
    if (!isOffered()) end();
  });

  return {
    isOffered,
    actor,
    async open() {
      const plan = plans.current()?.plan;
      if (!actor.get() && plan && place) {
        const before = ends;
        const { startChatActor } = await import('./chat-actor.ts');
        if (ends !== before) return;
        if (!actor.get()) actor.set(startChatActor({ ...environment, place, plan }));
      }
      send({ type: 'panel.opened' });
    },
    minimize: () => send({ type: 'panel.minimized' }),
    start: () => send({ type: 'chat.requested' }),
    retry: () => send({ type: 'chat.retried' }),
    send(text) {
      written += 1;
      toldTyping = -Infinity;
      send({ type: 'message.written', id: `own ${written}`, text, at: at() });
    },
    typing() {
      if (at() - toldTyping < chatLimits.typingToldEveryMs) return;
      toldTyping = at();
      send({ type: 'member.typed' });
    },
    terminate: () => send({ type: 'chat.terminated', at: at() }),
    end,
  };
}
