import type { QueryClient } from '@tanstack/react-query';

/** Forgets what was loaded of the messages that the member wrote, so that a new one is among them. */
export const forgetSentMessages = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => isOfSentMessages(queryKey) });

/** Whether an answer with this key is of `mailboxQuery`, in the folder of sent messages. */
const isOfSentMessages = (key: readonly unknown[]): boolean =>
  key.some(
    (part) =>
      typeof part === 'object' && part !== null && 'folder' in part && part.folder === 'sent',
  );
