import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './claim-details.module.css';

/** A letter has arrived; takes the focus, for the button that sent it is gone. */
export function SentNote({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles['sent']}>
      <CircleCheck size={20} aria-hidden="true" />
      {children}
    </p>
  );
}
