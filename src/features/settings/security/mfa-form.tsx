import { Link } from '@tanstack/react-router';
import { privacyWords } from '#content/privacy-security.ts';
import { saveMfa } from '#src/api/calls/account/account-security.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import type { Editing } from '../edit-card.tsx';
import { mfaFormRules, mfaOf } from './security-rules.ts';
import { SettingsForm } from '../settings-form.tsx';
import styles from '../settings.module.css';
import { useSavedSettings } from '../use-saved-settings.ts';

const words = privacyWords.mfa;
const channels = ['text', 'email'] as const;

/** The form of the passcode at sign-in: whether one is required, and its channel. */
export function MfaForm({ settings, onSaved, onCancel }: Editing & { settings: UserSettings }) {
  const { userId, saveConfirmed } = useSavedSettings();
  const initial = mfaOf(settings);
  const form = usePortalForm({ id: 'mfa', rules: mfaFormRules(initial), initial });
  const sending = useSending(form, {
    send: ({ currentPassword, ...mfa }) =>
      saveConfirmed(currentPassword, (proof) => saveMfa(userId, proof, mfa), { mfa }),
    onSent: () => onSaved(message('UPD-0014')),
  });
  const { input, idOf, errorOf } = form;
  const isOn = form.form.watch('enabled');
  const channel = form.form.watch('channel');
  const addresses = {
    text: settings.phone ? formatPhone(settings.phone) : null,
    email: settings.email ?? null,
  };
  return (
    <SettingsForm {...{ form, sending, onCancel }}>
      <Choice
        {...input('enabled')}
        id={idOf('enabled')}
        type="checkbox"
        label={words.enabled}
        description={words.description}
        error={errorOf('enabled')}
      />
      {isOn && (
        <Stack as="fieldset" gap="2" className={styles['channels']}>
          <legend>{words.channel}</legend>
          {channels.map((offeredChannel, index) => (
            <Choice
              key={offeredChannel}
              {...input('channel')}
              // The summary of errors leads to the first.
              id={index === 0 ? idOf('channel') : `${idOf('channel')}-${offeredChannel}`}
              type="radio"
              variant="plain"
              value={offeredChannel}
              label={words.channels[offeredChannel]}
              description={
                addresses[offeredChannel] === null ? undefined : words.to(addresses[offeredChannel])
              }
              {...(index === channels.length - 1 ? { error: errorOf('channel') } : {})}
            />
          ))}
          {addresses[channel] === null && (
            <p className={utility('secondary')}>
              {channel === 'text' ? words.noPhone : words.noEmail}{' '}
              <Link to="/settings/profile">{words.toProfile}</Link>
            </p>
          )}
        </Stack>
      )}
      <CurrentPasswordField form={form} label={privacyWords.password.current} />
    </SettingsForm>
  );
}
