import type { ReactNode } from 'react';
import { listWords } from '#content/list.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './list.module.css';

/** Arranges the filters of a list, with a button that clears them where one is on. */
export function ListFilters({
  label,
  onClear,
  children,
}: {
  /** The accessible name of the group. */
  label: string;
  /** Clears every filter; null without an active filter, or where the chips below can remove them. */
  onClear: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <Row
      gap="4"
      align="end"
      className={styles['filters']}
      role="search"
      aria-label={label}
      look="screen-only"
    >
      {children}
      {onClear !== null && (
        <Button variant="plain" onClick={onClear}>
          {listWords.clear}
        </Button>
      )}
    </Row>
  );
}
