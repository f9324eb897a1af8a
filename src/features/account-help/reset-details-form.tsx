import { Link } from '@tanstack/react-router';
import { accountHelpWords } from '#content/account-help.ts';
import { sendPasscode, type PasscodeRequest } from '#src/api/calls/account-help.ts';
import { parseTypedDate } from '#src/domain/typed-date.ts';
import { localDay } from '#src/domain/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Choice } from '#src/ui/choice.tsx';
import { Field } from '#src/ui/field.tsx';
import { BirthDateInput } from '#src/ui/masked-input.tsx';
import { detailsErrors, type DetailsValues } from './account-help-rules.ts';
import styles from './account-help.module.css';
import { HelpForm } from './help-form.tsx';

const words = accountHelpWords.details;
const channels = ['text', 'email'] as const;

/** Who wants a new password, and where the passcode goes. */
export function ResetDetailsForm({
  values,
  onSent,
}: {
  /** As typed before, when somebody comes back. */
  values: DetailsValues;
  onSent: (typed: DetailsValues, request: PasscodeRequest, passcodeId: string) => void;
}) {
  const { send, now } = usePortal();
  return (
    <HelpForm<DetailsValues>
      title={words.title}
      intro={words.intro}
      defaultValues={values}
      errorsOf={(typed) => detailsErrors(typed, localDay(now()))}
      send={async (typed) => {
        if (typed.channel === '') return null;
        const request: PasscodeRequest = {
          username: typed.username.trim(),
          dateOfBirth: parseTypedDate(typed.dateOfBirth) ?? '',
          channel: typed.channel,
        };
        onSent(typed, request, await send(sendPasscode(request)));
        return null;
      }}
      submit={words.submit}
      busy={words.busy}
      foot={() => (
        <Link to="/account-help" search={{ topic: 'username' }}>
          {words.forgotten}
        </Link>
      )}
    >
      {({ form, errorOf }) => (
        <>
          <Field id="help-username" label={words.username} error={errorOf('username')}>
            {(control) => (
              <input
                {...control}
                {...form.register('username')}
                autoCapitalize="none"
                autoComplete="username"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            id="help-dateOfBirth"
            label={accountHelpWords.username.dateOfBirth}
            hint={accountHelpWords.username.dateOfBirthHint}
            error={errorOf('dateOfBirth')}
          >
            {(control) => <BirthDateInput {...control} {...form.register('dateOfBirth')} />}
          </Field>
          <fieldset className={styles['choices']}>
            <legend>{words.channel}</legend>
            {channels.map((channel, place) => (
              <Choice
                key={channel}
                {...form.register('channel')}
                // The summary of errors leads to the first.
                id={place === 0 ? 'help-channel' : `help-channel-${channel}`}
                type="radio"
                value={channel}
                label={words.channels[channel]}
                {...(place === channels.length - 1 ? { error: errorOf('channel') } : {})}
              />
            ))}
          </fieldset>
        </>
      )}
    </HelpForm>
  );
}
