import type { DatabaseSync } from 'node:sqlite';

/** What a real insurer would have sent by email or text message. */
export type Letter = { to: string; channel: 'email' | 'text'; text: string; sentAt: string };

export type Outbox = ReturnType<typeof createOutbox>;

const shown = 20;

/** Kept for whoever tries the portal: nothing ever leaves the sandbox. */
export function createOutbox(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO outbox (recipient, channel, text, sent_at) VALUES (?, ?, ?, ?)',
  );
  const latest = database.prepare(
    'SELECT recipient, channel, text, sent_at FROM outbox ORDER BY number DESC LIMIT ?',
  );
  return {
    /** @param to user name of the member */
    send(to: string, channel: Letter['channel'], text: string): void {
      insert.run(to, channel, text, new Date().toISOString());
    },
    /** The last ones, newest first. */
    letters: (): Letter[] =>
      latest.all(shown).map((row) => ({
        to: String(row['recipient']),
        channel: row['channel'] === 'text' ? 'text' : 'email',
        text: String(row['text']),
        sentAt: String(row['sent_at']),
      })),
  };
}
