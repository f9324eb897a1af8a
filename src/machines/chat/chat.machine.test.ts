import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { chatLimits } from '#src/domain/limits.ts';
import { ChatLog } from '#src/domain/chat/chat-log.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';
import { chatMachine, type LineCommand, type LineInput } from './chat.machine.ts';
import { chatView } from './chat.selectors.ts';

/** A connection that the machine has opened. */
interface FakeLine {
  resume: LineInput['resume'];
  told: LineCommand[];
  isOpen: boolean;
  says: (event: ChatEvent) => void;
}

function start() {
  const lines: FakeLine[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    chatMachine.provide({
      actors: {
        line: fromCallback<LineCommand, LineInput>(({ input, sendBack, receive }) => {
          const line: FakeLine = { resume: input.resume, told: [], isOpen: true, says: sendBack };
          lines.push(line);
          receive((command) => line.told.push(command));
          return () => {
            line.isOpen = false;
          };
        }),
      },
    }),
    { clock },
  );
  actor.start();
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('no line was asked for');
    return last;
  };
  return {
    actor,
    clock,
    lines,
    line,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    has: (tag: 'chat_started' | 'reconnecting') => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    view: () => chatView(actor.getSnapshot()),
    texts: () =>
      [...actor.getSnapshot().context.transcript].map((entry) =>
        entry.from === 'notice' ? entry.notice : `${entry.from}: ${entry.text}`,
      ),
  };
}

const queued = (position: number) =>
  ({ type: 'queue.moved', conversationId: 'c1', position }) as const;
const accepted = {
  type: 'conversation.accepted',
  conversationId: 'c1',
  agent: 'Jordan',
  at: 1,
} as const;
const received = (number: number) =>
  ({ type: 'message.received', number, text: `answer ${number}`, at: 10 + number }) as const;
const written = (id: string) =>
  ({ type: 'message.written', id, text: `question ${id}`, at: 5 }) as const;
const unreachable = { type: 'connection.failed', reason: 'unreachable' } as const;
const refused = { type: 'connection.failed', reason: 'refused' } as const;

function connecting() {
  const chat = start();
  chat.send({ type: 'chat.offered' });
  chat.send({ type: 'chat.requested' });
  return chat;
}

function chatting() {
  const chat = connecting();
  chat.line().says(queued(1));
  chat.line().says(accepted);
  return chat;
}

describe('beginning', () => {
  it('does nothing without an offered chat', () => {
    const chat = start();
    chat.send({ type: 'chat.requested' });
    expect(chat.is('unavailable')).toBe(true);
    expect(chat.lines).toEqual([]);
  });

  it('waits in line, then chats with the agent who accepts', () => {
    const chat = connecting();
    expect(chat.line().resume).toBeNull();
    chat.line().says(queued(2));
    expect(chat.context().position).toBe(2);
    chat.line().says(queued(1));
    expect(chat.context().position).toBe(1);
    expect(chat.has('chat_started')).toBe(false);
    chat.line().says(accepted);
    expect(chat.is({ engaged: 'chatting' })).toBe(true);
    expect(chat.has('chat_started')).toBe(true);
    expect(chat.context()).toMatchObject({ agent: 'Jordan', position: null });
    expect(chat.texts()).toEqual(['joined']);
  });

  it.each([
    [unreachable, 'unreachable'],
    [refused, 'refused'],
  ] as const)('reports that it cannot connect: %o', (event, problem) => {
    const chat = connecting();
    chat.line().says(event);
    expect(chat.is('failed')).toBe(true);
    expect(chat.context().problem).toBe(problem);
    chat.send({ type: 'chat.retried' });
    expect(chat.is({ engaged: 'connecting' })).toBe(true);
    expect(chat.context().problem).toBeNull();
    expect(chat.lines).toHaveLength(2);
  });

  it('stops waiting after a while', () => {
    const chat = connecting();
    chat.clock.increment(chatLimits.connectTimeoutMs - 1);
    expect(chat.is('failed')).toBe(false);
    chat.clock.increment(1);
    expect(chat.is('failed')).toBe(true);
    expect(chat.line().isOpen).toBe(false);
  });

  it('keeps the place in line when the connection is lost, a few times', () => {
    const chat = connecting();
    for (const attempt of chatLimits.retryPausesMs.keys()) {
      expect(chat.lines).toHaveLength(attempt + 1);
      chat.line().says(queued(2));
      chat.line().says(unreachable);
      expect(chat.is({ engaged: 'connecting' })).toBe(true);
      expect(chat.line().resume).toEqual({ conversationId: 'c1', seen: 0 });
    }
    chat.line().says(queued(2));
    chat.line().says(unreachable);
    expect(chat.is('failed')).toBe(true);
  });

  it('can be canceled while in line', () => {
    const chat = connecting();
    chat.line().says(queued(2));
    const line = chat.line();
    chat.send({ type: 'chat.terminated', at: 2 });
    expect(line.told).toEqual([{ type: 'line.terminate' }]);
    expect(line.isOpen).toBe(false);
    expect(chat.is('ready')).toBe(true);
    expect(chat.context().transcript).toHaveLength(0);
  });
});

