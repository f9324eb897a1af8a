import { CircleAlert } from 'lucide-react';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './field-error.module.css';

/** The error of an input, under it; `id` is for its `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles['error']}>
      <CircleAlert size={16} aria-hidden="true" className={utility('above-half')} /> {children}
    </p>
  );
}
