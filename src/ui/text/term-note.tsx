import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './term-note.module.css';

/** A term with a button that shows its explanation, right under it. */
export function TermNote({
  name,
  meaning,
  label,
  children = '',
}: {
  name: string;
  meaning: string;
  /** The label of the button. */
  label: string;
  children?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  // Keep the button on the line of the last word.
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <span>
      {children.slice(0, lastWord)}
      <span className={utility('no-wrap')}>
        {children.slice(lastWord)}
        <Popover
          kind="note"
          isOpen={isOpen}
          onOpenChange={setOpen}
          button={{
            className: classNames(
              styles['button'],
              utility('inline-middle', 'round', 'in-primary'),
              'screen-only',
            ),
            'aria-label': label,
            children: <CircleQuestionMark size={16} aria-hidden="true" />,
          }}
          className={classNames(
            styles['note'],
            utility(
              'block',
              'raised',
              'rounded',
              'on-card',
              'in-text',
              'small',
              'regular',
              'text-start',
            ),
          )}
        >
          <strong className={utility('block')}>{name}</strong>
          {meaning}
        </Popover>
      </span>
    </span>
  );
}
