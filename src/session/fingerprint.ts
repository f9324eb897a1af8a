/**
 * Returns a name for a secret that does not reveal it: lock names and storage can be read by every script of the
 * origin. 24 hex digits of its SHA-256.
 */
export async function fingerprintOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
