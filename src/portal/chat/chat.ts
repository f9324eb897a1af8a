import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { Config } from '#src/config.ts';
import type { PlanStore } from '#src/portal/plan/plan-store.ts';
import type { ChatEnvironment, ChatService, OpenChat } from './open-chat.ts';

export interface Chat {
  /** Whether the selected plan has a chat and this portal knows where. */
  isOffered: () => boolean;
  /** Null until the member first opens it, and again after it was ended by `end`. */
  opened: ReadonlyAtom<OpenChat | null>;
  /**
   * Shows the panel; the first time it fetches the chat's code.
   * @throws when that cannot be fetched
   */
  open: () => Promise<void>;
  /** Ends everything at once and forgets it. The first step of a session's end. */
  end: () => void;
}

/** Creates the chat's handle: small, because every page has it. Everything else comes when it is first opened. */
export function createChat({
  services,
  plans,
  ...environment
}: ChatEnvironment & { services: Config['chat']; plans: PlanStore }): Chat {
  const opened = createAtom<OpenChat | null>(null);
  /** Counts the ends: code that arrives after one starts nothing. */
  let ends = 0;

  const end = () => {
    ends += 1;
    const ended = opened.get();
    opened.set(null);
    ended?.withdraw();
  };
  /** The chat of the selected plan; plans may have different ones. */
  const service = () => {
    const chatType = plans.current()?.rights.chatType;
    return services.find(({ kind, chatType: named = kind }) => named === chatType);
  };
  /** The one that is open, or about to be. A plan with another one ends it. */
  let chosen: ChatService | undefined;
  plans.selection.subscribe(() => {
    if (service() !== chosen) end();
  });

  return {
    isOffered: () => Boolean(service()),
    opened,
    async open() {
      const availableService = service();
      const plan = plans.current()?.plan;
      if (!opened.get() && plan && availableService) {
        const before = ends;
        chosen = availableService;
        const { openChat } = await import('./open-chat.ts');
        if (ends !== before) return;
        if (!opened.get())
          opened.set(openChat({ ...environment, service: availableService, plan }));
      }
      opened.get()?.show();
    },
    end,
  };
}
