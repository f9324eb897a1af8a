import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LimitKey } from './rate-limits.ts';

/** The number of wrong passcodes after which a link is removed. */
const attemptsAllowed = 5;

/** The lifetime of a file's address, in milliseconds. */
const fileMs = 10 * 60_000;

export type KeptLink = {
  linkId: string;
  memberId: string;
  /** The user name of the account that made it. */
  madeBy: string;
  /** A JWE; its key was never here. */
  content: string;
  hasPasscode: boolean;
  attempts: number;
  opened: number;
  /** Epoch milliseconds. */
  createdAt: number;
  expiresAt: number;
};

export type OpenOutcome =
  { kind: 'opened'; link: KeptLink } | { kind: 'none' } | { kind: 'wrong'; remaining: number };

export type HealthLinks = ReturnType<typeof createHealthLinks>;

/**
 * Creates the insurer's store of SMART Health Links: ciphertext, and hashes of the secrets that open it. A link that
 * has run out is deleted, and so is one whose maker may no longer act for the member.
 * @param now epoch milliseconds
 */
export function createHealthLinks({
  database,
  now,
  mayAct,
}: {
  database: DatabaseSync;
  now: () => number;
  mayAct: (link: { madeBy: string; memberId: string }) => boolean;
}) {
  const insert = database.prepare(
    `INSERT INTO health_link (link_id, member_id, made_by, token_hash, content, passcode_hash, attempts, opened,
     created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
  );
  const makers = database.prepare('SELECT DISTINCT made_by, member_id FROM health_link');
  const removeMade = database.prepare(
    'DELETE FROM health_link WHERE made_by = ? AND member_id = ?',
  );
  const removeMadeBy = database.prepare('DELETE FROM health_link WHERE made_by = ?');
  const removeOfMember = database.prepare('DELETE FROM health_link WHERE member_id = ?');
  const ofMember = database.prepare(
    'SELECT * FROM health_link WHERE member_id = ? ORDER BY number DESC',
  );
  const byToken = database.prepare('SELECT * FROM health_link WHERE token_hash = ?');
  const byId = database.prepare('SELECT * FROM health_link WHERE link_id = ?');
  const remove = database.prepare('DELETE FROM health_link WHERE link_id = ?');
  const sweep = database.prepare('DELETE FROM health_link WHERE expires_at <= ?');
  const sweepFiles = database.prepare('DELETE FROM health_link_file WHERE expires_at <= ?');
  const failed = database.prepare(
    'UPDATE health_link SET attempts = attempts - 1 WHERE link_id = ?',
  );
  const opened = database.prepare('UPDATE health_link SET opened = opened + 1 WHERE link_id = ?');
  const addFile = database.prepare('INSERT INTO health_link_file VALUES (?, ?, ?)');
  const file = database.prepare('SELECT link_id FROM health_link_file WHERE file_token = ?');
  const forgetEnded = (): void => {
    sweep.run(now());
    sweepFiles.run(now());
    for (const row of makers.all()) {
      const pair = { madeBy: String(row['made_by']), memberId: String(row['member_id']) };
      if (!mayAct(pair)) removeMade.run(pair.madeBy, pair.memberId);
    }
  };
  return {
    /** Adds a link and returns it with the secret part of its address: 256 bits, returned only here. */
    add(
      { memberId, madeBy }: { memberId: string; madeBy: string },
      {
        content,
        hours,
        passcode,
      }: { content: string; hours: number; passcode: string | undefined },
    ): { link: KeptLink; token: string } {
      const token = randomBytes(32).toString('base64url');
      const linkId = `shl-${randomBytes(9).toString('base64url')}`;
      insert.run(
        ...[linkId, memberId, madeBy, hashOf(token), content],
        ...[passcode === undefined ? null : passcodeHash(passcode), attemptsAllowed],
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

    /** Whether there was one. */
    revoke(memberId: string, linkId: string): boolean {
      if (byId.get(linkId)?.['member_id'] !== memberId) return false;
      remove.run(linkId);
      return true;
    },

    /** Ends the links that an account made, and all links to the cards of its own member IDs. */
    endOf({ userName, memberIds }: { userName: string; memberIds: readonly string[] }): void {
      removeMadeBy.run(userName);
      for (const memberId of memberIds) removeOfMember.run(memberId);
    },

    /** Returns the targets that a wrong passcode counts against: the link, and all links of its member. */
    targetsOf(token: string): LimitKey[] {
      const row = byToken.get(hashOf(token));
      if (row === undefined) return [];
      const { linkId, memberId } = linkIn(row);
      return [`link ${linkId}`, `member ${memberId}`];
    },

    open(token: string, passcode: string | undefined): OpenOutcome {
      forgetEnded();
      const row = byToken.get(hashOf(token));
      if (row === undefined) return { kind: 'none' };
      const link = linkIn(row);
      const hash = row['passcode_hash'];
      if (typeof hash === 'string' && !isPasscode(passcode ?? '', hash)) {
        // A request without a passcode is no wrong attempt: its sender may not know that one is required.
        if (passcode === undefined) return { kind: 'wrong', remaining: link.attempts };
        failed.run(link.linkId);
        if (link.attempts <= 1) remove.run(link.linkId);
        return { kind: 'wrong', remaining: link.attempts - 1 };
      }
      opened.run(link.linkId);
      return { kind: 'opened', link };
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

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

function passcodeHash(passcode: string, salt = randomBytes(16)): string {
  return `${salt.toString('hex')}:${scryptSync(passcode, salt, 32).toString('hex')}`;
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
    attempts: Number(row['attempts']),
    opened: Number(row['opened']),
    createdAt: Number(row['created_at']),
    expiresAt: Number(row['expires_at']),
  };
}
