import type { AnchorHTMLAttributes } from 'react';
import { uiWords } from '#content/ui.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';

/** A link that leaves the portal: a new tab without a reference to this one (product rule 7.6). */
export function ExternalLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <OpensInNewTab />
    </a>
  );
}

/** The note for screen readers that a link opens a tab. */
export function OpensInNewTab() {
  return <VisuallyHidden> {uiWords.opensInNewTab}</VisuallyHidden>;
}
