import { Link } from '@tanstack/react-router';
import { accountHelpWords } from '#content/account-help.ts';
import { sendPasscode, type PasscodeRequest } from '#src/api/calls/account/account-help.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { BirthDateInput } from '#src/ui/form/masked-input.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { detailsRules, type DetailsValues } from './account-help-rules.ts';
import { HelpForm } from './help-form.tsx';

const words = accountHelpWords.details;
const channels = ['text', 'email'] as const;

/** The first step of a password reset: the user's details, and where the passcode is sent. */
export function ResetDetailsForm({
  values,
  onSent,
}: {
  /** The values typed before, when the user comes back to this step. */
  values: DetailsValues;
  onSent: (typed: DetailsValues, request: PasscodeRequest, passcodeId: string) => void;
}) {
  const { send, now } = usePortal();
  const form = usePortalForm({
    id: 'help',
    rules: detailsRules(localDay(now())),
    initial: values,
  });
  const sending = useSending(form, {
    withoutSession: true,
    send: async (request, typed) => onSent(typed, request, await send(sendPasscode(request))),
  });
  const { idOf, input, errorOf } = form;
  return (
    <HelpForm
      form={form}
      sending={sending}
      words={words}
      intro={words.intro}
      foot={
        <Link to="/account-help" search={{ topic: 'username' }}>
          {words.forgotten}
        </Link>
      }
    >
      <Field id={idOf('username')} label={words.username} error={errorOf('username')}>
        {(control) => (
          <input
            {...control}
            {...input('username')}
            autoCapitalize="none"
            autoComplete="username"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id={idOf('dateOfBirth')}
        label={accountHelpWords.username.dateOfBirth}
        hint={accountHelpWords.username.dateOfBirthHint}
        error={errorOf('dateOfBirth')}
      >
        {(control) => <BirthDateInput {...control} {...input('dateOfBirth')} />}
      </Field>
      <Stack as="fieldset" gap="3">
        <legend>{words.channel}</legend>
        {channels.map((channel, index) => (
          <Choice
            key={channel}
            {...input('channel')}
            // The summary of errors leads to the first.
            id={index === 0 ? idOf('channel') : `${idOf('channel')}-${channel}`}
            type="radio"
            value={channel}
            label={words.channels[channel]}
            {...(index === channels.length - 1 ? { error: errorOf('channel') } : {})}
          />
        ))}
      </Stack>
    </HelpForm>
  );
}
