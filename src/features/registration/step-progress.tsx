import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { registrationWords as words } from '#content/registration.ts';
import {
  registrationSteps,
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import styles from './step-progress.module.css';

/** The progress of the registration. Completed steps can be opened again. */
export function StepProgress({ current }: { current: RegistrationStep }) {
  const here = registrationSteps.indexOf(current);
  return (
    <nav aria-label={words.progress}>
      <ol className={styles['steps']}>
        {registrationSteps.map((step, index) => (
          <li
            key={step}
            className={styles['step']}
            data-reached={index <= here}
            {...(index === here ? { 'aria-current': 'step' } : {})}
          >
            {index < here && (
              <Link to={stepAddresses[step]}>
                <Check size={16} aria-hidden="true" /> {words.steps[step]}
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
