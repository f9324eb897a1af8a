import type { Deletion, Typing, TypingMask } from '#src/ui/form/typing-mask.ts';

/** `(501|) 555` is a text with its caret. */
export function typing(shown: string): Typing {
  return { text: shown.replace('|', ''), caret: shown.indexOf('|') };
}

export const shown = ({ text, caret }: Typing): string =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

/** Returns a text field's state after a key, or a pasted text, before a mask sees it. */
export function press({ text, caret }: Typing, key: string): [Typing, Deletion] {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  if (key === 'Backspace') {
    const left = before.slice(0, -1);
    return [{ text: left + after, caret: left.length }, 'backward'];
  }
  if (key === 'Delete') return [{ text: before + after.slice(1), caret }, 'forward'];
  return [{ text: before + key + after, caret: caret + key.length }, null];
}

/** A masked field after a key. */
export function pressMasked(mask: TypingMask, state: Typing, key: string): Typing {
  const [next, deletion] = press(state, key);
  // A key that changes nothing fires no input event.
  return next.text === state.text ? state : mask(next, deletion);
}
