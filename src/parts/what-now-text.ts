import { formatDateInProse } from '#content/formats.ts';
import { whatNowWords } from '#content/what-now.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { WhatNow } from '#src/domain/claims/what-now.ts';

/** What happens now with a claim, in words: beside it in a list, and on its own page. */
export function whatNowText(now: WhatNow): { short: string; meaning: string } {
  const { short, meaning } = whatNowWords[now.kind];
  const values = {
    owed: centsText(now.owed),
    open: centsText(now.open),
    day: now.day === null ? '' : formatDateInProse(now.day),
    refusal: now.refusal,
  };
  const fill = (words: typeof short) => (typeof words === 'function' ? words(values) : words);
  return { short: fill(short), meaning: fill(meaning) };
}

/** Nothing is no amount to speak of. */
const centsText = (cents: number | null) =>
  cents === null || cents === 0 ? '' : formatCents(cents);
