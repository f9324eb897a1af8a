import { useEffect, useState } from 'react';
import { useOwnLanguages } from './use-own-languages.ts';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';

/** How long providers wait for what marks them, in milliseconds. */
const mostWaitMs = 2_000;

/**
 * Whether the answers that mark providers are still awaited: who is somebody's doctor already, and who speaks the
 * member's language. They are requested beside the directory. After a moment the providers are shown without them.
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
