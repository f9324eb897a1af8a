import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { components } from '#generated/member/paths.d.ts';
import { zAddress } from '#generated/member/validators/zAddress.ts';
import { zSharingChoices } from '#generated/member/validators/zSharingChoices.ts';

const zKept = z.object({
  choices: zSharingChoices,
  confidentialAddress: z.nullable(z.required(zAddress)),
  /** The programs that the user has left since they joined them. */
  leftPrograms: z.array(z.string()),
});
type Kept = z.infer<typeof zKept>;

export type AccessLogEntry = components['schemas']['AccessLogEntry'] & { at: string };

/** Providers may ask unless a member says no, and other payers only where a member says yes. */
const atStart: Kept = {
  choices: { providerAccess: true, payerToPayer: false },
  confidentialAddress: null,
  leftPrograms: [],
};

export type DataSharingStore = ReturnType<typeof createDataSharingStore>;

/** Keeps each user's choices about sharing their data, and the log of who has read it. */
export function createDataSharingStore(database: DatabaseSync) {
  const select = database.prepare('SELECT sharing FROM data_sharing WHERE user_name = ?');
  const save = database.prepare(
    'INSERT OR REPLACE INTO data_sharing (user_name, sharing) VALUES (?, ?)',
  );
  const remove = database.prepare('DELETE FROM data_sharing WHERE user_name = ?');
  const removeLog = database.prepare('DELETE FROM access_log WHERE user_name = ?');
  // Logs the same reader and kind of data once a day, at the first time.
  const insert = database.prepare(
    'INSERT OR IGNORE INTO access_log (user_name, reader, who, kind, data, day, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const log = database.prepare(
    'SELECT who, kind, data, at FROM access_log WHERE user_name = ? ORDER BY at DESC, who',
  );
  const read = (userName: string): Kept => {
    const row = select.get(userName);
    return row === undefined ? atStart : zKept.parse(JSON.parse(String(row['sharing'])));
  };
  return {
    read,
    change(userName: string, change: Partial<Kept>): void {
      save.run(userName, JSON.stringify({ ...read(userName), ...change }));
    },
    /** Deletes the choices and the log of a deleted account. */
    forget(userName: string): void {
      remove.run(userName);
      removeLog.run(userName);
    },
    /** Logs that another party has read a user's data. `reader` is that party's user name, if it has one. */
    addReading(
      userName: string,
      {
        at,
        reader = '',
        who,
        kind,
        data,
      }: {
        at: string;
        reader?: string;
        who: string | null;
        kind: string;
        data: readonly string[];
      },
    ): void {
      insert.run(userName, reader, who ?? '', kind, JSON.stringify(data), at.slice(0, 10), at);
    },
    /** The readings of a user's data, newest first. */
    log: (userName: string): AccessLogEntry[] =>
      log.all(userName).map(({ who, kind, data, at }) => ({
        at: String(at),
        ...(who === '' ? {} : { who: String(who) }),
        kind: String(kind),
        data: z.array(z.string()).parse(JSON.parse(String(data))),
      })),
  };
}
