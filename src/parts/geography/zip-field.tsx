import { stateNamed } from '#content/states.ts';
import { Field } from '#src/ui/form/field.tsx';
import { loadZipCodes } from './zip-codes.ts';

/** Five digits, or the nine of ZIP+4. */
export const zipPattern = /^\d{5}(?:-?\d{4})?$/;

interface ZipWords {
  zip: string;
  /** The list of ZIP codes could not be fetched. */
  zipFailed: string;
  /** The error of a ZIP code outside the insurer's states, by their names. */
  zipUnknown: (states: readonly string[]) => string;
}

/** The reason why a search near a ZIP code isn't possible; null when it is. */
export async function zipProblem(
  zip: string,
  states: readonly string[],
  words: Pick<ZipWords, 'zipFailed' | 'zipUnknown'>,
): Promise<{ field: 'zip'; text: string } | null> {
  // The insurer names no states: any ZIP code may be searched.
  if (states.length === 0) return null;
  const codes = await loadZipCodes(states).catch(() => null);
  if (codes === null) return { field: 'zip', text: words.zipFailed };
  return codes.positionOf(zip) === null
    ? { field: 'zip', text: words.zipUnknown(states.map(stateNamed)) }
    : null;
}

/** The field for a ZIP code. Errors are shown at the field. */
export function ZipField({
  form,
  words,
}: {
  form: {
    idOf: (field: 'zip') => string;
    errorOf: (field: 'zip') => string | undefined;
    input: (field: 'zip') => object;
  };
  words: ZipWords;
}) {
  return (
    <Field id={form.idOf('zip')} label={words.zip} error={form.errorOf('zip')}>
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          {...control}
          {...form.input('zip')}
        />
      )}
    </Field>
  );
}
