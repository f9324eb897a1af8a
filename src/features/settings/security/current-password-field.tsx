import { fieldWords } from '#content/fields.ts';
import type { FieldControl } from '#src/ui/form/field.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import type { ComponentProps } from 'react';

/**
 * The current password, required again before a change to the account's security: a passerby at an open page does not
 * know it.
 */
export function CurrentPasswordField({
  form: { idOf, input, errorOf },
  label,
}: {
  form: {
    idOf: (field: 'currentPassword') => string;
    input: (field: 'currentPassword') => ComponentProps<'input'>;
    errorOf: (field: 'currentPassword') => string | undefined;
  };
  label: string;
}) {
  return (
    <Field id={idOf('currentPassword')} label={label} error={errorOf('currentPassword')}>
      {(control: FieldControl) => (
        <SecretInput
          {...control}
          {...input('currentPassword')}
          what={fieldWords.password}
          autoComplete="current-password"
        />
      )}
    </Field>
  );
}
