import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/** The one `h1` of a screen; takes the focus after a navigation. */
export function ScreenTitle({ children, intro }: { children: ReactNode; intro?: ReactNode }) {
  return (
    <Stack gap="2" className={utility('screen-title')}>
      <h1 tabIndex={-1}>{children}</h1>
      {intro && <p className={utility('secondary')}>{intro}</p>}
    </Stack>
  );
}
