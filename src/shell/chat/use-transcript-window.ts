import { useState } from 'react';

/** Lines that are shown at once, at most: twice this while the member follows, four times while they read further up. */
const step = 100;

interface TranscriptWindow {
  /** Lines from here on are shown while the member follows. */
  newest: number;
  /** The first line shown, and the one after the last. */
  from: number;
  to: number;
  /** Lines before the first one come into sight; those shown stay. */
  showEarlier: () => void;
  /** Back to the newest lines. */
  showNewest: () => void;
  /** Called with the reading position: at the end the window follows, further up it stays. */
  read: (isAtEnd: boolean) => void;
}

/**
 * Returns the window of lines shown. It moves by a hundred lines at a time, so that the cost of a new line depends
 * neither on the number of lines nor on the number that are dropped.
 */
export function useTranscriptWindow(length: number, isOwnLast: boolean): TranscriptWindow {
  /** The first line while the member reads further up, and how many there were then. */
  const [held, setHeld] = useState<{ from: number; length: number } | null>(null);
  // A new conversation is shorter than the previous one; the member's own messages are shown to them.
  const isOver = held !== null && (length < held.length || (isOwnLast && length > held.length));
  if (isOver) setHeld(null);
  const hold = (first: number) => setHeld({ from: first, length });
  const newest = Math.max(0, Math.floor(length / step) - 1) * step;
  const isHeld = held !== null && !isOver;
  const from = isHeld ? held.from : newest;
  const to = isHeld ? Math.min(length, from + 4 * step) : length;
  return {
    newest,
    from,
    to,
    showEarlier: () => hold(Math.max(0, from - step)),
    showNewest: () => setHeld(null),
    read: (isAtEnd) => {
      if (!isAtEnd) hold(from);
      else if (to === length) setHeld(null);
    },
  };
}
