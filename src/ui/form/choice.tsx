import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldError } from './field-error.tsx';

/** A checkbox or radio button with its label; all of it can be pressed. */
export function Choice({
  id,
  label,
  description,
  error,
  variant = 'card',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  type: 'checkbox' | 'radio';
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  variant?: 'card' | 'plain';
}) {
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const described = [description && descriptionId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={utility('cells', 'gap-1-half')}>
      <label className={styles[variant]} htmlFor={id}>
        <input
          {...input}
          id={id}
          // The description is no part of the name.
          aria-labelledby={labelId}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          {...(described ? { 'aria-describedby': described } : {})}
        />
        <span id={labelId}>{label}</span>
        {description && (
          <span
            id={descriptionId}
            className={classNames(styles['description'], utility('secondary', 'small', 'regular'))}
          >
            {description}
          </span>
        )}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
