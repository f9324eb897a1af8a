import { Suspense } from 'react';
import { isWarning } from '#src/machines/session-timeout/session-timeout.selectors.ts';
import { useActorAt, usePortal } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const TimeoutDialog = lazyPart(async () => (await import('./timeout-dialog.tsx')).TimeoutDialog);

/** Shows the question whether the member wants to stay, over whatever screen there is. */
export function SessionGuardian() {
  const { session } = usePortal();
  const isEnding = useActorAt(session.timeout, isWarning);
  return (
    isEnding && (
      <Suspense fallback={null}>
        <TimeoutDialog />
      </Suspense>
    )
  );
}
