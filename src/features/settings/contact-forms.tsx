import { privacyWords } from '#content/privacy-security.ts';
import { settingsWords } from '#content/settings.ts';
import { saveDisplayName, saveEmail, savePhone } from '#src/api/calls/account/profile.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { useDraft } from '#src/parts/form/use-draft.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/form/field.tsx';
import { PhoneInput } from '#src/ui/form/masked-input.tsx';
import { CurrentPasswordField } from './security/current-password-field.tsx';
import type { Editing } from './edit-card.tsx';
import {
  emailFormRules,
  emailOf,
  nameOf,
  nameRules,
  phoneFormRules,
  phonesOf,
  type PhoneValues,
} from './profile-rules.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

const words = settingsWords.profile;

type FormProps = Editing & { settings: UserSettings };

/** The form of the member's display name. The membership carries it on every screen. */
export function NameForm({ settings, onSaved, onCancel }: FormProps) {
  const { plans } = usePortal();
  const { userId, save } = useSavedSettings();
  const initial = nameOf(settings);
  const form = usePortalForm({ id: 'name', rules: nameRules(initial), initial });
  const sending = useSending(form, {
    send: async (request) => {
      await save(saveDisplayName(userId, request), request);
      const current = plans.current();
      if (current) await plans.select({ ...current.plan, usersPreferredName: request.displayName });
    },
    onSent: () => onSaved(message('UPD-0012')),
  });
  return (
    <SettingsForm {...{ form, sending, onCancel }}>
      <Field
        id={form.idOf('displayName')}
        label={words.displayName.label}
        hint={words.displayName.hint}
        error={form.errorOf('displayName')}
      >
        {(control) => <input {...control} {...form.input('displayName')} autoComplete="nickname" />}
      </Field>
    </SettingsForm>
  );
}

export function EmailForm({ settings, onSaved, onCancel }: FormProps) {
  const { userId, saveConfirmed } = useSavedSettings();
  const initial = emailOf(settings);
  const form = usePortalForm({ id: 'email', rules: emailFormRules(initial), initial });
  const sending = useSending(form, {
    send: ({ currentPassword, ...change }) =>
      saveConfirmed(currentPassword, (proof) => saveEmail(userId, proof, change), change),
    onSent: () => onSaved(message('UPD-0010')),
  });
  return (
    <SettingsForm {...{ form, sending, onCancel }}>
      <Field
        id={form.idOf('email')}
        label={words.email.label}
        hint={words.email.hint}
        error={form.errorOf('email')}
      >
        {(control) => (
          <input {...control} {...form.input('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <CurrentPasswordField form={form} label={privacyWords.password.current} />
    </SettingsForm>
  );
}

const secrets = ['currentPassword'] as const;
const phoneFields: readonly (readonly [Exclude<keyof PhoneValues, 'currentPassword'>, string])[] = [
  ['phone', words.phone.mobile],
  ['homePhone', words.phone.home],
  ['workPhone', words.phone.work],
];

export function PhoneForm({ settings, onSaved, onCancel }: FormProps) {
  const { userId, saveConfirmed } = useSavedSettings();
  const initial = phonesOf(settings);
  const form = usePortalForm({ id: 'phones', rules: phoneFormRules(settings), initial });
  const draft = useDraft('phone numbers', form.form, secrets);
  const sending = useSending(form, {
    send: ({ currentPassword, ...change }) =>
      saveConfirmed(currentPassword, (proof) => savePhone(userId, proof, change), change),
    onSent: () => {
      draft.discard();
      onSaved(message('UPD-0011'));
    },
  });
  return (
    <SettingsForm {...{ form, sending, draft, onCancel }}>
      {phoneFields.map(([name, label]) => (
        <Field
          key={name}
          id={form.idOf(name)}
          label={label}
          hint={words.phone.hint}
          error={form.errorOf(name)}
        >
          {(control) => <PhoneInput {...control} {...form.input(name)} />}
        </Field>
      ))}
      <CurrentPasswordField form={form} label={privacyWords.password.current} />
    </SettingsForm>
  );
}
