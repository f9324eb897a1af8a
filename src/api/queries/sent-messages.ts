import type { QueryClient } from '@tanstack/react-query';

/** Drops the cached messages of the member, so that the next list includes the new one. */
export const forgetSentMessages = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => isOfSentMessages(queryKey) });

/** Whether an answer with this key is of `mailboxQuery`, in the folder of sent messages. */
const isOfSentMessages = (key: readonly unknown[]): boolean =>
  key.some(
    (part) =>
      typeof part === 'object' && part !== null && 'folder' in part && part.folder === 'sent',
  );
