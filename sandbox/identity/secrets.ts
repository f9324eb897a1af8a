import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const Secrets = z.object({
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  cookieKeys: z.array(z.string()),
});
export type Secrets = z.infer<typeof Secrets>;

/** Signing and cookie keys: made at the first start, then kept, so that a restart signs no user out. */
export async function loadSecrets(database: DatabaseSync): Promise<Secrets> {
  const row = database.prepare(`SELECT value FROM secret WHERE name = 'identity'`).get();
  if (row !== undefined) return Secrets.parse(JSON.parse(String(row['value'])));
  const made = await makeSecrets();
  database
    .prepare(`INSERT INTO secret (name, value) VALUES ('identity', ?)`)
    .run(JSON.stringify(made));
  return made;
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return {
    jwks: { keys: [{ ...key, kid: 'sandbox', alg: 'RS256', use: 'sig' }] },
    cookieKeys: [randomBytes(32).toString('base64url')],
  };
}
