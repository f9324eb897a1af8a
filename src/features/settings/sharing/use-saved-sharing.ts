import { useQueryClient } from '@tanstack/react-query';
import { dataSharing } from '#src/api/calls/account/data-sharing.ts';
import type { Write } from '#src/api/http/call.ts';
import type { DataSharing } from '#src/domain/people/data-sharing.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';

/** Saves a change of the member's sharing. The saved value counts, whatever the response contains. */
export function useSavedSharing() {
  const { queryOf, send } = usePortal();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = queryOf(dataSharing(userId));
  const save = async (
    write: Write<DataSharing>,
    saved: (before: DataSharing) => Partial<DataSharing>,
  ): Promise<void> => {
    await send(write);
    queryClient.setQueryData<DataSharing>(
      queryKey,
      (before) => before && { ...before, ...saved(before) },
    );
  };
  return { userId, save };
}
