import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './term-note.module.css';

/** A term with a button that shows its explanation, right under it. Where several are close together, each can be the button. */
export function TermNote({
  name,
  meaning,
  label,
  isDotted = false,
  children = '',
}: {
  name: string;
  meaning: string;
  /** The label of the button. */
  label: string;
  /** Whether the text is the button, with a dotted line under it, and has no icon. */
  isDotted?: boolean | undefined;
  children?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const popover = {
    kind: 'note',
    isOpen,
    onOpenChange: setOpen,
    className: classNames(
      styles['note'],
      utility('block', 'raised', 'rounded', 'on-card', 'in-text', 'small', 'regular', 'text-start'),
    ),
    children: (
      <>
        <strong className={utility('block')}>{name}</strong>
        {meaning}
      </>
    ),
  } as const;
  if (isDotted) return <Popover {...popover} button={{ className: styles['word'], children }} />;
  // Keep the button on the line of the last word.
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <span>
      {children.slice(0, lastWord)}
      <span className={utility('no-wrap')}>
        {children.slice(lastWord)}
        <Popover
          {...popover}
          button={{
            className: classNames(
              styles['button'],
              utility('inline-middle', 'round', 'in-primary'),
              'screen-only',
            ),
            'aria-label': label,
            children: <CircleQuestionMark size={16} aria-hidden="true" />,
          }}
        />
      </span>
    </span>
  );
}
