import { useEffect, useRef, type ReactNode } from 'react';

/** Presses the first button in its content once it is there: for states that only a press leads to. */
export function Pressed({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) container.current?.querySelector('button')?.click();
    isPressed.current = true;
  }, []);
  return <div ref={container}>{children}</div>;
}
