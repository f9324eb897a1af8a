import type { Config } from '#src/config.ts';
import type { ChatEntry } from '#src/domain/chat.ts';
import type { ChatLife } from './chat-life.ts';
import type { Portal } from './create-portal.ts';

/** The chat as the screen shows it. */
export interface ChatView {
  phase: 'ready' | 'connecting' | 'queued' | 'chatting' | 'ended' | 'failed';
  /** The specification's chat_started: an agent has accepted and nobody has ended it. */
  isStarted: boolean;
  /** A lost connection is being brought back. */
  isReconnecting: boolean;
  /** Place in line; null when not in line. */
  position: number | null;
  agent: string | null;
  isAgentTyping: boolean;
  transcript: readonly ChatEntry[];
  problem: 'unreachable' | 'refused' | 'lost' | null;
  isOpen: boolean;
  unread: number;
}

export interface Chat {
  /** Whether the selected plan has a chat and this portal knows where. */
  isOffered: () => boolean;
  /** Null until the member first opens it, and again after it was ended by `end`. */
  view: () => ChatView | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows the panel; the first time it fetches the chat's code.
   * @throws when that cannot be fetched
   */
  open: () => Promise<void>;
  minimize: () => void;
  /** Gets in line; after an end or a failure with an empty transcript. */
  start: () => void;
  /** After a failure: goes on where it broke off. */
  retry: () => void;
  send: (text: string) => void;
  /** To be called at every keystroke; the agent is told now and then. */
  typing: () => void;
  /** Ends the conversation; the transcript stays until the next one. */
  terminate: () => void;
  /** Ends everything at once and forgets it. The first step of a session's end. */
  end: () => void;
}

/** Who needs what of the portal. Nothing of a conversation is ever stored. */
export type ChatEnvironment = Pick<
  Portal,
  'plans' | 'session' | 'queryClient' | 'queryOf' | 'origin' | 'now'
> & { place: Config['chat'] };

/** The chat's handle: small, because every page has it. Everything else comes when it is first opened. */
export function createChat(environment: ChatEnvironment): Chat {
  const { place, plans } = environment;
  const listeners = new Set<() => void>();
  let life: ChatLife | null = null;
  /** Counts the ends: code that arrives after one starts nothing. */
  let ends = 0;

  const announce = () => {
    for (const listener of listeners) listener();
  };
  const end = () => {
    ends += 1;
    const ended = life;
    life = null;
    ended?.end();
    if (ended) announce();
  };
  const isOffered = () => {
    const chatType = plans.current()?.access.rights.chatType;
    return place !== null && chatType === place.kind;
  };
  plans.subscribe(() => {
    if (!isOffered()) end();
  });

  return {
    isOffered,
    view: () => life?.view() ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      const plan = plans.current()?.plan;
      if (!life && plan && place) {
        const before = ends;
        const { startChatLife } = await import('./chat-life.ts');
        if (ends !== before) return;
        life ??= startChatLife({ ...environment, place, plan, onChange: announce });
      }
      life?.send({ type: 'panel.opened' });
    },
    minimize: () => life?.send({ type: 'panel.minimized' }),
    start: () => life?.send({ type: 'chat.requested' }),
    retry: () => life?.send({ type: 'chat.retried' }),
    send: (text) => life?.write(text),
    typing: () => life?.typing(),
    terminate: () => life?.terminate(),
    end,
  };
}
