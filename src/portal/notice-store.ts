import type { QueryClient } from '@tanstack/react-query';
import { userNotice } from '#src/api/calls/user-notice.ts';
import type { QueryOf } from '#src/api/queries.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** The system notice (specification, sections 2 and 4). */
export interface NoticeStore {
  /** Rich text, not yet sanitised; null when there is none, or the member has dismissed it. */
  current: () => string | null;
  /** Asks for the notice, once; a failure is only logged and the next to ask tries again. */
  load: () => Promise<void>;
  /** Hides this notice for the rest of the session; another one would show. */
  dismiss: () => void;
  subscribe: (listener: () => void) => () => void;
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
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const query = queryOf(userNotice());
  const { queryKey } = query;

  return {
    current() {
      // The answer is kept with the others: signing out forgets them all.
      const notice = queryClient.getQueryData(queryKey) ?? null;
      return notice === storage.read(storageKeys.noticeDismissed) ? null : notice;
    },
    async load() {
      try {
        await queryClient.query(query);
      } catch (error) {
        console.warn('BP-NFA-010', error instanceof Error ? error.message : '');
      }
      tell();
    },
    dismiss() {
      const notice = queryClient.getQueryData(queryKey);
      if (notice) storage.write(storageKeys.noticeDismissed, notice);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
