import { useQueryClient } from '@tanstack/react-query';
import type { Write } from '#src/api/http/call.ts';
import { reauthenticate } from '#src/api/calls/account/reauthentication.ts';
import { userSettings, type UserSettings } from '#src/api/calls/account/user-settings.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';

/** Saves a part of the settings. Saved values hold, regardless of what the response says about them. */
export function useSavedSettings() {
  const { queryOf, send } = usePortal();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = queryOf(userSettings(userId));
  const save = async (
    write: Write<UserSettings>,
    saved: UserSettings | ((answer: UserSettings) => UserSettings),
  ): Promise<void> => {
    const answer = await send(write);
    queryClient.setQueryData<UserSettings>(queryKey, (before) => ({
      ...before,
      ...answer,
      ...(typeof saved === 'function' ? saved(answer) : saved),
    }));
  };
  return {
    userId,
    /** @param saved the values on file now, given directly or derived from the answer */
    save,
    /** Saves a change that the current password confirms; a wrong one is a rejected field. */
    saveConfirmed: async (
      currentPassword: string,
      write: (proof: string) => Write<UserSettings>,
      saved: UserSettings,
    ): Promise<void> => save(write(await send(reauthenticate(userId, currentPassword))), saved),
  };
}
