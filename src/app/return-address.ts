import { isProtected, type Access } from '#src/domain/plan/access.ts';
import { deepLinkTarget } from '#src/domain/navigation/deep-link.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** Remembers where to return after sign-in and plan selection; for a message, also which one (product rule 4.3). */
export function rememberReturnAddress(
  { storage }: Portal,
  location: { pathname: string; href: string },
): void {
  storage.write(storageKeys.deepLink, location.href);
  const [, messageId] = /^\/message\/([^/]+)$/i.exec(location.pathname) ?? [];
  if (messageId === undefined) storage.remove(storageKeys.deepLinkMessage);
  else storage.write(storageKeys.deepLinkMessage, messageId);
}

/** Remembers the address to return to after an outage. A public page is remembered no longer than this page lives. */
export function rememberTurnedAway(
  portal: Portal,
  access: Access,
  location: { pathname: string; href: string },
): void {
  if (isProtected(access)) rememberReturnAddress(portal, location);
  portal.outage.turnAway(isProtected(access) ? null : location.href);
}

export function forgetReturnAddress({ storage }: Portal): void {
  storage.remove(storageKeys.deepLink);
  storage.remove(storageKeys.deepLinkMessage);
}

/** Returns the remembered address, once, and only if it is a protected screen of this portal. */
export function takeReturnAddress(
  portal: Portal,
  isProtected: (pathname: string) => boolean,
): string | null {
  const stored = portal.storage.read(storageKeys.deepLink);
  const messageId = portal.storage.read(storageKeys.deepLinkMessage);
  forgetReturnAddress(portal);
  const target = deepLinkTarget(stored, portal.origin, isProtected);
  if (target === null && messageId !== null) return `/message/${encodeURIComponent(messageId)}`;
  return target;
}
