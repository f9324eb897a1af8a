import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountHelpWords } from '#content/account-help.ts';
import type { PasscodeRequest } from '#src/api/calls/account/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { DetailsValues } from './account-help-rules.ts';
import styles from './account-help.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { ResetDetailsForm } from './reset-details-form.tsx';
import { StepHeading } from './step-heading.tsx';

/** The step of a password reset. Secrets live in the step that needs them, and nowhere else. */
type Step =
  | { at: 'details' }
  | { at: 'passcode'; request: PasscodeRequest; passcodeId: string }
  | { at: 'exceeded' }
  | { at: 'no-questions' }
  | { at: 'password'; username: string; resetToken: string; questions: readonly [string, string] }
  | { at: 'over' }
  | { at: 'done' };

const words = accountHelpWords;

/** A new password, after a passcode and two secret answers (product rule 5.3). */
export function PasswordHelp() {
  const [step, setStep] = useState<Step>({ at: 'details' });
  const [details, setDetails] = useState<DetailsValues>({
    username: '',
    dateOfBirth: '',
    channel: '',
  });
  const startAgain = () => setStep({ at: 'details' });

  switch (step.at) {
    case 'details':
      return (
        <ResetDetailsForm
          values={details}
          onSent={(typed, request, passcodeId) => {
            setDetails(typed);
            setStep({ at: 'passcode', request, passcodeId });
          }}
        />
      );
    case 'passcode':
      return (
        <PasscodeForm
          request={step.request}
          passcodeId={step.passcodeId}
          onExceeded={() => setStep({ at: 'exceeded' })}
          onChange={startAgain}
          onAccepted={(resetToken, [first, second]) =>
            setStep(
              first !== undefined && second !== undefined
                ? {
                    at: 'password',
                    username: step.request.username,
                    resetToken,
                    questions: [first, second],
                  }
                : { at: 'no-questions' },
            )
          }
        />
      );
    case 'password':
      return (
        <NewPasswordForm
          username={step.username}
          resetToken={step.resetToken}
          questions={step.questions}
          onDone={() => setStep({ at: 'done' })}
          onOver={() => setStep({ at: 'over' })}
        />
      );
    case 'exceeded': {
      const { title, text } = words.attempts.exceeded;
      return <Ending title={title} text={text} action={words.startAgain} onAction={startAgain} />;
    }
    case 'over':
      return (
        <Ending
          title={words.details.title}
          text={message('RES-0009')}
          action={words.startAgain}
          onAction={startAgain}
        />
      );
    case 'no-questions':
      return (
        <Stack gap="5">
          <StepHeading title={words.details.title}>
            <CallText>{message('RES-0010')}</CallText>
          </StepHeading>
          <div className={styles['row']}>
            <Link to="/contact" className={buttonClass('primary')}>
              {words.other.contact}
            </Link>
          </div>
        </Stack>
      );
    case 'done':
      return (
        <Stack gap="5">
          <StepHeading title={words.done.title}>{message('RES-0007')}</StepHeading>
          <div className={styles['row']}>
            <Link to="/initiate-login" className={buttonClass('primary')}>
              {words.done.signIn}
            </Link>
          </div>
        </Stack>
      );
  }
}

function Ending({
  title,
  text,
  action,
  onAction,
}: {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}) {
  return (
    <Stack gap="5">
      <StepHeading title={title}>{text}</StepHeading>
      <div className={styles['row']}>
        <Button onClick={onAction}>{action}</Button>
      </div>
    </Stack>
  );
}