describe('talking', () => {
  it('sends the member’s message and marks it when it is delivered', () => {
    const chat = chatting();
    chat.send({ type: 'member.typed' });
    chat.send(written('a'));
    expect(chat.line().told).toEqual([
      { type: 'line.typing' },
      { type: 'line.send', id: 'a', text: 'question a' },
    ]);
    expect(chat.context().transcript.at(-1)).toMatchObject({ from: 'member', isDelivered: false });
    chat.line().says({ type: 'message.delivered', id: 'a' });
    expect(chat.context().transcript.at(-1)).toMatchObject({ from: 'member', isDelivered: true });
  });

  it('shows that the agent is typing until the message arrives, or for a while', () => {
    const chat = chatting();
    const answering = { engaged: { chatting: { connected: 'answering' } } } as const;
    chat.line().says({ type: 'agent.typed', isTyping: true });
    expect(chat.is(answering)).toBe(true);
    chat.line().says(received(1));
    expect(chat.is(answering)).toBe(false);
    chat.line().says({ type: 'agent.typed', isTyping: true });
    chat.line().says({ type: 'agent.typed', isTyping: false });
    expect(chat.is(answering)).toBe(false);
    chat.line().says({ type: 'agent.typed', isTyping: true });
    chat.clock.increment(chatLimits.typingShownMs);
    expect(chat.is(answering)).toBe(false);
  });

  it('counts messages while the panel is closed', () => {
    const chat = chatting();
    chat.send({ type: 'panel.opened' });
    chat.line().says(received(1));
    expect(chat.context().unread).toBe(0);
    chat.send({ type: 'panel.minimized' });
    chat.line().says(received(2));
    chat.line().says(received(3));
    expect(chat.context().unread).toBe(2);
    chat.send({ type: 'panel.opened' });
    expect(chat.context().unread).toBe(0);
  });
});

