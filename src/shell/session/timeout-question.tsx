import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { TimeoutActor } from '#src/machines/session-timeout/session-timeout.machine.ts';
import { isWarning } from '#src/machines/session-timeout/session-timeout.selectors.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';

const TimeoutDialog = lazyPart(async () => (await import('./timeout-dialog.tsx')).TimeoutDialog);

/** The dialog, while the session watch warns. */
export function TimeoutQuestion({ timeout }: { timeout: TimeoutActor }) {
  const isAsked = useSelector(timeout, isWarning);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <TimeoutDialog />
      </Suspense>
    )
  );
}
