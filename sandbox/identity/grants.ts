import type { DatabaseSync } from 'node:sqlite';
import { clientId } from './provider.ts';
import { subjectOf } from './subjects.ts';

/** A sign-in of a user to the portal. */
export type SignIn = {
  grantId: string;
  startedAt: string;
  lastUsedAt: string;
  userAgent: string;
};

export type Grants = ReturnType<typeof createGrants>;

/** The grants that are still valid, read from the identity provider's own tables. */
export function createGrants(database: DatabaseSync) {
  const statements = {
    find: database.prepare(`SELECT 1 FROM oidc WHERE model = 'Grant' AND id = ?`),
    end: database.prepare(`DELETE FROM oidc WHERE json_extract(payload, '$.accountId') = ?`),
    // Revoking a refresh token deletes its grant, so each grant is a session.
    sessions: database.prepare(
      `SELECT id, json_extract(payload, '$.iat') AS started_at,
         json_extract(payload, '$.userAgent') AS user_agent,
         (SELECT MAX(json_extract(token.payload, '$.iat')) FROM oidc AS token
          WHERE token.grant_id = oidc.id) AS used_at
       FROM oidc WHERE model = 'Grant' AND json_extract(payload, '$.accountId') = ?1
       AND json_extract(payload, '$.clientId') = '${clientId}'
       AND (expires_at IS NULL OR expires_at > ?2) ORDER BY COALESCE(used_at, started_at) DESC`,
    ),
    saveUserAgent: database.prepare(
      `UPDATE oidc SET payload = json_set(payload, '$.userAgent', ?2)
       WHERE model = 'Grant' AND id = ?1`,
    ),
    // The grants and tokens of connected apps stay.
    endSessions: database.prepare(
      `DELETE FROM oidc WHERE json_extract(payload, '$.accountId') = ?1
       AND COALESCE(json_extract(payload, '$.clientId'), '${clientId}') = '${clientId}'`,
    ),
    // The password was right, and the browser has not gone back to the provider yet.
    endBegun: database.prepare(
      `DELETE FROM oidc WHERE json_extract(payload, '$.result.login.accountId') = ?`,
    ),
    apps: database.prepare(
      `SELECT json_extract(payload, '$.clientId') AS app_id, json_extract(payload, '$.iat') AS since
       FROM oidc WHERE model = 'Grant' AND json_extract(payload, '$.accountId') = ?1
       AND json_extract(payload, '$.clientId') IS NOT '${clientId}'
       AND (expires_at IS NULL OR expires_at > ?2) ORDER BY since DESC`,
    ),
    endApp: database.prepare(
      `DELETE FROM oidc WHERE json_extract(payload, '$.accountId') = ?1
       AND json_extract(payload, '$.clientId') = ?2`,
    ),
    // Tokens and codes name their grant in a column, a browser's session names it for the client.
    endOthers: database.prepare(
      `DELETE FROM oidc WHERE json_extract(payload, '$.accountId') = ?1
       AND NOT (model = 'Grant' AND id = ?2) AND grant_id IS NOT ?2
       AND json_extract(payload, '$.authorizations."${clientId}".grantId') IS NOT ?2`,
    ),
  };
  return {
    /** False once the sign-in that an access token comes from was revoked. */
    holds: (grantId: string): boolean => statements.find.get(grantId) !== undefined,

    /** Ends every session, grant and token of a user, and sign-ins on their way. */
    end(userName: string): void {
      statements.endBegun.run(subjectOf(userName));
      statements.end.run(subjectOf(userName));
    },

    /** Saves the `User-Agent` of the browser that signed in. */
    saveUserAgent: (grantId: string, userAgent: string): void =>
      void statements.saveUserAgent.run(grantId, userAgent),

    /** The user's sign-ins to the portal, the last used first; times in RFC 3339. */
    sessionsOf: (userName: string): SignIn[] =>
      statements.sessions.all(subjectOf(userName), Math.floor(Date.now() / 1000)).map((row) => ({
        grantId: String(row['id']),
        startedAt: instantOf(row['started_at']),
        lastUsedAt: instantOf(row['used_at'] ?? row['started_at']),
        userAgent: String(row['user_agent'] ?? ''),
      })),

    /** Ends every sign-in of a user to the portal, and sign-ins on their way; connected apps stay. */
    endSessions(userName: string): void {
      statements.endBegun.run(subjectOf(userName));
      statements.endSessions.run(subjectOf(userName));
    },

    /** The apps of others that the user has let read their data, the newest first; times in RFC 3339. */
    appsOf: (userName: string): { appId: string; connectedAt: string }[] =>
      statements.apps.all(subjectOf(userName), Math.floor(Date.now() / 1000)).map((row) => ({
        appId: String(row['app_id']),
        connectedAt: instantOf(row['since']),
      })),

    /** Ends an app's grant with every token that came from it; the portal's own grant is no app's. */
    endApp(userName: string, appId: string): void {
      if (appId !== clientId) statements.endApp.run(subjectOf(userName), appId);
    },

    /** Ends every session, grant and token of a user but those of one sign-in, and sign-ins on their way. */
    endOthers(userName: string, grantId: string): void {
      statements.endBegun.run(subjectOf(userName));
      statements.endOthers.run(subjectOf(userName), grantId);
    },
  };
}

/** Returns the instant of seconds since the epoch, in RFC 3339. */
const instantOf = (seconds: unknown): string => new Date(Number(seconds) * 1000).toISOString();
