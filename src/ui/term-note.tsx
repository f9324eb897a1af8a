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
  const { start, end } = atLastWord(children);
  return (
    <span>
      {start}
      <span className={styles['term']}>
        {end}
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
    </span>
  );
}

/** The button never stands alone at the beginning of a line. */
function atLastWord(text: ReactNode): { start?: string; end: ReactNode } {
  if (typeof text !== 'string') return { end: text };
  const lastWord = text.lastIndexOf(' ') + 1;
  return { start: text.slice(0, lastWord), end: text.slice(lastWord) };
}
