import { useEffect, useRef, type ComponentProps } from 'react';

/** A form has arrived; takes the focus, for the button that sent it is gone. */
export function SentText(props: Omit<ComponentProps<'p'>, 'ref' | 'tabIndex'>) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return <p {...props} ref={text} tabIndex={-1} />;
}
