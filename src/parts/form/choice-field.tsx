import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '#src/ui/form/field.tsx';
import type { FormFields } from './use-portal-form.ts';

/** A field for one of several options; with a prompt, nothing is selected at first. */
export function ChoiceField<Values extends FieldValues>({
  form: { input, idOf, errorOf },
  name,
  label,
  hint,
  prompt,
  options,
}: {
  form: FormFields<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  prompt?: string;
  /** Words by the value that is sent. */
  options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <Field id={idOf(name)} label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <select {...control} {...input(name)}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
