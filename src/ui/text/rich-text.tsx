import { useCallback, useMemo, type ReactNode } from 'react';
import { webAddressOf } from '#src/domain/navigation/web-address.ts';
import { hasText, sanitize } from './sanitize.ts';

export interface RichTextProps {
  html: string;
  /** This portal's origin, to recognize its own paths. */
  origin: string;
  /** Whether a path of this portal can be opened; one that can't is text, not a link. */
  mayOpen?: ((path: string) => boolean) | undefined;
  /** Shown when no readable text remains. */
  otherwise?: ReactNode;
}

/** Formatted text of the insurer, sanitized. Brings DOMPurify: load it with `lazy`. */
export function RichText({ html, origin, mayOpen, otherwise }: RichTextProps) {
  const fill = useCallback(
    (element: HTMLElement | null) =>
      element?.replaceChildren(withoutClosedLinks(sanitize(html, origin), origin, mayOpen)),
    [html, origin, mayOpen],
  );
  // Long texts take a while, and are rendered more than once.
  const isText = useMemo(() => hasText(html, origin), [html, origin]);
  return isText ? <div ref={fill} /> : otherwise;
}

/** Links to screens that the member can't open become their words. */
function withoutClosedLinks(
  text: DocumentFragment,
  origin: string,
  mayOpen: RichTextProps['mayOpen'],
): DocumentFragment {
  for (const link of text.querySelectorAll('a[href]')) {
    const url = webAddressOf(link.getAttribute('href') ?? '', origin);
    if (mayOpen === undefined || url?.origin !== origin || mayOpen(url.pathname)) continue;
    link.replaceWith(...link.childNodes);
  }
  return text;
}
