import { utility } from '#src/ui/layout/utility.ts';
import { useWatch } from 'react-hook-form';
import { passwordWords } from '#content/passwords.ts';
import { registrationWords } from '#content/registration.ts';
import type { RunningRegistration } from '#src/portal/registration/running-registration.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { PhoneInput } from '#src/ui/form/masked-input.tsx';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { accountOf, accountRulesOf } from './account-values.ts';
import { RegistrationStepFrame } from './registration-step.tsx';
import { useRunningRegistration, useRegistrationView } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';

const words = registrationWords.account;

/** The second step of registration: how to sign in, and where to be reached. */
export function AccountScreen() {
  const running = useRunningRegistration();
  return running && <AccountForm running={running} />;
}

function AccountForm({ running }: { running: RunningRegistration }) {
  const view = useRegistrationView(running);
  const held = running.heldPassword();
  const step = useStepForm({
    running,
    step: 'account',
    initial: { ...view.typed.account, password: '' },
    rules: accountRulesOf(held),
    typedOf: ({ username, email, phone }) => ({ account: { username, email, phone } }),
    eventOf: (values) => ({
      type: 'account.submitted',
      account: accountOf(values),
      password: values.password || held,
    }),
  });
  const { form, idOf, input, errorOf } = step;
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] });

  return (
    <RegistrationStepFrame
      step="account"
      intro={view.member?.guardian ? words.childIntro : words.intro}
      form={step}
    >
      <Card title={words.signInTitle}>
        <Field
          id={idOf('username')}
          label={words.username}
          hint={words.usernameHint}
          error={errorOf('username')}
        >
          {(control) => (
            <input
              {...control}
              {...input('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <NewPasswordField
          id={idOf('password')}
          label={words.password}
          hint={held === '' ? undefined : words.passwordKept}
          error={errorOf('password')}
          password={password}
          username={username}
          words={passwordWords}
          input={input('password')}
        />
      </Card>
      <Card title={words.contactTitle}>
        <Field id={idOf('email')} label={words.email} error={errorOf('email')}>
          {(control) => (
            <input {...control} {...input('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <div className={utility('short-field')}>
          <Field
            id={idOf('phone')}
            label={words.phone}
            hint={words.phoneHint}
            error={errorOf('phone')}
          >
            {(control) => <PhoneInput {...control} {...input('phone')} />}
          </Field>
        </div>
      </Card>
    </RegistrationStepFrame>
  );
}
