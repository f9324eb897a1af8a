import type { SnapshotFrom } from 'xstate';
import type { sessionTimeoutMachine } from './session-timeout.machine.ts';

/** Whether the member is asked if they want to stay signed in. */
export const isWarning = (snapshot: SnapshotFrom<typeof sessionTimeoutMachine>): boolean =>
  snapshot.matches({ watching: 'warning' });
