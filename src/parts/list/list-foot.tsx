import type { ReactNode } from 'react';
import styles from './list.module.css';

/** The line below a list: its pager, and at the far end the ways to take it along. Not printed. */
export const ListFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles['foot']}>{children}</div>
);
