import type { ApiFailure } from '#src/api/http/failure.ts';
import { ownWords } from '#src/catalogue/messages.ts';

/** A field that the service rejected; `field` is the form's name for it, null when the form has no such field. */
export interface RejectedField<Field extends string = string> {
  field: Field | null;
  text: string;
}

/**
 * Returns the service's `validationErrors`, each at the field it was typed in, in the order of the answer. A code that
 * is a message id of the portal gets the portal's words.
 * @param placeOf the place of a part of the request
 */
export const rejectedFields = <Place extends { field: string | null }>(
  { validationErrors }: ApiFailure,
  placeOf: (part: string) => Place,
): (Place & { text: string })[] =>
  validationErrors.map(({ field: part, code, message }) => ({
    ...placeOf(part),
    text: ownWords(code) ?? message,
  }));
