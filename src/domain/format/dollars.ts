/** The reason why a typed amount cannot be accepted. */
export type AmountProblem =
  | 'missing'
  /** Not an amount, or one that could mean two things, such as `1,50`. */
  | 'unclear'
  /** More than two digits after the period: nothing is rounded. */
  | 'fraction'
  | 'negative';

export type TypedAmount = { cents: number } | { problem: AmountProblem };

/** Zero of the decimal digits that keyboards and pasted text bring, in the order of Unicode. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

/** Marks that mean the same as those of an American amount. */
const marks: Readonly<Record<string, string>> = {
  '\u066b': '.',
  '\u066c': ',',
  '\uff0e': '.',
  '\uff0c': ',',
  '\uff04': '$',
  '\u2212': '-',
  '\u2013': '-',
  '\uff0d': '-',
};

const plainCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((zeroCode) => code >= zeroCode && code <= zeroCode + 9);
  return zero === undefined ? (marks[character] ?? character) : String(code - zero);
};

/**
 * Reads a typed or pasted amount in dollars, in cents: exactly the amount typed, or why not. Thousands may be separated
 * by commas or spaces, digits may be of another script, and a dollar sign or `USD` may come before or after them.
 */
export function readDollars(text: string): TypedAmount {
  const typed = text.replaceAll(/./gsu, plainCharacter).replaceAll(/\s+/g, ' ').trim();
  if (typed === '') return { problem: 'missing' };
  const bare = typed
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^(-?) ?(?:USD|US)? ?\$? ?/i, '$1')
    .replace(/ ?(?:USD|\$)$/i, '');
  const isNegative = bare.startsWith('-') || bare.endsWith('-');
  const amount = bare.replace(/^-|-$/g, '').trim();
  const [, dollars, , fraction] =
    /^(\d{1,9}|\d{1,3}(?:([ ,])\d{3})(?:\2\d{3})?)?(?:\.(\d*))?$/.exec(amount) ?? [];
  if (dollars === undefined && !fraction) return { problem: 'unclear' };
  if (isNegative) return { problem: 'negative' };
  if ((fraction?.length ?? 0) > 2) return { problem: 'fraction' };
  const wholeDollars = Number(dollars?.replaceAll(/[ ,]/g, '') ?? 0);
  return { cents: wholeDollars * 100 + Number((fraction ?? '').padEnd(2, '0')) };
}

/** Returns a typed amount such as `$1,234.5` in cents; null for invalid text. */
export function parseDollars(text: string): number | null {
  const read = readDollars(text);
  return 'cents' in read ? read.cents : null;
}
