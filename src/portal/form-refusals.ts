import type { ApiFailure } from '#src/api/failure.ts';
import { ownWords } from '#src/catalogue/messages.ts';

/** What the service refused of a form: at the fields the form has, and in words alone what it has no field for. */
export interface FormRefusals<Field extends string> {
  atFields: readonly { field: Field; text: string }[];
  others: readonly string[];
}

/** @param fieldOf the form's field for a part of the request; null when it has none */
export function formRefusals<Field extends string>(
  { validationErrors }: ApiFailure,
  fieldOf: (part: string) => Field | null,
): FormRefusals<Field> {
  const atFields: { field: Field; text: string }[] = [];
  const others: string[] = [];
  for (const { field: part, code, message } of validationErrors) {
    const text = ownWords(code) ?? message;
    const field = fieldOf(part);
    if (field === null) others.push(text);
    else atFields.push({ field, text });
  }
  return { atFields, others };
}
