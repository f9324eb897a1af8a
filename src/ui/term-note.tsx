import { CircleQuestionMark } from 'lucide-react';
import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import styles from './term-note.module.css';

/**
 * A word with a button that shows what it means, right under it. The browser's own popover: it lies above
 * everything, closes on Escape and on a click elsewhere, and follows its button in the order of reading.
 */
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
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    // Of the page, so that it scrolls with its word; the style sheet keeps it inside the window.
    currentTarget.style.setProperty('--left', `${box.left + window.scrollX}px`);
    currentTarget.style.setProperty('--top', `${box.bottom + window.scrollY}px`);
  };
  const bringIntoView = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') currentTarget.scrollIntoView({ block: 'nearest' });
  };

  return (
    <span className={styles['term']}>
      {children}
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={label}
        popoverTarget={id}
      >
        <CircleQuestionMark size={16} aria-hidden="true" />
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        className={styles['note']}
        onBeforeToggle={place}
        onToggle={bringIntoView}
      >
        <strong>{name}</strong>
        {meaning}
      </span>
    </span>
  );
}
