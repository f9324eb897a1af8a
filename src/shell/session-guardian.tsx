import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';

const TimeoutDialog = lazy(() =>
  import('./timeout-dialog.tsx').then((module) => ({ default: module.TimeoutDialog })),
);

/** Shows the question whether the member wants to stay, over whatever screen there is. */
export function SessionGuardian() {
  const { session } = usePortal();
  const isEnding = useSyncExternalStore(session.subscribe, session.isEnding);
  return (
    isEnding && (
      <Suspense fallback={null}>
        <TimeoutDialog />
      </Suspense>
    )
  );
}
