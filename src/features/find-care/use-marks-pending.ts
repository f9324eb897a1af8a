import { useEffect, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useOwnLanguages } from './use-own-languages.ts';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';

/**
 * Whether the answers that mark providers are still awaited: who is somebody's doctor already, and who speaks the
 * member's language. They are requested beside the directory. After a moment the providers are shown without them.
 */
export function useMarksPending(person: string | undefined): boolean {
  const { isPending: areLanguagesPending } = useOwnLanguages(person);
  const { query } = usePrimaryCareChoices();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), limits.marksTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && (areLanguagesPending || query.isPending);
}
