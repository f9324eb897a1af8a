import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './screen-title.module.css';

/** The one `h1` of a screen; takes the focus after a navigation. */
export function ScreenTitle({
  children,
  intro,
  leavesRoom = false,
}: {
  children: ReactNode;
  intro?: ReactNode;
  /** Leaves room for content next to the title on wide screens. */
  leavesRoom?: boolean;
}) {
  return (
    <Stack gap="2" className={leavesRoom ? styles['leavesRoom'] : undefined}>
      <h1 tabIndex={-1}>{children}</h1>
      {intro && <p className={utility('secondary')}>{intro}</p>}
    </Stack>
  );
}
