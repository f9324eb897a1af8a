import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; a heading where it opens a section. */
export function VisuallyHidden({
  as: Element = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'h2' }) {
  return <Element {...rest} className={classNames(styles['hidden'], utility('no-wrap'))} />;
}
