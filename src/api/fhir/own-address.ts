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
 * Returns the whole address that a payer's link names, read from `base` on. Null for a link that is none, or whose
 * scheme is not written as ours. Whether it lies within the service is still to be checked.
 */
export function wholeAddress(base: string, link: string): string | null {
  const scheme = /^[^/?#:]*:/.exec(link)?.[0] ?? null;
  if (scheme !== null && scheme !== new URL(base).protocol) return null;
  return webAddressOf(link, base)?.href ?? null;
}
