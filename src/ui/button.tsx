import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'plain';

/** For links that look like buttons. */
export function buttonClass(look: ButtonLook): string {
  return classNames(styles['button'], styles[look]);
}

export function Button({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...rest} className={classNames(buttonClass(look), className)} />;
}
