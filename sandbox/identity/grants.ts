import type { DatabaseSync } from 'node:sqlite';
import { subjectOf } from './subjects.ts';

export type Grants = ReturnType<typeof createGrants>;

/** Who is still signed in, as the identity provider's own tables say. */
export function createGrants(database: DatabaseSync) {
  const statements = {
    find: database.prepare(`SELECT 1 FROM oidc WHERE model = 'Grant' AND id = ?`),
    end: database.prepare(`DELETE FROM oidc WHERE json_extract(payload, '$.accountId') = ?`),
  };
  return {
    /** False once the sign-in that an access token comes from was revoked. */
    holds: (grantId: unknown): boolean =>
      typeof grantId === 'string' && statements.find.get(grantId) !== undefined,

    /** Ends every session, grant and token of a user. */
    end(userName: string): void {
      statements.end.run(subjectOf(userName));
    },
  };
}
