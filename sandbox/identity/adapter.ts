import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, Payload } from 'oidc-provider';
import { z } from 'zod';

const PayloadText = z.string().transform((text, context): Payload => {
  const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  context.addIssue('not an object');
  return z.NEVER;
});

/** Keeps sessions, grants and tokens in the sandbox's state, so that a restart signs no user out. */
export function createAdapter(database: DatabaseSync): (model: string) => Adapter {
  const statements = {
    upsert: database.prepare(
      `INSERT INTO oidc (model, id, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload,
       grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
    ),
    find: database.prepare(
      'SELECT payload FROM oidc WHERE model = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)',
    ),
    findByUid: database.prepare(
      'SELECT payload FROM oidc WHERE model = ? AND uid = ? AND (expires_at IS NULL OR expires_at > ?)',
    ),
    // The first time counts: a second use within the leeway does not lengthen it.
    consume: database.prepare(
      `UPDATE oidc SET payload = json_insert(payload, '$.consumed', ?) WHERE model = ? AND id = ?`,
    ),
    destroy: database.prepare('DELETE FROM oidc WHERE model = ? AND id = ?'),
    // The Grant itself is destroyed by the provider; its members are found by the column.
    revoke: database.prepare('DELETE FROM oidc WHERE grant_id = ?'),
    expire: database.prepare('DELETE FROM oidc WHERE expires_at < ?'),
  };
  statements.expire.run(nowInSeconds());

  // The database answers at once; the provider expects promises.
  return (model) => ({
    upsert: (id, payload, expiresIn) => {
      const expiresAt = expiresIn === undefined ? null : nowInSeconds() + expiresIn;
      const { grantId = null, uid = null } = payload;
      statements.upsert.run(model, id, JSON.stringify(payload), grantId, uid, expiresAt);
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(payloadOf(statements.find.get(model, id, nowInSeconds()))),
    findByUid: (uid) =>
      Promise.resolve(payloadOf(statements.findByUid.get(model, uid, nowInSeconds()))),
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => {
      statements.consume.run(nowInSeconds(), model, id);
      return Promise.resolve();
    },
    destroy: (id) => {
      statements.destroy.run(model, id);
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      statements.revoke.run(grantId);
      return Promise.resolve();
    },
  });
}

function payloadOf(row: Record<string, unknown> | undefined): Payload | undefined {
  return row === undefined ? undefined : PayloadText.parse(row['payload']);
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
