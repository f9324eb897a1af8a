import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';

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

/** The longest time that providers are held back for their marks, in milliseconds. */
const mostWaitMs = 2_000;

/**
 * Whether the data that marks providers is still loading: the family's primary care providers and the member's
 * languages. It is requested in parallel with the directory. After two seconds, providers are shown without marks.
 */
export function useMarksPending(person: string | undefined): boolean {
  const { isPending: areLanguagesPending } = useOwnLanguages(person);
  const { query } = usePrimaryCareChoices();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), mostWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && (areLanguagesPending || query.isLoading);
}
