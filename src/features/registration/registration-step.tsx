import { Link } from '@tanstack/react-router';
import type { ReactNode, SubmitEvent } from 'react';
import { registrationWords as words } from '#content/registration.ts';
import {
  registrationSteps,
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration-steps.ts';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#src/ui/error-summary.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './registration.module.css';
import { StepProgress } from './step-progress.tsx';

/** What every step has: how far it is, its title, what is wrong, the way on and the way back. */
export function RegistrationStepFrame({
  step,
  intro,
  summary,
  onSubmit,
  next = words.next,
  busyWords = null,
  children,
}: {
  step: RegistrationStep;
  intro: string;
  summary: { problems: readonly FieldProblem[]; attempt: number };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** On the button that leads on. */
  next?: string;
  /** While the insurer is asked. */
  busyWords?: string | null;
  children: ReactNode;
}) {
  const index = registrationSteps.indexOf(step);
  const before = registrationSteps[index - 1];
  return (
    <div className={styles['step']}>
      <StepProgress current={step} />
      <ScreenTitle intro={intro}>
        <span className={styles['count']}>{words.stepOf(index + 1, registrationSteps.length)}</span>{' '}
        {words.steps[step]}
      </ScreenTitle>
      <form className={styles['form']} noValidate onSubmit={onSubmit}>
        <ErrorSummary problems={summary.problems} attempt={summary.attempt} />
        {children}
        <div className={styles['foot']}>
          {/* Not disabled while busy: it would lose the focus. */}
          <Button type="submit" aria-disabled={busyWords !== null} className={styles['next']}>
            {busyWords ?? next}
          </Button>
          {before ? (
            <Link to={stepAddresses[before]} className={buttonClass('secondary')}>
              {words.back}
            </Link>
          ) : (
            <p className={styles['aside']}>
              {words.haveAccount} <Link to="/initiate-login">{words.signIn}</Link>
            </p>
          )}
        </div>
        <VisuallyHidden>
          <span role="status">{busyWords}</span>
        </VisuallyHidden>
      </form>
    </div>
  );
}
