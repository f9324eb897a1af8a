import type { QueryClient } from '@tanstack/react-query';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import * as z from 'zod/mini';
import { isMessageCounts } from '#src/api/calls/messages/message-counts.ts';
import {
  countsAfter,
  statesAfter,
  type MessageChange,
  type MessageStates,
} from '#src/domain/messages/message-changes.ts';
import { createOtherTabs, type TabChannel } from '#src/session/other-tabs.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** The changes of messages in this session. Lists, opened messages and the badge apply them. */
export interface MessageChanges {
  states: ReadonlyAtom<MessageStates>;
  /** Shows changes at once, in the counts too: before the insurer has saved them, or to undo them. */
  show: (changes: readonly MessageChange[]) => void;
  /** The insurer has saved them: the member's other tabs show them too. */
  tell: (changes: readonly MessageChange[]) => void;
  recount: () => void;
  forget: () => void;
}

const news = z.array(
  z.object({ memberId: z.string(), messageId: z.string(), was: z.string(), now: z.string() }),
);

export function createMessageChanges({
  queryClient,
  storage,
  medium,
  userId,
}: {
  queryClient: QueryClient;
  storage: Pick<BrowserStorage, 'read' | 'write'>;
  /** The channel to the other tabs. */
  medium: TabChannel | null;
  userId: () => string | null;
}): MessageChanges {
  const states = createAtom<MessageStates>({});
  const counts = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isMessageCounts(queryKey),
  };

  function show(changes: readonly MessageChange[]): void {
    states.set(statesAfter(states.get(), changes));
    queryClient.setQueriesData<Record<string, number>>(
      counts,
      (counted) => counted && countsAfter(counted, changes),
    );
    const storedCounts = storage.read(storageKeys.messageCounts);
    if (storedCounts) storage.write(storageKeys.messageCounts, countsAfter(storedCounts, changes));
  }

  const otherTabs = createOtherTabs(medium, news, { member: userId, onMessage: show });
  return {
    states,
    show,
    tell(changes) {
      const member = userId();
      if (member !== null && changes.length > 0) otherTabs.tell(member, [...changes]);
    },
    recount: () => void queryClient.invalidateQueries(counts),
    forget: () => states.set({}),
  };
}
