import { CircleQuestionMark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Popover } from './popover.tsx';
import styles from './term-note.module.css';

/** A word with a button that shows what it means, right under it. */
export function TermNote({
  name,
  meaning,
  label,
  children,
}: {
  name: string;
  meaning: string;
  /** Of the button. */
  label: string;
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles['term']}>
      {children}
      <Popover
        kind="note"
        isOpen={isOpen}
        onOpenChange={setOpen}
        button={{
          className: styles['button'],
          'aria-label': label,
          children: <CircleQuestionMark size={16} aria-hidden="true" />,
        }}
        className={styles['note']}
      >
        <strong>{name}</strong>
        {meaning}
      </Popover>
    </span>
  );
}
