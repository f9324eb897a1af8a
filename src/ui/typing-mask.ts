/** A text being typed, and where its caret stands. */
export interface Typing {
  text: string;
  caret: number;
}

/** Which way something was just deleted; null when something was put in. */
export type Deletion = 'backward' | 'forward' | null;

/** Puts what was just typed, pasted, filled in or deleted into its form. */
export type TypingMask = (typing: Typing, deletion: Deletion) => Typing;

/** What an `input` event says of a deletion of one character; other deletions are of what was selected. */
export function deletionOf(inputType: string | undefined): Deletion {
  if (inputType === 'deleteContentBackward') return 'backward';
  return inputType === 'deleteContentForward' ? 'forward' : null;
}
