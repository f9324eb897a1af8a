import { isProtected, type Access } from '#src/domain/plan/access.ts';

/**
 * Returns the target of "contact us" from an address (product rule 2.16): `/contact-us` on screens that require sign-in
 * except plan selection, `/contact` on all others.
 * @param access what the screen at the address demands
 * @param pathname the address, without query
 */
export function contactPath(access: Access, pathname: string): '/contact-us' | '/contact' {
  return isProtected(access) && pathname.toLowerCase() !== '/select-plan'
    ? '/contact-us'
    : '/contact';
}
