import { useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Popover } from '#src/ui/overlay/popover.tsx';
import type { PopoverKind } from '#src/ui/overlay/popover-kinds.ts';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

export const isAlone = true;

function Menu({ kind, isOpenFirst }: { kind: PopoverKind; isOpenFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <div className={classNames(styles['bar'], kind === 'menuAtEnd' && styles['barAtEnd'])}>
      <Popover
        kind={kind}
        isOpen={isOpen}
        onOpenChange={setOpen}
        button={{ className: buttonClass('secondary'), children: 'Maria Delgado' }}
        className={styles['menu']}
      >
        <a href="?">Profile</a>
        <a href="?">Privacy and security</a>
        <a href="?">Switch plans</a>
      </Popover>
    </div>
  );
}

function Note() {
  const [isOpen, setOpen] = useState(true);
  return (
    <p>
      Your deductible has been met.{' '}
      <Popover
        kind="note"
        isOpen={isOpen}
        onOpenChange={setOpen}
        button={{ className: buttonClass('text'), children: 'What is that?' }}
        className={styles['menu']}
      >
        What you pay each year for covered care before your plan starts to pay its share.
      </Popover>
    </p>
  );
}

export const states: States = {
  Closed: () => <Menu kind="menu" isOpenFirst={false} />,
  'A menu': () => <Menu kind="menu" isOpenFirst />,
  'A menu that ends where its button ends': () => <Menu kind="menuAtEnd" isOpenFirst />,
  'A note in a sentence': () => <Note />,
};
