import { assign, enqueueActions, fromCallback, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { chatLimits } from '#src/domain/limits.ts';
import { ChatLog } from '#src/domain/chat/chat-log.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';

/** A command to the connection with the contact center. */
export type LineCommand =
  | { type: 'line.send'; id: string; text: string }
  | { type: 'line.typing' }
  | { type: 'line.terminate' };

/** The conversation to resume; null to begin one. */
export interface LineInput {
  resume: { conversationId: string; seen: number } | null;
}

/** The reason why there is no connection. `lost`: several attempts to reconnect failed. */
export type ChatProblem = 'unreachable' | 'refused' | 'lost';

export type ChatCommand =
  | { type: 'chat.offered' }
  /** The plan no longer offers it, or the session ends: nothing of the conversation is kept. */
  | { type: 'chat.withdrawn' }
  /** A new conversation. */
  | { type: 'chat.requested' }
  /** The member retries after a failure: with the same conversation where that is possible. */
  | { type: 'chat.retried' }
  | { type: 'chat.terminated'; at: number }
  | { type: 'message.written'; id: string; text: string; at: number }
  | { type: 'member.typed' }
  | { type: 'panel.opened' }
  | { type: 'panel.minimized' };

interface Context {
  conversationId: string | null;
  position: number | null;
  agent: string | null;
  transcript: ChatLog;
  /** Number of the last message received. */
  seen: number;
  /** Attempts to get a lost connection back. */
  attempts: number;
  problem: ChatProblem | null;
  isOpen: boolean;
  /** Messages that came while the panel was not open. */
  unread: number;
}

const nothingSaid = {
  conversationId: null,
  position: null,
  agent: null,
  transcript: ChatLog.empty,
  seen: 0,
  attempts: 0,
  problem: null,
  unread: 0,
} satisfies Omit<Context, 'isOpen'>;

/**
 * A live chat (product rule 4.7). The tag `chat_started` is the state of that
 * name: accepting adds it, terminating removes it. While `engaged` there is a line to the contact
 * center; a lost one is replaced and goes on with the same conversation. Resting states hang up on
 * entry, not `engaged` on exit: goodbye has to be said before.
 */
export const chatMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ChatCommand | ChatEvent,
    children: {} as { line: 'line' },
    tags: {} as 'chat_started' | 'reconnecting',
  },
  actors: {
    /** Connects, sends the contact center's messages as `ChatEvent`s, takes `LineCommand`s. */
    line: fromCallback<LineCommand, LineInput>(({ sendBack }) =>
      sendBack({ type: 'connection.failed', reason: 'unreachable' }),
    ),
  },
  delays: {
    giveUpConnecting: chatLimits.connectTimeoutMs,
    retry: ({ context }) => chatLimits.retryPausesMs[context.attempts] ?? 0,
    stopTyping: chatLimits.typingShownMs,
  },
  guards: {
    hasSpoken: ({ context }) => context.agent !== null,
    isGivenUp: ({ context }) => context.attempts >= chatLimits.retryPausesMs.length,
    isNew: ({ context }, params: { number: number }) => params.number > context.seen,
    isWorthRetrying: ({ context }, params: { reason: 'refused' | 'unreachable' }) =>
      params.reason === 'unreachable' && context.attempts < chatLimits.retryPausesMs.length,
    isTyping: (_, params: { isTyping: boolean }) => params.isTyping,
  },
  actions: {
    dial: spawnChild('line', {
      id: 'line',
      input: ({ context: { conversationId, seen } }) => ({
        resume: conversationId === null ? null : { conversationId, seen },
      }),
    }),
    hangUp: stopChild('line'),
    sayGoodbye: sendTo('line', { type: 'line.terminate' }),
    tellTyping: sendTo('line', { type: 'line.typing' }),
    deliver: sendTo('line', (_, params: { id: string; text: string }) => ({
      type: 'line.send' as const,
      id: params.id,
      text: params.text,
    })),
    deliverRest: enqueueActions(({ context, enqueue }) => {
      for (const entry of context.transcript) {
        if (entry.from !== 'member' || entry.isDelivered) continue;
        enqueue.sendTo('line', { type: 'line.send', id: entry.id, text: entry.text });
      }
    }),
    takePlace: assign((_, params: { conversationId: string; position: number }) => ({
      conversationId: params.conversationId,
      position: params.position,
    })),
    accept: assign(
      ({ context }, params: { conversationId: string; agent: string; at: number }) => ({
        conversationId: params.conversationId,
        agent: params.agent,
        position: null,
        attempts: 0,
        transcript:
          context.agent === params.agent
            ? context.transcript
            : context.transcript.with({
                id: noticeId(context),
                at: params.at,
                from: 'notice',
                notice: 'joined',
                agent: params.agent,
              }),
      }),
    ),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0, problem: null }),
    keepWritten: assign(({ context }, params: { id: string; text: string; at: number }) => ({
      transcript: context.transcript.with({
        id: params.id,
        at: params.at,
        from: 'member',
        text: params.text,
        isDelivered: false,
      }),
    })),
    markDelivered: assign(({ context }, params: { id: string }) => ({
      transcript: context.transcript.delivered(params.id),
    })),
    keepReceived: assign(({ context }, params: { number: number; text: string; at: number }) => ({
      seen: params.number,
      unread: context.isOpen ? 0 : context.unread + 1,
      transcript: context.transcript.with({
        id: `message ${params.number}`,
        at: params.at,
        from: 'agent',
        agent: context.agent ?? '',
        text: params.text,
      }),
    })),
    rememberEnd: assign(({ context }, params: { by: 'member' | 'center'; at: number }) => ({
      conversationId: null,
      problem: null,
      transcript: context.transcript.with({
        id: noticeId(context),
        at: params.at,
        from: 'notice',
        notice: 'ended',
        by: params.by,
      }),
    })),
    rememberProblem: assign((_, params: { problem: ChatProblem }) => ({ problem: params.problem })),
    forget: assign(nothingSaid),
    openPanel: assign({ isOpen: true, unread: 0 }),
    minimizePanel: assign({ isOpen: false }),
  },
}).createMachine({
  id: 'chat',
  context: { ...nothingSaid, isOpen: false },
  initial: 'unavailable',
  on: {
    'panel.opened': { actions: 'openPanel' },
    'panel.minimized': { actions: 'minimizePanel' },
    'chat.withdrawn': { target: '.unavailable', actions: ['forget', 'minimizePanel'] },
  },
  states: {
    unavailable: {
      entry: 'hangUp',
      on: { 'chat.offered': 'ready' },
    },
    ready: {
      entry: 'hangUp',
      on: { 'chat.requested': 'engaged' },
    },
    engaged: {
      initial: 'connecting',
      on: {
        'queue.moved': {
          target: '.queued',
          actions: { type: 'takePlace', params: ({ event }) => event },
        },
        'conversation.accepted': {
          target: '.chatting',
          actions: [{ type: 'accept', params: ({ event }) => event }, 'deliverRest'],
        },
        'conversation.ended': {
          target: 'ended',
          actions: {
            type: 'rememberEnd',
            params: ({ event }) => ({ by: 'center', at: event.at }),
          },
        },
        'chat.terminated': [
          {
            guard: 'hasSpoken',
            target: 'ended',
            actions: [
              'sayGoodbye',
              {
                type: 'rememberEnd',
                params: ({ event }) => ({ by: 'member', at: event.at }),
              },
            ],
          },
          { target: 'ready', actions: ['sayGoodbye', 'forget'] },
        ],
        'chat.withdrawn': {
          target: 'unavailable',
          actions: ['sayGoodbye', 'forget', 'minimizePanel'],
        },
      },
      states: {
        connecting: {
          entry: ['hangUp', 'dial'],
          after: {
            giveUpConnecting: {
              target: '#chat.failed',
              actions: { type: 'rememberProblem', params: { problem: 'unreachable' } },
            },
          },
          on: {
            'connection.failed': {
              target: '#chat.failed',
              actions: {
                type: 'rememberProblem',
                params: ({ event }) => ({ problem: event.reason }),
              },
            },
          },
        },
        queued: {
          on: {
            'connection.failed': [
              {
                guard: { type: 'isWorthRetrying', params: ({ event }) => event },
                // The place in line is not kept for long: at once, without a pause.
                target: 'connecting',
                actions: 'countAttempt',
              },
              {
                target: '#chat.failed',
                actions: { type: 'rememberProblem', params: ({ event }) => lastingProblem(event) },
              },
            ],
          },
        },
        chatting: {
          tags: 'chat_started',
          initial: 'connected',
          on: {
            'message.received': {
              guard: { type: 'isNew', params: ({ event }) => event },
              target: '.connected',
              actions: { type: 'keepReceived', params: ({ event }) => event },
            },
            'message.delivered': {
              actions: { type: 'markDelivered', params: ({ event }) => event },
            },
            // Kept while there is no connection, and sent as soon as there is one.
            'message.written': {
              actions: { type: 'keepWritten', params: ({ event }) => event },
            },
            'connection.failed': [
              {
                guard: { type: 'isWorthRetrying', params: ({ event }) => event },
                target: '.interrupted',
              },
              {
                target: '#chat.failed',
                actions: { type: 'rememberProblem', params: ({ event }) => lastingProblem(event) },
              },
            ],
          },
          states: {
            connected: {
              initial: 'listening',
              on: {
                'message.written': {
                  actions: [
                    { type: 'keepWritten', params: ({ event }) => event },
                    { type: 'deliver', params: ({ event }) => event },
                  ],
                },
                'member.typed': { actions: 'tellTyping' },
                'agent.typed': [
                  {
                    guard: { type: 'isTyping', params: ({ event }) => event },
                    target: '.answering',
                  },
                  { target: '.listening' },
                ],
              },
              states: {
                listening: {},
                answering: { after: { stopTyping: 'listening' } },
              },
            },
            interrupted: {
              tags: 'reconnecting',
              after: { retry: 'resuming' },
            },
            resuming: {
              tags: 'reconnecting',
              entry: ['countAttempt', 'hangUp', 'dial'],
              after: {
                giveUpConnecting: [
                  {
                    guard: 'isGivenUp',
                    target: '#chat.failed',
                    actions: { type: 'rememberProblem', params: { problem: 'lost' } },
                  },
                  { target: 'interrupted' },
                ],
              },
            },
          },
        },
      },
    },
    ended: {
      entry: 'hangUp',
      on: { 'chat.requested': { target: 'engaged', actions: 'forget' } },
    },
    failed: {
      entry: 'hangUp',
      on: {
        'chat.retried': { target: 'engaged', actions: 'forgetAttempts' },
        'chat.requested': { target: 'engaged', actions: 'forget' },
      },
    },
  },
});

/** Returns the problem after a connection that was established before. */
function lastingProblem({ reason }: { reason: 'refused' | 'unreachable' }): {
  problem: ChatProblem;
} {
  return { problem: reason === 'refused' ? 'refused' : 'lost' };
}

/**
 * Returns the id of a notice. The chat service sends no id for notices; the transcript only grows, so its length is
 * unique.
 */
function noticeId({ transcript }: Context): string {
  return `notice ${transcript.length}`;
}
