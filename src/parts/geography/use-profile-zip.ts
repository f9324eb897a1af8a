import { useQuery } from '@tanstack/react-query';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';

/** The five-digit ZIP code of the address in the member's profile; null until it loads, or without one. */
export function useProfileZip(): string | null {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const settings = useQuery(queryOf(userSettings(userId)));
  return /^\d{5}/.exec(settings.data?.address?.zip ?? '')?.[0] ?? null;
}
