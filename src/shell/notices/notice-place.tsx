import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { showsNotice } from '#src/domain/navigation/notice-places.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { NoticeSlot } from './notice-slot.tsx';

const NoticeBanner = lazyPart(async () => (await import('./notice-banner.tsx')).NoticeBanner);

/** The system notice, on the screens that have it. */
export function NoticePlace({ isReserved = false }: { isReserved?: boolean }) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  const { notice } = usePortal();
  const html = useStored(notice.shown);
  if (!showsNotice(pathname)) return null;
  return (
    <NoticeSlot isReserved={isReserved || notice.isExpected()}>
      {html !== null && (
        <Suspense>
          <NoticeBanner html={html} />
        </Suspense>
      )}
    </NoticeSlot>
  );
}
