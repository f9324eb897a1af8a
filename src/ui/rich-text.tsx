import { useCallback } from 'react';
import { sanitise, type MarkupProfile } from './sanitise.ts';

/** Formatted text of the insurer, sanitised. Brings DOMPurify: load it with `lazy`. */
export function RichText({
  html,
  profile,
  origin,
  className,
}: {
  html: string;
  profile: MarkupProfile;
  /** This portal's, to tell its own paths. */
  origin: string;
  className?: string | undefined;
}) {
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(sanitise(html, profile, origin)),
    [html, profile, origin],
  );
  return <div ref={fill} className={className} />;
}
