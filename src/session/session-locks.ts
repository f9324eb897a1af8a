import type { HandOverChannel } from './token-hand-over.ts';

/** The prefix of the Web Locks that signed-in tabs hold, before the mark of their member. */
export const sessionLock = 'signed-in:';

/** Whether another tab is signed in. */
export const isSessionOffered = async ({ lockNames }: HandOverChannel): Promise<boolean> =>
  (await lockNames()).some((name) => name.startsWith(sessionLock));
