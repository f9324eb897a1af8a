import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { formattedTextWords } from '#content/formatted-text.ts';
import { limits } from '#src/domain/limits.ts';
import { webAddressOf } from '#src/domain/navigation/web-address.ts';
import { CallText } from './member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import type { RichTextProps } from '#src/ui/text/rich-text.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';

const RichText = lazyPart<RichTextProps>(
  async () => (await import('#src/ui/text/rich-text.tsx')).RichText,
);

/** Sanitized rich text. Its links to screens of the portal navigate without a page load. */
export function FormattedText({
  html,
  label,
  className,
  mayOpen,
  otherwise = null,
}: {
  html: string;
  /** The accessible name, which makes the text a section. */
  label?: string;
  className?: string | undefined;
  /** Whether the portal can open a path; otherwise it is not a link. Allows every path if left out. */
  mayOpen?: ((path: string) => boolean) | undefined;
  /** Shown when no readable text remains. */
  otherwise?: ReactNode;
}) {
  const { origin } = usePortal();
  const router = useRouter();
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const href = pathOf(event, origin);
      if (href === null) return;
      event.preventDefault();
      void router.navigate({ href });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [router, origin]);
  return (
    <section ref={text} aria-label={label} className={className}>
      {html.length > limits.formattedTextLength ? (
        // A browser lays out such a text for minutes, and nothing can be pressed meanwhile.
        <p>
          <CallText>{formattedTextWords.tooLong}</CallText>
        </p>
      ) : (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <RichText html={html} {...{ origin, mayOpen, otherwise }} />
        </Suspense>
      )}
    </section>
  );
}

/** The path of this portal that a plain click on a link leads to; null of any other click. */
function pathOf(
  { target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  origin: string,
): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || button !== 0) return null;
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  const url = webAddressOf(link.getAttribute('href') ?? '', origin);
  // An address beginning with two slashes would be read as another host.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
