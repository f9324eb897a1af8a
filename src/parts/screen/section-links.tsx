import type { ReactNode } from 'react';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './section-links.module.css';

/** The links between the parts of a screen, of which each has an address of its own: a list item for each. */
export const SectionLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles['sections']}>
    <Row as="ul" gap="1" className={styles['list']}>
      {children}
    </Row>
  </nav>
);
