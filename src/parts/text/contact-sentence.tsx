import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { isProtected, type Access } from '#src/domain/plan/access.ts';

/** A sentence with the contact link that fits the current address (product rule 2.16). */
export function ContactSentence({
  words: { before, link, after },
  onFollow,
}: {
  words: { before: string; link: string; after: string };
  onFollow?: () => void;
}) {
  const { options } = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const path = contactPath(options.context.routeAccess(pathname), pathname);
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <>
      {before}
      {path === '/contact' ? (
        <Link to="/contact" {...follow}>
          {link}
        </Link>
      ) : (
        <Link to="/{-$contractType}/contact-us" {...follow}>
          {link}
        </Link>
      )}
      <span>{after}</span>
    </>
  );
}

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
