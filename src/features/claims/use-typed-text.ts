import { useState } from 'react';

/**
 * Returns the text of a field that takes effect on blur or Enter. It becomes `settled` whenever that changes; the input
 * stays the same one, because a new one would not have the focus.
 */
export function useTypedText(settled: string) {
  const [field, setField] = useState({ text: settled, isTaken: false, settled });
  if (field.settled !== settled) setField({ text: settled, isTaken: false, settled });
  const { text, isTaken } = field;
  return {
    text,
    /** True from blur or Enter until the member types again: an error may show. */
    isTaken,
    type: (next: string) => setField({ text: next, isTaken: false, settled }),
    take: (next: string) => setField({ text: next, isTaken: true, settled }),
  };
}
