import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import type { CallSession } from '#src/api/http/call-session.ts';
import type { QueryOf } from '#src/api/queries.ts';
import type { ChatAdapter, ChatConnection } from '#src/api/chat/chat-adapter.ts';
import { contactCenter } from '#src/api/chat/contact-center.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import type { Config } from '#src/config.ts';
import { chatLimits, chatTimeZone } from '#src/domain/chat/chat-limits.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import { coveragesOf, groupOf } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { memberIdentity, type MemberIdentity } from '#src/domain/people/member-identity.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { chatMachine, type LineCommand, type LineInput } from '#src/machines/chat/chat.machine.ts';

export type ChatActor = ActorRefFrom<typeof chatMachine>;

/** The parts of the portal that a conversation needs. Nothing of it is ever stored. */
export interface ChatEnvironment {
  session: Pick<CallSession, 'accessToken'>;
  queryClient: QueryClient;
  queryOf: QueryOf;
  /** The origin of this portal, e.g. `https://members.example.org`. */
  origin: string;
  now: () => Date;
}

export interface ChatActorOptions extends ChatEnvironment {
  place: NonNullable<Config['chat']>;
  /** The plan a conversation begins with stays its plan. */
  plan: Plan;
}

/** Starts the chat's machine. Code of its own: most visits never open a chat. */
export function startChatActor(options: ChatActorOptions): ChatActor {
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

/** One row for each vendor. */
function adapterFor({ place, origin, session }: ChatActorOptions): ChatAdapter {
  const adapters = {
    'contact-center': () =>
      contactCenter({ url: place.url, origin, accessToken: () => session.accessToken() }),
  } satisfies Record<typeof place.kind, () => ChatAdapter>;
  return adapters[place.kind]();
}

/**
 * Returns the member's identity. The group stands in the coverage, which most screens have loaded already; no chat
 * waits long for it.
 */
async function identify(options: ChatActorOptions): Promise<MemberIdentity> {
  const { queryOf, plan, queryClient, now } = options;
  const today = localDay(now());
  const loading = queryClient
    .query({ ...queryOf(coverages(plan, today)), staleTime: 'static' })
    .then((found) => found.coverages)
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
