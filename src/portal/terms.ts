import type { QueryClient } from '@tanstack/react-query';
import type { Clients } from '#src/api/clients.ts';
import { acceptTerms, userSettingsQuery } from '#src/api/queries/user-settings.ts';

/** Whether the signed-in member has accepted the terms of use. */
export interface Terms {
  /** True also when it cannot be found out: a service that is down must not lock everybody out. */
  areAccepted: () => Promise<boolean>;
  /** What is known without asking; true while nothing is. */
  seemAccepted: () => boolean;
  /** @throws {ApiFailure} BP-NFA-100 */
  accept: () => Promise<void>;
}

export function createTerms(parts: {
  queryClient: QueryClient;
  clients: Clients;
  userId: () => string | null;
}): Terms {
  const { queryClient, clients } = parts;
  const query = () => userSettingsQuery(clients, parts.userId() ?? '');
  return {
    async areAccepted() {
      try {
        const { tosChecked } = await queryClient.query({ ...query(), staleTime: 'static' });
        return tosChecked;
      } catch (error) {
        console.warn('BP-NFA-100', error instanceof Error ? error.message : '');
        return true;
      }
    },
    seemAccepted: () => queryClient.getQueryData(query().queryKey)?.tosChecked ?? true,
    async accept() {
      const settings = await acceptTerms(clients, parts.userId() ?? '');
      queryClient.setQueryData(query().queryKey, settings);
    },
  };
}
