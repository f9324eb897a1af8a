import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { showsNotice } from '#src/domain/notice-places.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const NoticeBanner = lazyPart(async () => (await import('./notice-banner.tsx')).NoticeBanner);

/** Where the system notice appears, on the screens that have it. */
export function NoticePlace() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  const html = useStored(usePortal().notice.shown);
  if (!showsNotice(pathname)) return null;
  // There before the notice is, so that it is read out when it comes.
  return (
    <div aria-live="polite" data-place="notice">
      {html !== null && (
        <Suspense>
          <NoticeBanner html={html} />
        </Suspense>
      )}
    </div>
  );
}
