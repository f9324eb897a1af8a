import type { QueryClient } from '@tanstack/react-query';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import type { QueryOf } from '#src/api/queries.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { logFailedRead } from './failed-calls.ts';

/** The system notice (product rule 2.15). */
export interface NoticeStore {
  /** Unsanitized rich text; null without a notice, or after the member dismissed it. */
  shown: ReadonlyAtom<string | null>;
  /** Whether this session showed a notice last, so that its place can be kept free until it is there. */
  isExpected: () => boolean;
  /** Requests the notice, once; a failure is only logged and the next call tries again. */
  load: () => Promise<void>;
  /** Hides this notice for the rest of the session; another one would show. */
  dismiss: () => void;
  /** To be called when the cached answers are removed. */
  forget: () => void;
}

export function createNoticeStore({
  queryClient,
  queryOf,
  storage,
}: {
  queryClient: QueryClient;
  queryOf: QueryOf;
  storage: BrowserStorage;
}): NoticeStore {
  const query = queryOf(userNotice());
  const shown = createAtom<string | null>(null);
  const show = () => {
    const notice = queryClient.getQueryData(query.queryKey) ?? null;
    const wanted = notice === storage.read(storageKeys.noticeDismissed) ? null : notice;
    // Store it before the atom rerenders components.
    if (wanted === null) storage.remove(storageKeys.noticeShown);
    else storage.write(storageKeys.noticeShown, true);
    shown.set(wanted);
  };

  return {
    shown,
    isExpected: () => storage.read(storageKeys.noticeShown) !== null,
    async load() {
      try {
        await queryClient.query(query);
      } catch (error) {
        logFailedRead('BP-NFA-010', error);
      }
      show();
    },
    dismiss() {
      const notice = queryClient.getQueryData(query.queryKey);
      if (notice) storage.write(storageKeys.noticeDismissed, notice);
      show();
    },
    forget: () => shown.set(null),
  };
}
