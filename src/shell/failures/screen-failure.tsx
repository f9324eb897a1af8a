import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiFailure } from '#src/api/http/failure.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { failedStatus } from './failed-status.ts';
import { ScreenSkeleton } from '#src/shell/frame/screen-skeleton.tsx';
import { StatusPage } from './status-page.tsx';

/** A screen that broke, within the frame that did not: the menu still leads elsewhere. */
export function ScreenFailure(failed: { error: unknown; reset: () => void }) {
  const { error } = failed;
  const isMissing = error instanceof Error && error.name === 'ChunkUnavailable';
  return isMissing ? <MissingScreen {...failed} /> : <BrokenScreen {...failed} />;
}

/** Its code is no longer at the host, or the host is gone: the member stays where they were, with the offer to reload. */
function MissingScreen(failed: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const { reloads } = usePortal();
  const [before] = useState(() => reloads.misses(router.latestLocation.href));
  useEffect(() => {
    if (before) void router.navigate({ href: before, replace: true });
  }, [before, router]);
  return before ? <ScreenSkeleton /> : <BrokenScreen {...failed} />;
}

function BrokenScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const failure = error instanceof ApiFailure ? error : null;
  return (
    <StatusPage
      status={failedStatus(failure)}
      code={failure?.code}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
