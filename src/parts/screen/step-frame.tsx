import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './step-frame.module.css';

/**
 * One step of a process within a card. Its heading takes the focus, for the button pressed before is gone; unless the
 * step begins with an error, which is read out first.
 */
export function StepFrame({
  title,
  isAlert = false,
  children,
}: {
  title: string;
  isAlert?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const frame = heading.current?.parentElement;
    if (!frame?.querySelector('[data-first-focus]')) heading.current?.focus();
  }, [title]);
  return (
    <Stack
      gap="4"
      className={classNames(
        utility('line-above', 'form-width'),
        isAlert && classNames(styles['alert'], utility('rounded')),
      )}
    >
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </Stack>
  );
}