describe('a lost connection', () => {
  it('resumes the same conversation with its transcript, and sends messages written meanwhile', () => {
    const chat = chatting();
    chat.line().says(received(1));
    chat.send(written('a'));
    chat.line().says({ type: 'message.delivered', id: 'a' });
    chat.line().says(unreachable);
    expect(chat.has('reconnecting')).toBe(true);
    expect(chat.has('chat_started')).toBe(true);
    chat.send(written('b'));
    chat.clock.increment(chatLimits.retryPausesMs[0]);
    expect(chat.lines).toHaveLength(2);
    expect(chat.lines[0]?.isOpen).toBe(false);
    expect(chat.line().resume).toEqual({ conversationId: 'c1', seen: 1 });
    chat.line().says(accepted);
    chat.line().says(received(1));
    chat.line().says(received(2));
    expect(chat.has('reconnecting')).toBe(false);
    expect(chat.line().told).toEqual([{ type: 'line.send', id: 'b', text: 'question b' }]);
    expect(chat.texts()).toEqual([
      'joined',
      'agent: answer 1',
      'member: question a',
      'member: question b',
      'agent: answer 2',
    ]);
  });

  it('pauses longer each time, then reports the loss and offers a retry', () => {
    const chat = chatting();
    chat.line().says(unreachable);
    for (const [index, pause] of chatLimits.retryPausesMs.entries()) {
      chat.clock.increment(pause - 1);
      expect(chat.lines).toHaveLength(index + 1);
      chat.clock.increment(1);
      expect(chat.lines).toHaveLength(index + 2);
      chat.line().says(unreachable);
    }
    expect(chat.is('failed')).toBe(true);
    expect(chat.context().problem).toBe('lost');
    expect(chat.texts()).toEqual(['joined']);
    chat.send({ type: 'chat.retried' });
    expect(chat.line().resume).toEqual({ conversationId: 'c1', seen: 0 });
    chat.line().says(accepted);
    expect(chat.has('chat_started')).toBe(true);
    expect(chat.texts()).toEqual(['joined']);
  });

  it('counts an attempt without an answer as failed', () => {
    const chat = chatting();
    chat.line().says(unreachable);
    for (const pause of chatLimits.retryPausesMs) {
      chat.clock.increment(pause);
      chat.clock.increment(chatLimits.connectTimeoutMs);
    }
    expect(chat.is('failed')).toBe(true);
    expect(chat.lines).toHaveLength(1 + chatLimits.retryPausesMs.length);
    expect(chat.lines.some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('restarts the count of retries after a reconnect', () => {
    const chat = chatting();
    for (let times = 0; times < 2 * chatLimits.retryPausesMs.length; times += 1) {
      chat.line().says(unreachable);
      chat.clock.increment(chatLimits.retryPausesMs[0]);
      expect(chat.lines).toHaveLength(times + 2);
      chat.line().says(accepted);
    }
    expect(chat.has('chat_started')).toBe(true);
  });

  it('does not try again when it is refused', () => {
    const chat = chatting();
    chat.line().says(refused);
    expect(chat.is('failed')).toBe(true);
    expect(chat.context().problem).toBe('refused');
  });

  it('ends if the contact center ended the conversation meanwhile', () => {
    const chat = chatting();
    chat.line().says(unreachable);
    chat.clock.increment(chatLimits.retryPausesMs[0]);
    chat.line().says({ type: 'conversation.ended', at: 9 });
    expect(chat.is('ended')).toBe(true);
    expect(chat.texts()).toEqual(['joined', 'ended']);
  });
});

describe('ending', () => {
  it('tells the agent first when the member ends the chat, keeps the transcript, removes chat_started', () => {
    const chat = chatting();
    chat.line().says(received(1));
    const line = chat.line();
    chat.send({ type: 'chat.terminated', at: 20 });
    expect(line.told).toEqual([{ type: 'line.terminate' }]);
    expect(line.isOpen).toBe(false);
    expect(chat.is('ended')).toBe(true);
    expect(chat.has('chat_started')).toBe(false);
    expect(chat.context().transcript.at(-1)).toMatchObject({ notice: 'ended', by: 'member' });
  });

  it('starts a new conversation without data of the old one', () => {
    const chat = chatting();
    chat.line().says(received(1));
    chat.send({ type: 'chat.terminated', at: 20 });
    chat.send({ type: 'chat.requested' });
    expect(chat.line().resume).toBeNull();
    expect(chat.texts()).toEqual([]);
    chat.line().says({ ...accepted, conversationId: 'c2' });
    chat.line().says(received(1));
    expect(chat.texts()).toEqual(['joined', 'agent: answer 1']);
  });

  it.each([
    ['in line', connecting],
    ['in a chat', chatting],
  ])('withdrawn %s: tells the contact center, keeps nothing', (_, begin) => {
    const chat = begin();
    chat.send({ type: 'panel.opened' });
    const line = chat.line();
    chat.send({ type: 'chat.withdrawn' });
    expect(line.told).toEqual([{ type: 'line.terminate' }]);
    expect(line.isOpen).toBe(false);
    expect(chat.is('unavailable')).toBe(true);
    expect(chat.context()).toMatchObject({
      conversationId: null,
      agent: null,
      transcript: ChatLog.empty,
      isOpen: false,
      unread: 0,
    });
  });

  it.each([
    ['while the connection is lost', unreachable],
    ['after it failed', refused],
  ])('withdrawn %s', (_, event) => {
    const chat = chatting();
    chat.line().says(event);
    chat.send({ type: 'chat.withdrawn' });
    expect(chat.is('unavailable')).toBe(true);
    expect(chat.context().transcript).toHaveLength(0);
    chat.clock.increment(60_000);
    expect(chat.lines).toHaveLength(1);
  });

  it('ignores a connection after it was closed', () => {
    const chat = chatting();
    const line = chat.line();
    chat.send({ type: 'chat.terminated', at: 20 });
    line.says(received(1));
    line.says(accepted);
    expect(chat.is('ended')).toBe(true);
    expect(chat.texts()).toEqual(['joined', 'ended']);
  });
});

describe('the view of the screen', () => {
  it('follows the chat from the offer to its end', () => {
    const chat = start();
    expect(chat.view()).toEqual({
      phase: 'ready',
      isStarted: false,
      isReconnecting: false,
      position: null,
      agent: null,
      isAgentTyping: false,
      transcript: ChatLog.empty,
      problem: null,
      isOpen: false,
      unread: 0,
    });
    chat.send({ type: 'chat.offered' });
    expect(chat.view().phase).toBe('ready');
    chat.send({ type: 'chat.requested' });
    expect(chat.view().phase).toBe('connecting');
    chat.line().says(queued(2));
    expect(chat.view()).toMatchObject({ phase: 'queued', position: 2, isStarted: false });
    chat.line().says(accepted);
    expect(chat.view()).toMatchObject({
      phase: 'chatting',
      isStarted: true,
      isReconnecting: false,
      agent: 'Jordan',
      isAgentTyping: false,
    });
    chat.line().says({ type: 'agent.typed', isTyping: true });
    expect(chat.view().isAgentTyping).toBe(true);
    chat.line().says({ type: 'agent.typed', isTyping: false });
    expect(chat.view().isAgentTyping).toBe(false);
    chat.line().says(unreachable);
    expect(chat.view()).toMatchObject({ phase: 'chatting', isReconnecting: true });
    chat.clock.increment(chatLimits.retryPausesMs[0]);
    expect(chat.view()).toMatchObject({ phase: 'chatting', isReconnecting: true });
    chat.line().says(accepted);
    chat.send({ type: 'chat.terminated', at: 20 });
    expect(chat.view()).toMatchObject({ phase: 'ended', isStarted: false });
    chat.send({ type: 'chat.requested' });
    chat.line().says(refused);
    expect(chat.view()).toMatchObject({ phase: 'failed', problem: 'refused' });
  });

  it('gives each entry of the transcript a unique id, and says who ended the chat', () => {
    const chat = chatting();
    chat.line().says(received(1));
    chat.line().says(received(2));
    chat.line().says({ type: 'conversation.ended', at: 30 });
    const entries = [...chat.view().transcript];
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries[1]).toMatchObject({ from: 'agent', agent: 'Jordan' });
    expect(entries.at(-1)).toMatchObject({ notice: 'ended', by: 'center', at: 30 });
  });

  it.each([
    ['by a new request', { type: 'chat.requested' }],
    ['by trying again', { type: 'chat.retried' }],
  ] as const)('a chat that could not connect in time starts over %s', (_how, event) => {
    const chat = connecting();
    chat.clock.increment(chatLimits.connectTimeoutMs);
    expect(chat.view()).toMatchObject({ phase: 'failed', problem: 'unreachable' });
    chat.send(event);
    expect(chat.view()).toMatchObject({ phase: 'connecting', problem: null });
  });

  it('reports a lost chat when no reconnect was answered', () => {
    const chat = chatting();
    chat.line().says(unreachable);
    for (const pause of chatLimits.retryPausesMs) {
      chat.clock.increment(pause);
      chat.clock.increment(chatLimits.connectTimeoutMs);
    }
    expect(chat.view()).toMatchObject({ phase: 'failed', problem: 'lost' });
  });
});
