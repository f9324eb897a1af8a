import { useState, type ReactNode } from 'react';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import styles from './fold.module.css';

/** A part of a card that shows its title alone until it is pressed; paper shows all of it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const isPrinting = usePrinting();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles['fold']}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
