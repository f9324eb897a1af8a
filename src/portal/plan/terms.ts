import type { QueryClient } from '@tanstack/react-query';
import { acceptTerms, userSettings } from '#src/api/calls/account/user-settings.ts';
import type { QueryOf, SendWrite } from '#src/api/queries.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { logFailedRead } from '#src/portal/status/failed-calls.ts';

/** Whether the signed-in member has accepted the terms of use. */
export interface Terms {
  /** True also when it cannot be found out: a service that is down must not lock all users out. */
  areAccepted: () => Promise<boolean>;
  /** Returns what is known without a request; true while nothing is. */
  seemAccepted: () => boolean;
  /** @throws {ApiFailure} BP-NFA-100 */
  accept: () => Promise<void>;
}

export function createTerms(parts: {
  queryClient: QueryClient;
  queryOf: QueryOf;
  send: SendWrite;
  userId: () => string | null;
}): Terms {
  const { queryClient, queryOf, send } = parts;
  const query = () => queryOf(userSettings(parts.userId() ?? ''));
  return {
    async areAccepted() {
      try {
        const { tosChecked } = await queryClient.query({ ...query(), staleTime: 'static' });
        return tosChecked === true;
      } catch (error) {
        logFailedRead(defaultErrorCode, error);
        return true;
      }
    },
    seemAccepted() {
      const settings = queryClient.getQueryData(query().queryKey);
      return settings === undefined || settings.tosChecked === true;
    },
    async accept() {
      const settings = await send(acceptTerms(parts.userId() ?? ''));
      // The saved value is true, whatever the response contains.
      queryClient.setQueryData(query().queryKey, { ...settings, tosChecked: true });
    },
  };
}
