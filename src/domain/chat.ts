import { formatTimeOfDay } from './formats.ts';

/** What a contact center tells. Moments (`at`) in epoch milliseconds. */
export type ChatEvent =
  /** The member's place in line; 1 is next. */
  | { type: 'queue.moved'; conversationId: string; position: number }
  /** An agent has taken the conversation, or it goes on after a lost connection. */
  | { type: 'conversation.accepted'; conversationId: string; agent: string; at: number }
  | { type: 'agent.typed'; isTyping: boolean }
  /** Numbered from 1 within a conversation; may come again after a lost connection. */
  | { type: 'message.received'; number: number; text: string; at: number }
  /** The contact center has the member's message of this id. */
  | { type: 'message.delivered'; id: string }
  | { type: 'conversation.ended'; at: number }
  /** `refused` cannot be cured by trying again soon; `unreachable` may. Nothing follows. */
  | { type: 'connection.failed'; reason: 'refused' | 'unreachable' };

/** One line of a conversation. `at` in epoch milliseconds; `id` is unique within the transcript. */
export type ChatEntry = { id: string; at: number } & (
  | { from: 'member'; text: string; isDelivered: boolean }
  | { from: 'agent'; agent: string; text: string }
  | { from: 'notice'; notice: 'joined'; agent: string }
  | { from: 'notice'; notice: 'ended'; by: 'member' | 'center' }
);

/** The whole conversation as text, to keep or to send on. */
export function transcriptText(title: string, transcript: readonly ChatEntry[]): string {
  const lines = transcript.map((entry) => `[${formatTimeOfDay(entry.at)}] ${spoken(entry)}`);
  return `${[title, '', ...lines].join('\n')}\n`;
}

function spoken(entry: ChatEntry): string {
  switch (entry.from) {
    case 'member':
      return `You: ${entry.text}${entry.isDelivered ? '' : ' (not delivered)'}`;
    case 'agent':
      return `${entry.agent}: ${entry.text}`;
    case 'notice':
      return noticeText(entry);
  }
}

export function noticeText(entry: Extract<ChatEntry, { from: 'notice' }>): string {
  if (entry.notice === 'joined') return `${entry.agent} joined the chat`;
  return entry.by === 'member' ? 'You ended the chat' : 'The chat has ended';
}
