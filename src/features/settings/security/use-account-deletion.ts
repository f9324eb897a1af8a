import { useRef } from 'react';
import { deleteAccount } from '#src/api/calls/account/account-security.ts';
import { reauthenticate } from '#src/api/calls/account/reauthentication.ts';
import { ApiFailure, type FailureKind } from '#src/api/http/failure.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Kinds of failure after which it is unknown whether the account still exists. */
const leavesOpen: readonly FailureKind[] = ['network', 'timeout', 'unreadable'];

const isLeftOpen = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (leavesOpen.includes(error.kind) || (error.status !== null && error.status >= 500));

/**
 * Deletes the account and ends the session, even when the caller no longer waits for it. When the answer was lost, the
 * account may be gone: then a token that is rejected, or an account that is not found, says so.
 */
export function useAccountDeletion() {
  const { send, session } = usePortal();
  const wasAsked = useRef(false);
  return {
    /** Confirms with the current password, then deletes. */
    remove: async (currentPassword: string): Promise<void> => {
      const userId = session.userId();
      if (userId === null) return;
      wasAsked.current = false;
      try {
        const proof = await send(reauthenticate(userId, currentPassword));
        wasAsked.current = true;
        await send(deleteAccount(userId, proof));
      } catch (error) {
        if (wasAsked.current && isLeftOpen(error)) session.expectDeleted();
        const isGone = error instanceof ApiFailure && error.status === 404;
        if (!isGone) throw error;
      }
      session.endDeleted();
    },
    /** Whether the account may be gone after this failure. */
    isLeftOpen: (error: unknown): boolean => wasAsked.current && isLeftOpen(error),
  };
}
