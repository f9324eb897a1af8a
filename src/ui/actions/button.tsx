import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from '#src/ui/class-names.ts';

/** `danger` is for what can't be undone, and is named for what it does. */
export type ButtonVariant = 'primary' | 'danger' | 'secondary' | 'plain' | 'text';

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant): string {
  return classNames(styles['button'], styles[variant]);
}

export function Button({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type="button" {...rest} className={classNames(buttonClass(variant), className)} />;
}
