import type { SnapshotFrom } from 'xstate';
import type { sessionTimeoutMachine } from './session-timeout.machine.ts';

/** Whether the dialog asks the member if they want to stay signed in. */
export const isWarning = (snapshot: SnapshotFrom<typeof sessionTimeoutMachine>): boolean =>
  snapshot.matches({ watching: 'warning' });
