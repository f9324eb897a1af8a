import type { TypingMask } from './typing-mask.ts';

/**
 * A phone number as (501) 555-0142 while it is typed. The caret keeps its place among the digits, a
 * bracket or dash is never in the way of deleting, and no digit is lost but the 1 of the country.
 */
export const maskPhone: TypingMask = ({ text, caret }, deletion) => {
  let digits = digitsOf(text);
  let before = digitsOf(text.slice(0, caret)).length;
  if (deletion !== null && format(digits).length > text.length) {
    // The member deleted only a separator, which the mask restores: delete the digit beyond it.
    const at = deletion === 'backward' ? before - 1 : before;
    digits = without(digits, at);
    if (deletion === 'backward') before = Math.max(at, 0);
  }
  if (digits.length === 11 && digits.startsWith('1')) {
    digits = digits.slice(1);
    before = Math.max(before - 1, 0);
  }
  return { text: format(digits), caret: caretAfter(digits, before) };
};

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '');
}

function without(digits: string, at: number): string {
  return at < 0 ? digits : digits.slice(0, at) + digits.slice(at + 1);
}

/** Returns the digits as a phone number. Digits beyond ten stay visible at the end. */
function format(digits: string): string {
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

/** The place behind that many digits; before the first one it is behind the bracket. */
function caretAfter(digits: string, count: number): number {
  if (digits === '') return 0;
  return count === 0 ? 1 : format(digits.slice(0, count)).length;
}
