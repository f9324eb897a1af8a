import { useCallback, useMemo, type ReactNode } from 'react';
import { hasText, sanitise, type MarkupProfile } from './sanitise.ts';

export interface RichTextProps {
  html: string;
  profile: MarkupProfile;
  /** This portal's, to tell its own paths. */
  origin: string;
  /** Shown when nothing to read is left. */
  otherwise?: ReactNode;
}

/** Formatted text of the insurer, sanitised. Brings DOMPurify: load it with `lazy`. */
export function RichText({ html, profile, origin, otherwise }: RichTextProps) {
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(sanitise(html, profile, origin)),
    [html, profile, origin],
  );
  // Long texts take a while, and are rendered more than once.
  const isText = useMemo(() => hasText(html, profile, origin), [html, profile, origin]);
  return isText ? <div ref={fill} /> : otherwise;
}
