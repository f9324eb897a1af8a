import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import type { LimitKey } from './rate-limits.ts';

/** The number of wrong passcodes after which a link is removed. */
const attemptsAllowed = 5;

/** The lifetime of a file's address, in milliseconds. */
const fileMs = 10 * 60_000;

/** How long the readers of an ended link are kept, in milliseconds. */
const endedMs = 30 * 86_400_000;

/** The most openings of a link that are listed. */
const mostOpenings = 20;

/** An opening of a link. The reader states its own name; null if it didn't. */
export type Opening = { recipient: string | null; openedAt: number };

export type KeptLink = {
  linkId: string;
  memberId: string;
  /** The user name of the account that made it. */
  madeBy: string;
  /** A JWE; its key was never here. */
  content: string;
  hasPasscode: boolean;
  /** Whether a GET of its address returns the file (flag `U`); else its address is that of a manifest. */
  isDirect: boolean;
  attempts: number;
  opened: number;
  /** Epoch milliseconds. */
  createdAt: number;
  expiresAt: number;
};

/** A link that has ended, without its content and the hashes of its secrets. */
export type EndedLink = Omit<KeptLink, 'content' | 'attempts'> & { endedAt: number };

export type OpenOutcome =
  { kind: 'opened'; link: KeptLink } | { kind: 'none' } | { kind: 'wrong'; remaining: number };

export type HealthLinks = ReturnType<typeof createHealthLinks>;

/**
 * Creates the insurer's store of SMART Health Links: ciphertext, hashes of the secrets that open it, and who opened it.
 * A link is deleted when it expires, and when its maker may no longer act for the member. The readers of an opened
 * link are kept for 30 days after its end.
 * @param now epoch milliseconds
 */
