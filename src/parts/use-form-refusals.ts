import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '#src/api/failure.ts';
import { formRefusals } from '#src/portal/form-refusals.ts';

/**
 * What the service refuses of a form: said at the form's fields, and above it what it has no field for.
 * @param fieldOf the form's field for a part of the request; null when it has none
 */
export function useFormRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fieldOf: (part: string) => Path<Values> | null,
) {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [times, setTimes] = useState(0);
  const say = (texts: readonly string[]) => {
    setOthers(texts);
    setTimes((before) => before + 1);
  };
  return {
    problems: others.map((text) => ({ fieldId: null, text })),
    /** Grows with each time that the form or the service found something: the summary then takes the focus. */
    attempt: form.formState.submitCount + times,
    refuse(error: ApiFailure) {
      if (error.validationErrors.length === 0) return;
      const refusals = formRefusals(error, fieldOf);
      for (const { field, text } of refusals.atFields) {
        form.setError(field, { type: 'server', message: text });
      }
      say(refusals.others);
    },
    say,
    forget: () => setOthers([]),
  };
}
