import { useRouterState } from '@tanstack/react-router';
import { Suspense, useCallback, useSyncExternalStore } from 'react';
import { showsNotice } from '#src/domain/notice-places.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const NoticeBanner = lazyPart(async () => (await import('./notice-banner.tsx')).NoticeBanner);

/** Runs a task when the screen has what it asked for. */
export type WhenAtRest = (portal: Portal, task: () => void) => void;

/** Where the system notice appears, on the screens that have it. */
export function NoticePlace({ whenAtRest }: { whenAtRest: WhenAtRest }) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  if (!showsNotice(pathname)) return null;
  // There before the notice is, so that it is read out when it comes.
  return (
    <div aria-live="polite" data-place="notice">
      <Notice key={pathname} whenAtRest={whenAtRest} />
    </div>
  );
}

function Notice({ whenAtRest }: { whenAtRest: WhenAtRest }) {
  const portal = usePortal();
  const subscribe = useCallback(
    (listener: () => void) => {
      // Cards first: nobody came for the notice.
      whenAtRest(portal, () => void portal.notice.load());
      return portal.notice.subscribe(listener);
    },
    [portal, whenAtRest],
  );
  const html = useSyncExternalStore(subscribe, portal.notice.current);
  return (
    html !== null && (
      <Suspense>
        <NoticeBanner html={html} />
      </Suspense>
    )
  );
}
