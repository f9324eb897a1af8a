import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { fieldWords } from '#content/fields.ts';
import { accountHelpWords } from '#content/account-help.ts';
import { resetPassword } from '#src/api/calls/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { passwordWords } from '#content/passwords.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/field.tsx';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';
import { SecretInput } from '#src/ui/secret-input.tsx';
import { newPasswordErrors, type NewPasswordValues } from './account-help-rules.ts';
import { HelpForm } from './help-form.tsx';

const words = accountHelpWords.password;
const nothingTyped: NewPasswordValues = { secretAnswer1: '', secretAnswer2: '', newPassword: '' };

/** Two secret answers and the new password. */
export function NewPasswordForm({
  username,
  resetToken,
  questions,
  onDone,
  onOver,
}: {
  username: string;
  resetToken: string;
  questions: readonly [string, string];
  onDone: () => void;
  /** Too late, or too many wrong answers. */
  onOver: () => void;
}) {
  const { send } = usePortal();
  return (
    <HelpForm<NewPasswordValues>
      title={words.title}
      intro={words.intro}
      defaultValues={nothingTyped}
      errorsOf={(typed) => newPasswordErrors(typed, username)}
      send={async (typed) => {
        const outcome = await resetPassword(send, {
          resetToken,
          secretAnswer1: typed.secretAnswer1.trim(),
          secretAnswer2: typed.secretAnswer2.trim(),
          newPassword: typed.newPassword,
        });
        if (outcome === 'wrong-answers') return message('RES-0006');
        if (outcome === 'over') onOver();
        else onDone();
        return null;
      }}
      submit={words.submit}
      busy={words.busy}
    >
      {({ form, errorOf }) => (
        <>
          {(['secretAnswer1', 'secretAnswer2'] as const).map((name, place) => (
            <Field
              key={name}
              id={`help-${name}`}
              label={questions[place] ?? ''}
              error={errorOf(name)}
            >
              {(control) => (
                <SecretInput
                  {...control}
                  {...form.register(name)}
                  what={fieldWords.answer}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
          <TypedPassword control={form.control}>
            {(password) => (
              <NewPasswordField
                id="help-newPassword"
                label={words.newPassword}
                error={errorOf('newPassword')}
                password={password}
                username={username}
                words={passwordWords}
                input={form.register('newPassword')}
              />
            )}
          </TypedPassword>
        </>
      )}
    </HelpForm>
  );
}

/** Only what shows the password is drawn again at each key. */
function TypedPassword({
  control,
  children,
}: {
  control: Control<NewPasswordValues>;
  children: (password: string) => ReactNode;
}) {
  return children(useWatch({ control, name: 'newPassword' }));
}
