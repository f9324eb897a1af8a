import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import type { ChatAdapter, ChatConnection } from '#src/api/chat-adapter.ts';
import { contactCenter } from '#src/api/contact-center.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import type { Config } from '#src/config.ts';
import { chatLimits, chatTimeZone } from '#src/domain/chat-limits.ts';
import type { ChatEvent } from '#src/domain/chat.ts';
import { coveragesOf, groupOf } from '#src/domain/coverage.ts';
import { localDay } from '#src/domain/days.ts';
import { memberIdentity, type MemberIdentity } from '#src/domain/member-identity.ts';
import type { Plan } from '#src/domain/plan.ts';
import {
  chatMachine,
  type ChatCommand,
  type LineCommand,
  type LineInput,
} from '#src/machines/chat/chat.machine.ts';
import type { ChatEnvironment, ChatView } from './chat.ts';

/** The chat's machine, running. Code of its own: most visits never open a chat. */
export interface ChatLife {
  view: () => ChatView;
  send: (command: ChatCommand) => void;
  write: (text: string) => void;
  typing: () => void;
  terminate: () => void;
  end: () => void;
}

export interface ChatLifeOptions extends ChatEnvironment {
  place: NonNullable<Config['chat']>;
  /** The plan a conversation begins with stays its plan. */
  plan: Plan;
  onChange: () => void;
}

export function startChatLife(options: ChatLifeOptions): ChatLife {
  const adapter = adapterFor(options);
  const member = identify(options);
  const actor = createActor(
    chatMachine.provide({
      actors: {
        line: fromCallback<LineCommand, LineInput>(({ input, sendBack, receive }) => {
          const line = openLine(adapter, member, input, sendBack);
          receive((command) => line.tell(command));
          return () => line.close();
        }),
      },
    }),
  );
  const at = () => options.now().getTime();
  let written = 0;
  let toldTyping = -Infinity;
  let view = viewOf(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    view = viewOf(snapshot);
    options.onChange();
  });
  actor.start();
  actor.send({ type: 'chat.offered' });

  return {
    view: () => view,
    send: (command) => actor.send(command),
    write(text) {
      written += 1;
      toldTyping = -Infinity;
      actor.send({ type: 'message.written', id: `own ${written}`, text, at: at() });
    },
    typing() {
      const now = at();
      if (now - toldTyping < chatLimits.typingToldEveryMs) return;
      toldTyping = now;
      actor.send({ type: 'member.typed' });
    },
    terminate: () => actor.send({ type: 'chat.terminated', at: at() }),
    end() {
      actor.send({ type: 'chat.withdrawn' });
      actor.stop();
    },
  };
}

/** One row for each vendor. */
function adapterFor({ place, origin, session }: ChatLifeOptions): ChatAdapter {
  const adapters = {
    'contact-center': () =>
      contactCenter({ url: place.url, origin, accessToken: () => session.accessToken() }),
  } satisfies Record<typeof place.kind, () => ChatAdapter>;
  return adapters[place.kind]();
}

/** The group stands in the coverage, which most screens have loaded already; no chat waits long for it. */
async function identify(options: ChatLifeOptions): Promise<MemberIdentity> {
  const { queryOf, plan, queryClient, now } = options;
  const today = localDay(now());
  const loading = queryClient
    .query({ ...queryOf(coverages(plan, today)), staleTime: 'static' })
    .catch(() => []);
  const tooLate = new Promise<[]>((resolve) => {
    setTimeout(() => resolve([]), chatLimits.groupTimeoutMs);
  });
  const known = await Promise.race([loading, tooLate]);
  return memberIdentity(plan, groupOf(coveragesOf(known, plan, today)));
}

function openLine(
  adapter: ChatAdapter,
  member: Promise<MemberIdentity>,
  { resume }: LineInput,
  listener: (event: ChatEvent) => void,
) {
  let connection: ChatConnection | null = null;
  let isClosed = false;
  void member.then((known) => {
    if (isClosed) return;
    connection = adapter.connect({ member: known, timeZone: chatTimeZone, resume }, listener);
  });
  return {
    tell(command: LineCommand) {
      switch (command.type) {
        case 'line.send':
          connection?.send(command.id, command.text);
          return;
        case 'line.typing':
          connection?.typing();
          return;
        case 'line.terminate':
          connection?.terminate();
          return;
      }
    },
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}

function viewOf(snapshot: SnapshotFrom<typeof chatMachine>): ChatView {
  const { agent, isOpen, position, problem, transcript, unread } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    isStarted: snapshot.hasTag('chat_started'),
    isReconnecting: snapshot.hasTag('reconnecting'),
    isAgentTyping: snapshot.matches({ engaged: { chatting: { connected: 'answering' } } }),
    ...{ agent, isOpen, position, problem, transcript, unread },
  };
}

function phaseOf({ value }: SnapshotFrom<typeof chatMachine>): ChatView['phase'] {
  if (typeof value === 'string') return value === 'unavailable' ? 'ready' : value;
  return typeof value.engaged === 'string' ? value.engaged : 'chatting';
}
