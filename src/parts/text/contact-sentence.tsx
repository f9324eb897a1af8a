import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { contactPath } from '#src/domain/navigation/contact-path.ts';

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
  const path = contactPath(options.context.accessAt(pathname), pathname);
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
