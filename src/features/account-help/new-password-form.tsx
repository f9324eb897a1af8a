import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { fieldWords } from '#content/fields.ts';
import { accountHelpWords } from '#content/account-help.ts';
import { resetPassword } from '#src/api/calls/account/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { passwordWords } from '#content/passwords.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/form/field.tsx';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { newPasswordRules, type NewPasswordValues } from './account-help-rules.ts';
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
  const form = usePortalForm({
    id: 'help',
    rules: newPasswordRules(username),
    initial: nothingTyped,
  });
  const sending = useSending(form, {
    withoutSession: true,
    async send(reset) {
      const outcome = await resetPassword(send, { resetToken, ...reset });
      if (outcome === 'wrong-answers') return message('RES-0006');
      if (outcome === 'over') onOver();
      else onDone();
      return null;
    },
    saidOf: (text) => text,
  });
  const { idOf, input, errorOf } = form;
  return (
    <HelpForm form={form} sending={sending} words={words} intro={words.intro}>
      {(['secretAnswer1', 'secretAnswer2'] as const).map((name, index) => (
        <Field key={name} id={idOf(name)} label={questions[index] ?? ''} error={errorOf(name)}>
          {(control) => (
            <SecretInput
              {...control}
              {...input(name)}
              what={fieldWords.answer}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <TypedPassword control={form.form.control}>
        {(password) => (
          <NewPasswordField
            id={idOf('newPassword')}
            label={words.newPassword}
            error={errorOf('newPassword')}
            password={password}
            username={username}
            words={passwordWords}
            input={input('newPassword')}
          />
        )}
      </TypedPassword>
    </HelpForm>
  );
}

/** The field of a new password. Only the part that shows the password renders at each key. */
function TypedPassword({
  control,
  children,
}: {
  control: Control<NewPasswordValues>;
  children: (password: string) => ReactNode;
}) {
  return children(useWatch({ control, name: 'newPassword' }));
}
