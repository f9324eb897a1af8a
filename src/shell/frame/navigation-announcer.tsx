import { useRouter, isNotFound } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { jumpPageTo, scrollPageTo } from '#src/ui/browser/scroll-to.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { titles } from '#content/titles.ts';
import type { Rights } from '#src/domain/plan/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { paramsOf, type ScreenMatch } from '#src/portal/router-context.ts';

/**
 * Sets the title and focus and makes one announcement for each navigation, which the router does not do. The first page
 * keeps the browser's focus. A screen may record in `data-return-to` the link by which it was left and the scroll
 * position in pixels; the member returns there.
 */
export function NavigationAnnouncer() {
  const router = useRouter();
  const portal = usePortal();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const show = () => {
      const title = browserTitle(portal, router.state.matches);
      // Writing the same one would be a change of the document all the same.
      if (document.title !== title) document.title = title;
    };
    show();
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      show();
      if (!pathChanged || !fromLocation) return;
      // The router's scroll restoration would write every visited address to session storage.
      const left = document.querySelector<HTMLElement>('[data-return-to]');
      if (left) {
        jumpPageTo(Number(left.dataset['returnTo']));
        left.focus();
      } else {
        scrollPageTo(0);
        firstToRead()?.focus({ preventScroll: true });
      }
      setAnnouncement(document.title);
    });
  }, [router, portal]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}

/** Returns the error that a screen opens with; else its title. */
function firstToRead(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector('h1');
}

/** "Screen | Portal name", or the portal's name alone (product rule 2.12). */
export function browserTitle({ plans, config }: Portal, matches: readonly ScreenMatch[]): string {
  const title = screenTitle(plans.current()?.rights ?? null, matches);
  return title === null ? config.portalName : `${title} | ${config.portalName}`;
}

/** Returns the title of the screen; null for a match without a title. */
function screenTitle(rights: Rights | null, matches: readonly ScreenMatch[]): string | null {
  if (matches.some((match) => isNotFound(match.error))) return titles.notFound;
  const match = matches.at(-1);
  const title = match?.staticData.title ?? null;
  return typeof title === 'function'
    ? title({ rights, params: paramsOf(match), loaderData: match?.loaderData })
    : title;
}
