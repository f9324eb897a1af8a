import { useState } from 'react';

/**
 * The text of a field that takes effect when it is left or Enter is pressed. It becomes `settled`
 * whenever that changes; the input stays the same one, because a new one would not have the focus.
 */
export function useTypedText(settled: string) {
  const [field, setField] = useState({ text: settled, isTaken: false, settled });
  if (field.settled !== settled) setField({ text: settled, isTaken: false, settled });
  const { text, isTaken } = field;
  return {
    text,
    /** Not typed in since it was left or Enter was pressed: what is wrong may be said. */
    isTaken,
    type: (next: string) => setField({ text: next, isTaken: false, settled }),
    take: (next: string) => setField({ text: next, isTaken: true, settled }),
  };
}
