import { Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const TimeoutDialog = lazyPart(async () => (await import('./timeout-dialog.tsx')).TimeoutDialog);

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
