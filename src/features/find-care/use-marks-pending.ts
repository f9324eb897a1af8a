import { useEffect, useState } from 'react';
import { useOwnLanguages } from './use-own-languages.ts';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';

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
