import { classNames } from '#src/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { registrationWords as words } from '#content/registration.ts';
import {
  registrationSteps,
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './registration.module.css';

/** The frame of every step: progress, title, errors, and the buttons forward and back. */
export function RegistrationStepFrame({
  step,
  intro,
  form,
  next = words.next,
  busyWords = null,
  children,
}: {
  step: RegistrationStep;
  intro: string;
  form: ComponentProps<typeof FormFrame>['form'] & {
    submit: ComponentProps<typeof FormFrame>['sending']['submit'];
  };
  /** The label of the button forward. */
  next?: string;
  /** Shown while the insurer's answer is awaited. */
  busyWords?: string | null;
  children: ReactNode;
}) {
  const index = registrationSteps.indexOf(step);
  const before = registrationSteps[index - 1];
  return (
    <Stack gap="6" look="reading" className={utility('in-middle')}>
      <StepProgress current={step} />
      <ScreenTitle intro={intro}>
        <span className={classNames(styles['count'], utility('block', 'small', 'in-primary'))}>
          {words.stepOf(index + 1, registrationSteps.length)}
        </span>{' '}
        {words.steps[step]}
      </ScreenTitle>
      <FormFrame
        form={form}
        sending={{ isBusy: busyWords !== null, submit: form.submit }}
        words={{ submit: next, sending: busyWords ?? next }}
        classes={{
          form: styles['form'],
          row: classNames(styles['foot'], utility('apart')),
          button: styles['next'],
        }}
        foot={
          <>
            {before ? (
              <Link to={stepAddresses[before]} className={buttonClass('secondary')}>
                {words.back}
              </Link>
            ) : (
              <p className={utility('secondary')}>
                {words.haveAccount} <Link to="/initiate-login">{words.signIn}</Link>
              </p>
            )}
            <VisuallyHidden>
              <span role="status">{busyWords}</span>
            </VisuallyHidden>
          </>
        }
      >
        {children}
      </FormFrame>
    </Stack>
  );
}

/** The progress of the registration. Completed steps can be opened again. */
function StepProgress({ current }: { current: RegistrationStep }) {
  const here = registrationSteps.indexOf(current);
  return (
    <nav aria-label={words.progress}>
      <ol className={classNames(styles['progress'], utility('gap-2'))}>
        {registrationSteps.map((step, index) => (
          <li
            key={step}
            className={classNames(styles['mark'], utility('small', 'secondary', 'breaks'))}
            data-reached={index <= here}
            {...(index === here ? { 'aria-current': 'step' } : {})}
          >
            {index < here && (
              <Link to={stepAddresses[step]}>
                <Check size={16} aria-hidden="true" className={utility('above-half')} />{' '}
                {words.steps[step]}
              </Link>
            )}
            <span>
              {index + 1}. {words.steps[step]}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
