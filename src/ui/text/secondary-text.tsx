import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './secondary-text.module.css';

/** Text that explains what is next to it: smaller and gray, within a line (`span`) or as a block. */
export function SecondaryText({
  as: Tag = 'span',
  className,
  ...rest
}: { as?: 'span' | 'p' | 'div' | 'dd' } & Pick<
  ComponentProps<'span'>,
  'id' | 'role' | 'className' | 'children'
>) {
  return <Tag {...rest} className={classNames(styles['secondary'], className)} />;
}
