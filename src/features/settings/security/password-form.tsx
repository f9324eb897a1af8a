import { useWatch, type Control } from 'react-hook-form';
import type { ReactNode } from 'react';
import { passwordWords } from '#content/passwords.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { changePassword } from '#src/api/calls/account/account-security.ts';
import { message } from '#src/catalogue/messages.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import type { Editing } from '../edit-card.tsx';
import { passwordFormRules, type PasswordValues } from './security-rules.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useOwnPlan } from '../use-own-plan.ts';

const words = privacyWords.password;
const nothingTyped: PasswordValues = { currentPassword: '', newPassword: '' };

/** The form of a new password, for a user who knows the current one (product rule 5.2). */
export function PasswordForm({ onSaved, onCancel }: Editing) {
  const { send } = usePortal();
  const userId = useUserId();
  const username = useOwnPlan().plan?.username ?? '';
  const form = usePortalForm({
    id: 'password',
    rules: passwordFormRules(username),
    initial: nothingTyped,
  });
  const sending = useSending(form, {
    send: (request) => send(changePassword(userId, request)),
    onSent: () => onSaved(message('CHP-0011')),
  });
  const { idOf, input, errorOf } = form;
  return (
    <SettingsForm {...{ form, sending, onCancel }}>
      <CurrentPasswordField form={form} label={words.current} />
      <TypedPassword control={form.form.control}>
        {(password) => (
          <NewPasswordField
            id={idOf('newPassword')}
            label={words.new}
            error={errorOf('newPassword')}
            password={password}
            username={username}
            words={passwordWords}
            input={input('newPassword')}
          />
        )}
      </TypedPassword>
    </SettingsForm>
  );
}

/** The field of a new password. Only the part that shows the password renders at each key. */
function TypedPassword({
  control,
  children,
}: {
  control: Control<PasswordValues>;
  children: (password: string) => ReactNode;
}) {
  return children(useWatch({ control, name: 'newPassword' }));
}
