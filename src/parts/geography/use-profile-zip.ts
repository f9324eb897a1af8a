import { useQuery } from '@tanstack/react-query';
import { userSettings } from '#src/api/calls/user-settings.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The ZIP code of the address in the member's profile, five digits; null until, or where, none is known. */
export function useProfileZip(): string | null {
  const { queryOf, session } = usePortal();
  const settings = useQuery(queryOf(userSettings(session.userId() ?? '')));
  return /^\d{5}/.exec(settings.data?.address?.zip ?? '')?.[0] ?? null;
}
