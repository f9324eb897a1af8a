import { utility } from '#src/ui/layout/utility.ts';
import { Suspense, useState } from 'react';
import { registrationWords } from '#content/registration.ts';
import { termsRules } from '#src/api/calls/account/registration.ts';
import { message } from '#src/catalogue/messages.ts';
import type { TypedRegistration } from '#src/domain/registration/registration.ts';
import type { RegistrationView } from '#src/machines/registration/registration.selectors.ts';
import { formRules } from '#src/parts/form/form-rules.ts';
import type { RunningRegistration } from '#src/portal/registration/running-registration.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { RegistrationSummary } from './registration-summary.tsx';
import { RegistrationStepFrame } from './registration-step.tsx';
import { useRunningRegistration, useRegistrationView } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';
import { SignInAction } from './sign-in-action.tsx';

const TermsDialog = lazyPart(async () => (await import('./completion-dialogs.tsx')).TermsDialog);

const words = registrationWords.completion;

const completionRules = formRules({
  request: termsRules,
  typed: (values: TypedRegistration['completion']) => values,
  parts: { termsAccepted: { field: 'termsAccepted', wrong: message('REG-0014') } },
});

/** The last step of registration: a look at everything, the terms, and the account. */
export function CompletionScreen() {
  const running = useRunningRegistration();
  return running && <Completion running={running} />;
}

function Completion({ running }: { running: RunningRegistration }) {
  const view = useRegistrationView(running);
  return view.isRegistered ? <Registered /> : <CompletionForm running={running} view={view} />;
}

function CompletionForm({
  running,
  view,
}: {
  running: RunningRegistration;
  view: RegistrationView;
}) {
  const [isReading, setReading] = useState(false);
  const step = useStepForm({
    running,
    step: 'completion',
    initial: view.typed.completion,
    rules: completionRules,
    typedOf: (completion) => ({ completion }),
    eventOf: () => ({ type: 'registration.submitted' }),
  });
  const { form, idOf, input, errorOf } = step;

  return (
    <RegistrationStepFrame
      step="completion"
      intro={words.intro}
      form={step}
      next={words.submit}
      busyWords={view.isBusy ? words.busy : null}
    >
      <RegistrationSummary view={view} />
      <Card title={words.termsTitle}>
        <div>
          <Button variant="secondary" onClick={() => setReading(true)}>
            {words.readTerms}
          </Button>
        </div>
        <Choice
          {...input('termsAccepted')}
          type="checkbox"
          id={idOf('termsAccepted')}
          label={view.member?.guardian ? words.childTerms : words.terms}
          error={errorOf('termsAccepted')}
        />
      </Card>
      <Suspense>
        {isReading && (
          <TermsDialog
            onAccept={() => {
              form.setValue('termsAccepted', true, {
                shouldValidate: form.formState.isSubmitted,
              });
              setReading(false);
            }}
            onClose={() => setReading(false)}
          />
        )}
      </Suspense>
    </RegistrationStepFrame>
  );
}

const RegisteredDialog = lazyPart(
  async () => (await import('./completion-dialogs.tsx')).RegisteredDialog,
);

/** The confirmation of the account: in a dialog, and on the page where its code cannot be loaded. */
function Registered() {
  const { session } = usePortal();
  return (
    <Stack gap="6" look="reading" className={utility('in-middle')}>
      <ScreenTitle intro={message('REG-0021')}>{message('WEL-0001')}</ScreenTitle>
      {session.isSignedIn() && <p>{registrationWords.completion.otherSession}</p>}
      <div>
        <SignInAction />
      </div>
      <Suspense>
        <RegisteredDialog />
      </Suspense>
    </Stack>
  );
}
