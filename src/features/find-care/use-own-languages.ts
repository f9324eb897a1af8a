import { useQuery } from '@tanstack/react-query';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const none: readonly string[] = [];

/** Returns the languages of the person that the search is for, the preferred one first; empty until they load. */
export function useOwnLanguages(person: string | undefined): {
  languages: readonly string[];
  isPending: boolean;
} {
  const { queryOf } = usePortal();
  const { plan } = usePlan();
  const { data, isPending } = useQuery({
    ...queryOf(patients(plan)),
    // On failure, no provider is marked.
    meta: { customError: true },
  });
  const memberId = person ?? plan.memberId;
  const patient = data?.patients.find(({ identifiers }) => identifiers.includes(memberId));
  return { languages: patient?.languages ?? none, isPending };
}
