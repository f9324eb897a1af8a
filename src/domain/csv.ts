/** Comma-separated values (RFC 4180) of rows of cells. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/**
 * A text as a cell. A spreadsheet would take one that begins like this for a formula, in full width, too; one
 * set to another language cuts the file at semicolons, and one that repairs it at line ends and quotes.
 */
export const textCell = (text: string | null): string =>
  (text ?? '')
    .replace(/^(?=[\t\r\n])/, "'")
    .replaceAll(/(^|[;,\t\r\n"])(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");

/** Cents as `-12.05`; a missing amount is an empty cell, not 0. */
export function moneyCell(cents: number | null): string {
  if (cents === null) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const quoted = (cell: string) =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
