import type { SnapshotFrom } from 'xstate';
import type { sessionTimeoutMachine } from './session-timeout.machine.ts';

/** Whether the member is asked if they want to stay signed in; undefined while nobody watches. */
export const isWarning = (snapshot: SnapshotFrom<typeof sessionTimeoutMachine> | undefined) =>
  snapshot?.matches({ watching: 'warning' }) ?? false;
