/** An event that a contact center sends. Moments (`at`) in epoch milliseconds. */
export type ChatEvent =
  /** The member's place in line; 1 is next. */
  | { type: 'queue.moved'; conversationId: string; position: number }
  /** An agent has accepted the conversation, or it resumes after a lost connection. */
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

/** The words of a transcript, in one language. */
export interface TranscriptWords {
  /** Formats an instant in epoch milliseconds. */
  time: (at: number) => string;
  own: (text: string, isDelivered: boolean) => string;
  agents: (agent: string, text: string) => string;
  joined: (agent: string) => string;
  ended: Record<'member' | 'center', string>;
}

/** Returns the whole conversation as text, to keep or to send on. */
export function transcriptText(
  title: string,
  transcript: Iterable<ChatEntry>,
  words: TranscriptWords,
): string {
  const lines = Array.from(
    transcript,
    (entry) => `[${words.time(entry.at)}] ${spoken(entry, words)}`,
  );
  return `${[title, '', ...lines].join('\n')}\n`;
}

function spoken(entry: ChatEntry, words: TranscriptWords): string {
  switch (entry.from) {
    case 'member':
      return words.own(entry.text, entry.isDelivered);
    case 'agent':
      return words.agents(entry.agent, entry.text);
    case 'notice':
      return noticeText(entry, words);
  }
}

export function noticeText(
  entry: Extract<ChatEntry, { from: 'notice' }>,
  words: Pick<TranscriptWords, 'joined' | 'ended'>,
): string {
  return entry.notice === 'joined' ? words.joined(entry.agent) : words.ended[entry.by];
}
