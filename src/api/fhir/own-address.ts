import { webAddressOf } from '#src/domain/navigation/web-address.ts';

/**
 * Whether an address lies in the folder `base`, which ends with a slash. The whole of it is compared as it will be
 * requested: scheme, host, port and a user name are part of the beginning, and an address that would be requested in
 * another way than it is written (`..`, capitals, spaces) is none.
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