export function createHealthLinks({
  database,
  now,
  mayAct,
  onOpened = () => {},
}: {
  database: DatabaseSync;
  now: () => number;
  mayAct: (link: { madeBy: string; memberId: string }) => boolean;
  /** Called each time a link is opened. @param recipient the name that the reader gives; null without one */
  onOpened?: (memberId: string, recipient: string | null) => void;
}) {
  const insert = database.prepare(
    `INSERT INTO health_link (link_id, member_id, made_by, token_hash, content, passcode_hash, is_direct,
     attempts, opened, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
  );
  const makers = database.prepare('SELECT DISTINCT made_by, member_id FROM health_link');
  const tables = ['health_link', 'ended_health_link'];
  const removeMade = database.prepare(
    'DELETE FROM health_link WHERE made_by = ? AND member_id = ?',
  );
  const removeMadeBy = tables.map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE made_by = ?`),
  );
  const removeOfMember = tables.map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE member_id = ?`),
  );
  const ofMember = database.prepare(
    'SELECT * FROM health_link WHERE member_id = ? ORDER BY number DESC',
  );
  const byToken = database.prepare('SELECT * FROM health_link WHERE token_hash = ?');
  const byId = database.prepare('SELECT * FROM health_link WHERE link_id = ?');
  const remove = database.prepare('DELETE FROM health_link WHERE link_id = ?');
  const keepEnded = database.prepare(
    `INSERT INTO ended_health_link (link_id, member_id, made_by, has_passcode, is_direct, opened,
     created_at, expires_at, ended_at) SELECT link_id, member_id, made_by, passcode_hash IS NOT NULL,
     is_direct, opened, created_at, expires_at, ? FROM health_link WHERE link_id = ? AND opened > 0`,
  );
  const endedOfMember = database.prepare(
    'SELECT * FROM ended_health_link WHERE member_id = ? ORDER BY number DESC',
  );
  const sweepEnded = database.prepare('DELETE FROM ended_health_link WHERE ended_at <= ?');
  const sweepOpenings = database.prepare(
    `DELETE FROM health_link_opening WHERE link_id NOT IN
     (SELECT link_id FROM health_link UNION SELECT link_id FROM ended_health_link)`,
  );
  const addOpening = database.prepare(
    'INSERT INTO health_link_opening (link_id, recipient, opened_at) VALUES (?, ?, ?)',
  );
  // Keeps each recipient's first and last opening in the list, however often others open the link.
  const openings = database.prepare(
    `SELECT recipient, opened_at FROM health_link_opening WHERE number IN (
       SELECT MIN(number) FROM health_link_opening WHERE link_id = ?1 GROUP BY recipient UNION
       SELECT MAX(number) FROM health_link_opening WHERE link_id = ?1 GROUP BY recipient)
     ORDER BY number DESC`,
  );
  const expired = database.prepare(
    'SELECT link_id, expires_at FROM health_link WHERE expires_at <= ? ORDER BY expires_at',
  );
  const sweepFiles = database.prepare('DELETE FROM health_link_file WHERE expires_at <= ?');
  const failed = database.prepare(
    'UPDATE health_link SET attempts = attempts - 1 WHERE link_id = ?',
  );
  const opened = database.prepare('UPDATE health_link SET opened = opened + 1 WHERE link_id = ?');
  const addFile = database.prepare('INSERT INTO health_link_file VALUES (?, ?, ?)');
  const file = database.prepare('SELECT link_id FROM health_link_file WHERE file_token = ?');
  /** Deletes a link with its secrets; keeps a record of it if it was opened. */
  const end = (linkId: string, at = now()): void => {
    inTransaction(database, () => {
      keepEnded.run(at, linkId);
      remove.run(linkId);
    });
  };
  const opens = (link: KeptLink, recipient: string | undefined): OpenOutcome => {
    opened.run(link.linkId);
    addOpening.run(link.linkId, nameOf(recipient), now());
    onOpened(link.memberId, nameOf(recipient));
    return { kind: 'opened', link };
  };
  const forgetEnded = (): void => {
    for (const row of expired.all(now())) end(String(row['link_id']), Number(row['expires_at']));
    sweepFiles.run(now());
    sweepEnded.run(now() - endedMs);
    for (const row of makers.all()) {
      const pair = { madeBy: String(row['made_by']), memberId: String(row['member_id']) };
      if (!mayAct(pair)) removeMade.run(pair.madeBy, pair.memberId);
    }
    sweepOpenings.run();
  };
  return {
    /** Adds a link and returns it with the secret part of its address: 256 bits, returned only here. */
    add(
      { memberId, madeBy }: { memberId: string; madeBy: string },
      {
        content,
        hours,
        passcode,
        isDirect = false,
      }: { content: string; hours: number; passcode?: string | undefined; isDirect?: boolean },
    ): { link: KeptLink; token: string } {
      const token = randomBytes(32).toString('base64url');
      const linkId = `shl-${randomBytes(9).toString('base64url')}`;
      insert.run(
        ...[linkId, memberId, madeBy, hashOf(token), content],
        ...[passcode === undefined ? null : passcodeHash(passcode), Number(isDirect)],
        attemptsAllowed,
        ...[now(), now() + hours * 3_600_000],
      );
      const row = byId.get(linkId);
      if (row === undefined) throw new Error('a link was not kept');
      return { link: linkIn(row), token };
    },

    /** Newest first. */
    of(memberId: string): KeptLink[] {
      forgetEnded();
      return ofMember.all(memberId).map(linkIn);
    },

    /** Returns the opened links that ended in the last 30 days, latest end first. */
    endedOf(memberId: string): EndedLink[] {
      forgetEnded();
      return endedOfMember.all(memberId).map(endedLinkIn);
    },

    /** Returns the first and last opening of a link by each name, newest first; of more than 20, the 10 newest and oldest. */
    openingsOf({ linkId }: { linkId: string }): Opening[] {
      const all = openings.all(linkId).map((row) => ({
        recipient: typeof row['recipient'] === 'string' ? row['recipient'] : null,
        openedAt: Number(row['opened_at']),
      }));
      if (all.length <= mostOpenings) return all;
      return [...all.slice(0, mostOpenings / 2), ...all.slice(-mostOpenings / 2)];
    },

    /** Ends a link. Returns whether the member had such a link. */
    revoke(memberId: string, linkId: string): boolean {
      if (byId.get(linkId)?.['member_id'] !== memberId) return false;
      end(linkId);
      return true;
    },

    /** Ends the links that an account made, and all links to the cards of its member IDs. */
    endOf({ userName, memberIds }: { userName: string; memberIds: readonly string[] }): void {
      for (const statement of removeMadeBy) statement.run(userName);
      for (const memberId of memberIds) {
        for (const statement of removeOfMember) statement.run(memberId);
      }
      sweepOpenings.run();
    },

    /** Returns the targets that a wrong passcode counts against: the link, and all links of its member. */
    targetsOf(token: string): LimitKey[] {
      const row = byToken.get(hashOf(token));
      if (row === undefined) return [];
      const { linkId, memberId } = linkIn(row);
      return [`link ${linkId}`, `member ${memberId}`];
    },

    /** Opens a link with a manifest. */
    open(token: string, passcode: string | undefined, recipient?: string): OpenOutcome {
      forgetEnded();
      const row = byToken.get(hashOf(token));
      if (row === undefined) return { kind: 'none' };
      const link = linkIn(row);
      if (link.isDirect) return { kind: 'none' };
      const hash = row['passcode_hash'];
      if (typeof hash === 'string') {
        // A request without a passcode is no wrong attempt: its sender may not know that one is required.
        if (passcode === undefined) return { kind: 'wrong', remaining: link.attempts };
        if (!isPasscode(passcode, hash)) {
          failed.run(link.linkId);
          if (link.attempts <= 1) end(link.linkId);
          return { kind: 'wrong', remaining: link.attempts - 1 };
        }
      }
      return opens(link, recipient);
    },

    /** Returns the content of a link without a manifest; undefined when there is no such link. */
    openDirect(token: string, recipient: string | undefined): string | undefined {
      forgetEnded();
      const row = byToken.get(hashOf(token));
      const link = row === undefined ? undefined : linkIn(row);
      if (link?.isDirect !== true) return undefined;
      opens(link, recipient);
      return link.content;
    },

    /** A name for a link's file that holds for some minutes. */
    fileOf({ linkId }: KeptLink): string {
      const token = randomBytes(32).toString('base64url');
      addFile.run(hashOf(token), linkId, now() + fileMs);
      return token;
    },

    fileNamed(token: string): string | undefined {
      forgetEnded();
      const linkId = file.get(hashOf(token))?.['link_id'];
      const row = typeof linkId === 'string' ? byId.get(linkId) : undefined;
      return row === undefined ? undefined : linkIn(row).content;
    },
  };
}

/** Returns the name that a reader gives, on one line; null if it doesn't give a name. */
const nameOf = (recipient = ''): string | null =>
  recipient.replaceAll(/[\s\p{C}]+/gu, ' ').trim() || null;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

// A low cost, because it blocks the main thread and few guesses are allowed.
function passcodeHash(passcode: string, salt = randomBytes(16)): string {
  return `${salt.toString('hex')}:${scryptSync(passcode, salt, 32, { N: 1024 }).toString('hex')}`;
}

function isPasscode(passcode: string, hash: string): boolean {
  const salt = Buffer.from(hash.split(':')[0] ?? '', 'hex');
  return timingSafeEqual(Buffer.from(passcodeHash(passcode, salt)), Buffer.from(hash));
}

function linkIn(row: Record<string, unknown>): KeptLink {
  return {
    linkId: String(row['link_id']),
    memberId: String(row['member_id']),
    madeBy: String(row['made_by']),
    content: String(row['content']),
    hasPasscode: row['passcode_hash'] !== null,
    isDirect: row['is_direct'] === 1,
    attempts: Number(row['attempts']),
    opened: Number(row['opened']),
    createdAt: Number(row['created_at']),
    expiresAt: Number(row['expires_at']),
  };
}

function endedLinkIn(row: Record<string, unknown>): EndedLink {
  return {
    linkId: String(row['link_id']),
    memberId: String(row['member_id']),
    madeBy: String(row['made_by']),
    hasPasscode: row['has_passcode'] === 1,
    isDirect: row['is_direct'] === 1,
    opened: Number(row['opened']),
    createdAt: Number(row['created_at']),
    expiresAt: Number(row['expires_at']),
    endedAt: Number(row['ended_at']),
  };
}
