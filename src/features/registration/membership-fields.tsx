import { utility } from '#src/ui/layout/utility.ts';
import { useWatch } from 'react-hook-form';
import { registrationWords } from '#content/registration.ts';
import type { FormFields } from '#src/parts/form/use-portal-form.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { MemberValues } from './member-values.ts';
import styles from './registration.module.css';

const words = registrationWords.member;

/** The numbers that identify a membership: one of two, and a further one for Medicare members. */
export function MembershipFields({ step }: { step: FormFields<MemberValues> }) {
  const { form, idOf, input, errorOf } = step;
  const [idKind, hasMedicare] = useWatch({
    control: form.control,
    name: ['idKind', 'hasMedicare'],
  });
  const secret = (field: 'ssn' | 'ssnLast4', label: string, hint: string) => (
    <Field id={idOf(field)} label={label} hint={hint} error={errorOf(field)}>
      {(control) => (
        <SecretInput
          {...control}
          {...input(field)}
          what={field === 'ssn' ? words.ssn : words.lastDigits}
          inputMode="numeric"
          // With `off`, browsers would offer to save the number as a password.
          autoComplete="one-time-code"
        />
      )}
    </Field>
  );

  return (
    <Card title={words.membershipTitle}>
      <Stack as="fieldset" gap="4" className={styles['group']}>
        <legend>{words.idKind}</legend>
        <Grid columns="pairs" gap="5" align="start" className={styles['pair']}>
          {(['memberId', 'ssn'] as const).map((kind) => (
            <Choice
              key={kind}
              {...input('idKind')}
              type="radio"
              id={`${idOf('idKind')}-${kind}`}
              value={kind}
              label={words.idKinds[kind].label}
              description={words.idKinds[kind].text}
            />
          ))}
        </Grid>
      </Stack>
      {idKind === 'ssn' ? (
        <div className={utility('short-field')}>{secret('ssn', words.ssn, words.ssnHint)}</div>
      ) : (
        <Grid columns="pairs" gap="5" align="start" className={styles['pair']}>
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
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          {secret('ssnLast4', words.ssnLast4, words.ssnLast4Hint)}
        </Grid>
      )}
      <Choice
        {...input('hasMedicare')}
        type="checkbox"
        id={idOf('hasMedicare')}
        label={words.hasMedicare}
        variant="plain"
      />
      {hasMedicare && (
        <div className={utility('short-field')}>
          <Field
            id={idOf('mbiLast4')}
            label={words.mbiLast4}
            hint={words.mbiLast4Hint}
            error={errorOf('mbiLast4')}
          >
            {(control) => (
              <input
                {...control}
                {...input('mbiLast4')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
      )}
    </Card>
  );
}
