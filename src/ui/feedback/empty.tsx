import type { ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { MissingNote } from './missing-note.tsx';

/** The words of an empty state. They are no text by themselves, so that only {@link Empty} can show them. */
export interface EmptyWords {
  ifComplete: string;
}

/**
 * The empty state of a list or a card. That there is nothing is known only of a complete answer; of any other it says that
 * some may be missing.
 */
export function Empty({
  completeness,
  words,
  missing = uiWords.mayBeMissing,
  onRetry,
  children = (text) => text,
}: {
  completeness: Completeness;
  words: EmptyWords;
  /** Replaces the general text for an answer that is not complete. */
  missing?: string;
  onRetry?: (() => void) | undefined;
  /** Renders the words, where a phone number or the like is among them. */
  children?: (text: string) => ReactNode;
}) {
  if (completeness === 'complete') return <p>{children(words.ifComplete)}</p>;
  return onRetry === undefined ? (
    <p role="status">{missing}</p>
  ) : (
    <MissingNote onRetry={onRetry}>{missing}</MissingNote>
  );
}
