import { useEffect, useRef, type ReactNode } from 'react';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './account-help.module.css';

/** Heads a step; takes the focus when the step appears, so that it is read out. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="1-half" className={styles['heading']}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
    </Stack>
  );
}
