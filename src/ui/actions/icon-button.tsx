import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A button that is only an icon; its name comes from `aria-label` or hidden text. */
export function IconButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles['button']} />;
}
