import type { DatabaseSync } from 'node:sqlite';

const channels = ['email', 'text', 'mail'] as const;

/** A message that a real insurer would have sent by email, text message or mail. */
export type Letter = {
  /** User name of the member. */
  to: string;
  channel: (typeof channels)[number];
  /** The address it went to, unless that is the one on file now. */
  address: string | null;
  text: string;
  sentAt: string;
};

export type Outbox = ReturnType<typeof createOutbox>;

const shown = 20;

/** Creates the outbox for the tester of the portal to read: nothing ever leaves the sandbox. */
export function createOutbox(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO outbox (recipient, channel, text, address, sent_at) VALUES (?, ?, ?, ?, ?)',
  );
  const latest = database.prepare(
    'SELECT recipient, channel, address, text, sent_at FROM outbox ORDER BY number DESC LIMIT ?',
  );
  return {
    /**
     * @param to user name of the member
     * @param address null for the one on file
     */
    send(
      to: string,
      channel: Letter['channel'],
      text: string,
      address: string | null = null,
    ): void {
      insert.run(to, channel, text, address, new Date().toISOString());
    },
    /** The last ones, newest first. */
    letters: (): Letter[] =>
      latest.all(shown).map((row) => ({
        to: String(row['recipient']),
        channel: channels.find((channel) => channel === row['channel']) ?? 'email',
        address: row['address'] === null ? null : String(row['address']),
        text: String(row['text']),
        sentAt: String(row['sent_at']),
      })),
  };
}
