import type { DatabaseSync } from 'node:sqlite';
import { subjectOf } from '../identity/subjects.ts';
import type { Calendar } from './calendar.ts';

/** The apps of others that members of the sandbox can have connected, by their client id. */
export const connectedApps = [
  { appId: 'trail-health', name: 'Trail Health', data: ['claims', 'records', 'coverage'] },
] as const;

const daySeconds = 24 * 60 * 60;

/** Gives each app a grant of Maria's at the identity provider, as her consent would have left it there. */
export function fillConnectedApps(database: DatabaseSync, calendar: Calendar): void {
  const insert = database.prepare(
    `INSERT INTO oidc (model, id, payload, grant_id, uid, expires_at) VALUES ('Grant', ?, ?, NULL, NULL, ?)`,
  );
  const issuedAt = Date.parse(calendar.instant(104, '18:20:00')) / 1000;
  const expiresAt = issuedAt + 365 * daySeconds;
  for (const { appId } of connectedApps) {
    const id = `grant-${appId}-maria`;
    const payload = {
      iat: issuedAt,
      exp: expiresAt,
      jti: id,
      kind: 'Grant',
      accountId: subjectOf('maria'),
      clientId: appId,
      openid: { scope: 'openid offline_access' },
    };
    insert.run(id, JSON.stringify(payload), expiresAt);
  }
}
