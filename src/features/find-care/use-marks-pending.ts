import { useOwnLanguages } from './use-own-languages.ts';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';

/**
 * Whether the answers that mark providers are still awaited: who is somebody's doctor already, and who speaks the
 * member's language. They are requested beside the directory, and a failure of theirs is waited for no longer.
 */
export function useMarksPending(person: string | undefined): boolean {
  const { isPending: areLanguagesPending } = useOwnLanguages(person);
  const { query } = usePrimaryCareChoices();
  return areLanguagesPending || query.isPending;
}
