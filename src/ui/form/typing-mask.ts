/** A text being typed, with the position of its caret. */
export interface Typing {
  text: string;
  caret: number;
}

/** The direction of the latest deletion; null when something was put in. */
export type Deletion = 'backward' | 'forward' | null;

/** Formats the text after it was typed, pasted, filled in or deleted. */
export type TypingMask = (typing: Typing, deletion: Deletion) => Typing;

/**
 * Returns the direction of a one-character deletion from an `input` event's type; other deletions are of selected text.
 */
export function deletionOf(inputType: string | undefined): Deletion {
  if (inputType === 'deleteContentBackward') return 'backward';
  return inputType === 'deleteContentForward' ? 'forward' : null;
}
