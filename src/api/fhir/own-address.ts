import { webAddressOf } from '#src/domain/navigation/web-address.ts';

/**
 * Whether an address is within the folder `base`, which ends with a slash. Compares the whole beginning: scheme, user
 * name, host, port and path. Rejects an address that the browser would normalize (`..`, capitals, spaces).
 */
export function isWithin(base: string, address: string): boolean {
  if (webAddressOf(address)?.href !== address) return false;
  return address.startsWith(base) || address.startsWith(`${base.slice(0, -1)}?`);
}

/**
 * Resolves a payer's link against `base`. An `http:` link becomes an `https:` link if `base` uses `https:`, because
 * servers behind a TLS proxy write their own scheme. Returns null for an invalid link or another scheme. Doesn't check
 * that the address is within the service.
 */
export function wholeAddress(base: string, link: string): string | null {
  const own = new URL(base).protocol;
  const secure = own === 'https:' ? link.replace(/^http:/, own) : link;
  const scheme = /^[^/?#:]*:/.exec(secure)?.[0] ?? null;
  if (scheme !== null && scheme !== own) return null;
  return webAddressOf(secure, base)?.href ?? null;
}
