/** The answers of a portal's host below `/.well-known/`; `nginx.conf` says the same. */

/** The screen on which members change their password, for `/.well-known/change-password`. */
export const changePasswordPath = '/settings/privacy-security';

/** The time researchers may rely on a text, RFC 9116: less than a year. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116).
 * @param contact address to which a weakness is reported
 */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + validMs).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
