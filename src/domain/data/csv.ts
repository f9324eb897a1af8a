/** Comma-separated values (RFC 4180) of rows of cells. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/**
 * The characters that a spreadsheet ignores at the beginning of a cell, or removes when it reads the file: white space,
 * control characters, and those without a width (zero-width spaces, byte order marks, marks of direction).
 */
const overlooked = String.raw`[\s\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]`;

/** A run of separators and overlooked characters right before a character that begins a formula. */
const beforeFormula = new RegExp(
  String.raw`(?:^|(?<!${overlooked}|[;,"]))(?:${overlooked}|[;,"])*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`,
  'gu',
);

/** Returns such a run with an apostrophe at each place from which a spreadsheet would read a formula. */
function withApostrophes(run: string, at: number): string {
  const last = Math.max(...[';', ',', '"'].map((separator) => run.lastIndexOf(separator)));
  const prefix = run.slice(0, Math.max(last, 0));
  const begin = last === -1 && at === 0 ? "'" : '';
  return begin + prefix + run.slice(prefix.length).replaceAll(/[;,\t\r\n"]/g, "$&'");
}

/** A number that a spreadsheet shows unchanged: it keeps 15 digits, and drops leading zeros. */
const plainNumber = /^(?:0|[1-9]\d{0,14})$/;

/**
 * A text that a spreadsheet may read as a number, a date, a time or a share: `0012`, `12E45`, `1/2`, `3-4-26`, `5%`.
 */
const figure = /^(?=[.,:/%$-]*\d)[\d.,:/%$-]+(?:e[+-]?\d+)?$/i;

/** A day or a month as English spreadsheets read it: `MAR1`, `1-May`. */
const dayOfMonth =
  /^(?:\d{1,4}[\s./-]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[\s./-]?\d{1,4})?$/i;

const isChangedOnOpening = (text: string): boolean =>
  /\d/.test(text) && !plainNumber.test(text) && (figure.test(text) || dayOfMonth.test(text));

/**
 * Returns a text as a cell, without NUL, at which some programs end a text. A spreadsheet would take one that begins
 * like this for a formula, in full width, too; one set to another language cuts the file at semicolons, and one that
 * repairs it at line ends and quotes. What it would take for another number or a date begins with an apostrophe, too
 * (decision 042).
 */
export function textCell(text: string | null): string {
  const cell = (text ?? '')
    .replaceAll('\0', '')
    .replace(/^(?=[\t\r\n])/, "'")
    .replaceAll(beforeFormula, withApostrophes);
  return isChangedOnOpening(cell.trim()) ? `'${cell}` : cell;
}

/** Returns cents as `-12.05`; a missing amount is an empty cell, not 0. */
export function moneyCell(cents: number | null): string {
  if (cents === null) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const quoted = (cell: string) =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
