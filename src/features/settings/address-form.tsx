import { privacyWords } from '#content/privacy-security.ts';
import { settingsWords } from '#content/settings.ts';
import { addressStates, stateNamed } from '#content/states.ts';
import { saveAddress, type AddressChange } from '#src/api/calls/account/profile.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { useDraft } from '#src/parts/form/use-draft.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { CurrentPasswordField } from './security/current-password-field.tsx';
import type { Editing } from './edit-card.tsx';
import { addressFormRules, addressOf, type AddressValues } from './profile-rules.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

const words = settingsWords.profile.address;
const secrets = ['currentPassword'] as const;

/** The form of the mailing address. */
export function MailingAddressForm({ settings, ...editing }: Editing & { settings: UserSettings }) {
  const { userId, save } = useSavedSettings();
  return (
    <AddressForm
      {...editing}
      id="address"
      onFile={settings.address ?? null}
      send={(request) => save(saveAddress(userId, request), { address: request })}
      savedText={message('UPD-0009')}
    />
  );
}

/** The form of an address in the United States, the mailing address or the private one. */
export function AddressForm({
  id,
  onFile,
  needsPassword = false,
  send,
  savedText,
  onSaved,
  onCancel,
}: Editing & {
  /** The name of the form, and of what is kept of it until it is sent. */
  id: string;
  onFile: UserSettings['address'];
  /** Whether the current password is required. */
  needsPassword?: boolean;
  send: (address: AddressChange, currentPassword: string) => Promise<void>;
  savedText: string;
}) {
  const initial = addressOf({ address: onFile });
  const form = usePortalForm({ id, rules: addressFormRules(initial, needsPassword), initial });
  const draft = useDraft(id, form.form, secrets);
  const sending = useSending(form, {
    send: (address, { currentPassword }) => send(address, currentPassword),
    onSent: () => {
      draft.discard();
      onSaved(savedText);
    },
  });
  const text = (
    name: Exclude<keyof AddressValues, 'stateCode' | 'currentPassword'>,
    label: string,
    autoComplete: string,
    hint?: string,
  ) => (
    <Field id={form.idOf(name)} label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => <input {...control} {...form.input(name)} autoComplete={autoComplete} />}
    </Field>
  );
  return (
    <SettingsForm {...{ form, sending, draft, onCancel }}>
      {text('address1', words.address1, 'address-line1')}
      {text('address2', words.address2, 'address-line2')}
      {text('city', words.city, 'address-level2')}
      <Grid columns="narrow" gap="5">
        <ChoiceField
          form={form}
          name="stateCode"
          label={words.state}
          prompt={words.choose}
          options={Object.entries({
            ...(initial.stateCode !== '' && { [initial.stateCode]: stateNamed(initial.stateCode) }),
            ...addressStates,
          })}
        />
        {text('zip', words.zip, 'postal-code', words.zipHint)}
      </Grid>
      {needsPassword && <CurrentPasswordField form={form} label={privacyWords.password.current} />}
    </SettingsForm>
  );
}
