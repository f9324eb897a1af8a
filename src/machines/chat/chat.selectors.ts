import type { SnapshotFrom } from 'xstate';
import type { ChatLog } from '#src/domain/chat/chat-log.ts';
import type { chatMachine } from './chat.machine.ts';

/** The chat as the screen shows it. */
export interface ChatView {
  phase: 'ready' | 'connecting' | 'queued' | 'chatting' | 'ended' | 'failed';
  /** True while the chat has started (product rule 4.7): an agent has accepted and neither side has ended it. */
  isStarted: boolean;
  /** A lost connection is being brought back. */
  isReconnecting: boolean;
  /** Place in line; null when not in line. */
  position: number | null;
  agent: string | null;
  isAgentTyping: boolean;
  transcript: ChatLog;
  problem: 'unreachable' | 'refused' | 'lost' | null;
  isOpen: boolean;
  unread: number;
}

type Snapshot = SnapshotFrom<typeof chatMachine>;

export function chatView(snapshot: Snapshot): ChatView {
  const { agent, isOpen, position, problem, transcript, unread } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    isStarted: snapshot.hasTag('chat_started'),
    isReconnecting: snapshot.hasTag('reconnecting'),
    isAgentTyping: snapshot.matches({ engaged: { chatting: { connected: 'answering' } } }),
    agent,
    isOpen,
    position,
    problem,
    transcript,
    unread,
  };
}

function phaseOf({ value }: Snapshot): ChatView['phase'] {
  if (typeof value === 'string') return value === 'unavailable' ? 'ready' : value;
  return typeof value.engaged === 'string' ? value.engaged : 'chatting';
}
