import { privacyWords } from '#content/privacy-security.ts';
import { deleteAccount } from '#src/api/calls/account-security.ts';
import { ApiFailure, type FailureKind } from '#src/api/failure.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const words = privacyWords.remove;

/** Kinds of failure after which nobody knows whether the account is still there. */
const leavesOpen: readonly FailureKind[] = ['network', 'timeout', 'unreadable'];

const isLeftOpen = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (leavesOpen.includes(error.kind) || (error.status !== null && error.status >= 500));

/**
 * Deletes the account and ends the session, whether or not anybody still waits for it. When the answer was
 * lost, the account may be gone: then a token that is rejected, or an account that is not found, says so.
 */
export function useAccountDeletion() {
  const { send, session } = usePortal();
  return {
    remove: async (): Promise<void> => {
      const userId = session.userId();
      if (userId === null) return;
      try {
        await send(deleteAccount(userId));
      } catch (error) {
        if (isLeftOpen(error)) session.expectDeleted();
        const isGone = error instanceof ApiFailure && error.status === 404;
        if (!isGone) throw error;
      }
      session.endDeleted();
    },
    failureText: (error: Error): string => (isLeftOpen(error) ? words.lost : words.failed),
  };
}
