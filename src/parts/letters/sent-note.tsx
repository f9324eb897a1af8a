import { CircleCheck } from 'lucide-react';
import { SentText } from '#src/parts/form/sent-text.tsx';
import styles from './letters.module.css';

/** A letter has arrived. */
export function SentNote({ children }: { children: string }) {
  return (
    <SentText role="status" className={styles['sent']}>
      <CircleCheck size={20} aria-hidden="true" />
      {children}
    </SentText>
  );
}
