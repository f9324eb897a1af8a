import type { ComponentProps } from 'react';
import { fieldWords } from '#content/fields.ts';
import { Field } from './field.tsx';
import { PasswordChecklist, type ChecklistWords } from './password-checklist.tsx';
import { SecretInput } from './secret-input.tsx';

/** The field for a new password, with a button to show it and the unmet rules below. */
export function NewPasswordField({
  id,
  label,
  hint,
  error,
  password,
  username,
  words,
  input,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The password typed so far. */
  password: string;
  username: string;
  words: ChecklistWords;
  /** The props that the form gives its inputs. */
  input: ComponentProps<'input'>;
}) {
  const checklistId = `${id}-checklist`;
  return (
    <>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <SecretInput
            {...control}
            {...input}
            what={fieldWords.password}
            autoComplete="new-password"
            aria-describedby={[checklistId, control['aria-describedby']].filter(Boolean).join(' ')}
          />
        )}
      </Field>
      <PasswordChecklist id={checklistId} password={password} username={username} words={words} />
    </>
  );
}
