import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout/stack.tsx';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import { utility } from '#src/ui/layout/utility.ts';

/** Heads a step; takes the focus when the step appears, so that it is read out. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1-half">
      <h2 ref={takeFocus} tabIndex={-1}>
        {title}
      </h2>
      <p className={utility('secondary')}>{children}</p>
    </Stack>
  );
}
