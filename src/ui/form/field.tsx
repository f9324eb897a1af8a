import { utility } from '#src/ui/layout/utility.ts';
import type { ReactNode } from 'react';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

/** The props that an input needs to be labeled, described and marked invalid. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labeled input with its hint and, when it is invalid, its error. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : null, error ? errorId : null].filter((part) => part !== null);
  return (
    <div className={utility('cells', 'gap-1-half')}>
      <label htmlFor={id} className={utility('strong')}>
        {label}
      </label>
      {children({
        id,
        className: styles['control'],
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {hint && (
        <SecondaryText id={hintId} as="p">
          {hint}
        </SecondaryText>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
