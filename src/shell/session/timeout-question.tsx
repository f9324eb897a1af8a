import { useSelector } from '@xstate/react';
import type { TimeoutActor } from '#src/machines/session-timeout/session-timeout.machine.ts';
import { isWarning } from '#src/machines/session-timeout/session-timeout.selectors.ts';
import { TimeoutDialog } from './timeout-dialog.tsx';

/** The dialog, while the session watch warns. */
export function TimeoutQuestion({ timeout }: { timeout: TimeoutActor }) {
  const isAsked = useSelector(timeout, isWarning);
  return isAsked && <TimeoutDialog />;
}
