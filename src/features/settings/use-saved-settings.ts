import { useQueryClient } from '@tanstack/react-query';
import type { Write } from '#src/api/call.ts';
import { userSettings, type UserSettings } from '#src/api/calls/user-settings.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Saves a part of the settings. What has been saved holds, whatever the answer tells of it. */
export function useSavedSettings() {
  const { queryOf, send, session } = usePortal();
  const queryClient = useQueryClient();
  const userId = session.userId() ?? '';
  const { queryKey } = queryOf(userSettings(userId));
  return {
    userId,
    /** @param saved what is on file now, by itself or as it follows from the answer */
    save: async (
      write: Write<UserSettings>,
      saved: UserSettings | ((answer: UserSettings) => UserSettings),
    ): Promise<void> => {
      const answer = await send(write);
      queryClient.setQueryData<UserSettings>(queryKey, (before) => ({
        ...before,
        ...answer,
        ...(typeof saved === 'function' ? saved(answer) : saved),
      }));
    },
  };
}
