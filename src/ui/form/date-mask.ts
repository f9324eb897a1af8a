import type { TypingMask } from './typing-mask.ts';

/**
 * A date as MM/DD/YYYY while it is typed. At the end the slashes are added automatically after two digits, and can be
 * typed as well, as dashes or dots too. Elsewhere, and when deleting, only the typed characters move, so that one part
 * can be retyped while the others stay. No digit is lost.
 */
export const maskDate: TypingMask = ({ text, caret }, deletion) => {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text) ?? [];
  if (year !== undefined) {
    // The format that browsers and password managers fill in.
    const filled = `${month}/${day}/${year}`;
    return { text: filled, caret: filled.length };
  }
  if (deletion !== null) return { text, caret };
  const write = caret === text.length ? withSlashes : digitsAndSlashes;
  return { text: write(text), caret: write(text.slice(0, caret)).length };
};

function withSlashes(text: string): string {
  let masked = '';
  for (const character of digitsAndSlashes(text)) {
    const parts = masked.split('/');
    if (character === '/') masked += parts.length < 3 && parts.at(-1) !== '' ? '/' : '';
    else masked += parts.length < 3 && parts.at(-1)?.length === 2 ? `/${character}` : character;
  }
  return masked;
}

function digitsAndSlashes(text: string): string {
  return text.replaceAll(/[.\s-]/g, '/').replaceAll(/[^0-9/]/g, '');
}
