import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout/stack.tsx';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import styles from './account-help.module.css';

/** Heads a step; takes the focus when the step appears, so that it is read out. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1-half" className={styles['heading']}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
    </Stack>
  );
}
