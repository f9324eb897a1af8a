import { webAddressOf } from './web-address.ts';

/**
 * Returns the target of a remembered address, if it may be followed: a path of this origin that names a protected
 * screen. Null for anything else (another origin, a script URL, a public page).
 * @param stored what storage held, untrusted
 * @param origin this portal's origin, e.g. `https://members.example.org`
 * @param isProtected tells whether a pathname belongs to a screen behind sign-in
 */
export function deepLinkTarget(
  stored: string | null,
  origin: string,
  isProtected: (pathname: string) => boolean,
): string | null {
  // `//host` and `/\host` are read as another host by browsers; control characters are dropped by
  // URL parsers and would change what was checked.
  if (stored === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(stored)) return null;
  const url = webAddressOf(stored, origin);
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return isProtected(url.pathname) ? url.pathname + url.search + url.hash : null;
}
