import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import type { CallSession } from '#src/api/http/call-session.ts';
import type { QueryOf } from '#src/api/queries.ts';
import type { ChatAdapter, ChatConnection } from '#src/api/chat/chat-adapter.ts';
import { contactCenterOverHttp } from '#src/api/chat/contact-center-http.ts';
import { contactCenter } from '#src/api/chat/contact-center.ts';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import type { Config } from '#src/config.ts';
import { chatLimits, chatTimeZone } from '#src/domain/limits.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import { coveragesOf, groupOf } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { memberIdentity, type MemberIdentity } from '#src/domain/people/member-identity.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import {
  chatMachine,
  type ChatCommand,
  type LineCommand,
  type LineInput,
} from '#src/machines/chat/chat.machine.ts';

type ChatActor = ActorRefFrom<typeof chatMachine>;

/** The parts of the portal that a conversation needs. Nothing of it is ever stored. */
export interface ChatEnvironment {
  session: Pick<CallSession, 'accessToken'>;
  queryClient: QueryClient;
  queryOf: QueryOf;
  /** The origin of this portal, e.g. `https://members.example.org`. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  now: () => Date;
}

/** A chat in the configuration: where it is, and which protocol it speaks. */
export type ChatService = Config['chat'][number];

/** The chat that a member has opened, in line, talking or over. */
export interface OpenChat {
  actor: ChatActor;
  show: () => void;
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
  /** Ends the conversation at once, and forgets it. */
  withdraw: () => void;
}

interface OpenChatOptions extends ChatEnvironment {
  service: ChatService;
  /** The plan a conversation begins with stays its plan. */
  plan: Plan;
}

/** Opens a chat. A separate module, because most visits never open one. */
export function openChat(options: OpenChatOptions): OpenChat {
  const actor = startActor(options);
  const at = () => options.now().getTime();
  const send = (command: ChatCommand) => actor.send(command);
  let written = 0;
  let toldTyping = -Infinity;
  return {
    actor,
    show: () => send({ type: 'panel.opened' }),
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
    withdraw() {
      send({ type: 'chat.withdrawn' });
      actor.stop();
    },
  };
}

function startActor(options: OpenChatOptions): ChatActor {
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
  actor.start();
  actor.send({ type: 'chat.offered' });
  return actor;
}

/** One adapter for each protocol. */
const adapters = {
  'contact-center': contactCenter,
  'contact-center-http': contactCenterOverHttp,
} satisfies Record<ChatService['kind'], unknown>;

const adapterFor = ({
  service: { kind, url },
  origin,
  fetch,
  session,
}: OpenChatOptions): ChatAdapter =>
  adapters[kind]({ url, origin, fetch, accessToken: () => session.accessToken() });

/**
 * Returns the member's identity. The group comes from the coverage, which most screens have loaded already; the chat
 * does not wait long for it.
 */
async function identify(options: OpenChatOptions): Promise<MemberIdentity> {
  const { queryOf, plan, queryClient, now } = options;
  const today = localDay(now());
  const loading = queryClient
    .query({ ...queryOf(coverages(plan, today)), staleTime: 'static' })
    .then((answer) => answer.coverages)
    .catch(() => []);
  const tooLate = new Promise<[]>((resolve) => {
    setTimeout(() => resolve([]), chatLimits.groupTimeoutMs);
  });
  const coverageList = await Promise.race([loading, tooLate]);
  return memberIdentity(plan, groupOf(coveragesOf(coverageList, plan, today)));
}

function openLine(
  adapter: ChatAdapter,
  member: Promise<MemberIdentity>,
  { resume }: LineInput,
  listener: (event: ChatEvent) => void,
) {
  let connection: ChatConnection | null = null;
  let isClosed = false;
  void member.then((identity) => {
    if (isClosed) return;
    connection = adapter.connect({ member: identity, timeZone: chatTimeZone, resume }, listener);
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
