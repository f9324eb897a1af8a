import { useState } from 'react';
import { accountHelpWords } from '#content/account-help.ts';
import { recoverUsername } from '#src/api/calls/account/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { BirthDateInput } from '#src/ui/form/masked-input.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { usernameRules, type UsernameValues } from './account-help-rules.ts';
import styles from './account-help.module.css';
import { HelpForm } from './help-form.tsx';
import { StepHeading } from './step-heading.tsx';

const words = accountHelpWords.username;
const nothingTyped: UsernameValues = { memberId: '', dateOfBirth: '', email: '' };

/** A forgotten user name goes to the email address on file. */
export function UsernameHelp() {
  const [sent, setSent] = useState<UsernameValues | null>(null);
  const [values, setValues] = useState(nothingTyped);
  if (!sent) return <UsernameForm values={values} onSent={setSent} />;
  return (
    <Stack gap="5">
      <StepHeading title={words.doneTitle}>{message('FOR-0004')}</StepHeading>
      <p>{words.doneHint}</p>
      <div className={styles['row']}>
        <Button
          variant="secondary"
          onClick={() => {
            setValues(sent);
            setSent(null);
          }}
        >
          {words.again}
        </Button>
      </div>
    </Stack>
  );
}

function UsernameForm({
  values,
  onSent,
}: {
  /** The values typed before, when the user comes back to this step. */
  values: UsernameValues;
  onSent: (typed: UsernameValues) => void;
}) {
  const { send, now } = usePortal();
  const form = usePortalForm({
    id: 'help',
    rules: usernameRules(localDay(now())),
    initial: values,
  });
  const sending = useSending(form, {
    withoutSession: true,
    async send(details, typed) {
      await send(recoverUsername(details));
      onSent(typed);
    },
  });
  const { idOf, input, errorOf } = form;
  return (
    <HelpForm form={form} sending={sending} words={words} intro={words.intro}>
      <Field
        id={idOf('memberId')}
        label={words.memberId}
        hint={words.memberIdHint}
        error={errorOf('memberId')}
      >
        {(control) => (
          <input
            {...control}
            {...input('memberId')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id={idOf('dateOfBirth')}
        label={words.dateOfBirth}
        hint={words.dateOfBirthHint}
        error={errorOf('dateOfBirth')}
      >
        {(control) => <BirthDateInput {...control} {...input('dateOfBirth')} />}
      </Field>
      <Field id={idOf('email')} label={words.email} error={errorOf('email')}>
        {(control) => <input {...control} {...input('email')} type="email" autoComplete="email" />}
      </Field>
    </HelpForm>
  );
}
