import { useState } from 'react';
import { accountHelpWords } from '#content/account-help.ts';
import { recoverUsername } from '#src/api/calls/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { parseTypedDate } from '#src/domain/typed-date.ts';
import { localDay } from '#src/domain/days.ts';
import { tidyMemberId } from '#src/domain/identity-numbers.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { BirthDateInput } from '#src/ui/masked-input.tsx';
import { usernameErrors, type UsernameValues } from './account-help-rules.ts';
import styles from './account-help.module.css';
import { HelpForm } from './help-form.tsx';
import { StepHeading } from './step-heading.tsx';

const words = accountHelpWords.username;
const nothingTyped: UsernameValues = { memberId: '', dateOfBirth: '', email: '' };

/** A forgotten user name goes to the email address on file. */
export function UsernameHelp() {
  const { send, now } = usePortal();
  const [sent, setSent] = useState<UsernameValues | null>(null);
  const [values, setValues] = useState(nothingTyped);

  if (sent) {
    return (
      <div className={styles['form']}>
        <StepHeading title={words.doneTitle}>{message('FOR-0004')}</StepHeading>
        <p>{words.doneHint}</p>
        <div className={styles['row']}>
          <Button
            look="secondary"
            onClick={() => {
              setValues(sent);
              setSent(null);
            }}
          >
            {words.again}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <HelpForm<UsernameValues>
      title={words.title}
      intro={words.intro}
      defaultValues={values}
      errorsOf={(typed) => usernameErrors(typed, localDay(now()))}
      send={async (typed) => {
        await send(
          recoverUsername({
            memberId: tidyMemberId(typed.memberId),
            dateOfBirth: parseTypedDate(typed.dateOfBirth) ?? '',
            email: typed.email.trim(),
          }),
        );
        setSent(typed);
        return null;
      }}
      submit={words.submit}
      busy={words.busy}
    >
      {({ form, errorOf }) => (
        <>
          <Field
            id="help-memberId"
            label={words.memberId}
            hint={words.memberIdHint}
            error={errorOf('memberId')}
          >
            {(control) => (
              <input
                {...control}
                {...form.register('memberId')}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            id="help-dateOfBirth"
            label={words.dateOfBirth}
            hint={words.dateOfBirthHint}
            error={errorOf('dateOfBirth')}
          >
            {(control) => <BirthDateInput {...control} {...form.register('dateOfBirth')} />}
          </Field>
          <Field id="help-email" label={words.email} error={errorOf('email')}>
            {(control) => (
              <input {...control} {...form.register('email')} type="email" autoComplete="email" />
            )}
          </Field>
        </>
      )}
    </HelpForm>
  );
}
