import type { ReactNode } from 'react';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './list.module.css';

/** The line below a list: its pager, and at the far end the ways to take it along. Not printed. */
export const ListFoot = ({ children }: { children: ReactNode }) => (
  <Row gap="4" align="center" apart className={styles['foot']} look="screen-only">
    {children}
  </Row>
);
