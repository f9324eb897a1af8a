import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part of a card that shows its title alone until it is pressed; paper shows all of it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
