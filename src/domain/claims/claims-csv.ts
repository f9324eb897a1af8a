import { formatDate } from '../formats.ts';
import type { ClaimRow } from './claim-row.ts';

/** The words that claims are described with. */
export interface ClaimWords {
  statusOf: (row: ClaimRow) => string;
  kindOf: (row: ClaimRow) => string;
  memberOf: (row: ClaimRow) => string;
}

type Column = readonly [title: string, cell: (row: ClaimRow, words: ClaimWords) => string];

const columns: readonly Column[] = [
  ['Claim number', ({ claim }) => asText(claim.claimNumber)],
  ['Service start', ({ claim }) => day(claim.serviceStart)],
  ['Service end', ({ claim }) => day(claim.serviceEnd)],
  ['Processed', ({ claim }) => day(claim.processedOn)],
  ['Member', (row, words) => asText(words.memberOf(row))],
  ['Provider', ({ claim }) => asText(claim.providerName)],
  ['Type', (row, words) => asText(words.kindOf(row))],
  ['Status', (row, words) => asText(words.statusOf(row))],
  ['Billed', ({ path }) => money(path.billed)],
  ['Discount', ({ path }) => money(path.discount)],
  ['Allowed', ({ path }) => money(path.allowed)],
  ['Plan paid', ({ path }) => money(path.planPaid)],
  ['Other insurance', ({ path }) => money(path.otherInsurance)],
  ['Deductible', ({ path }) => money(path.parts.deductible)],
  ['Copay', ({ path }) => money(path.parts.copay)],
  ['Coinsurance', ({ path }) => money(path.parts.coinsurance)],
  ['Not covered', ({ path }) => money(path.parts.noncovered)],
  ['You may owe', ({ path }) => money(path.share)],
];

/** Every row as comma-separated values (RFC 4180). A missing amount is an empty cell, not 0. */
export function claimsCsv(rows: readonly ClaimRow[], words: ClaimWords): string {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => cell(row, words))),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const day = (iso: string | null) => (iso === null ? '' : formatDate(iso));

function money(cents: number | null): string {
  if (cents === null) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A spreadsheet would take a text that begins like this for a formula. */
const asText = (text: string | null) =>
  /^[=+\-@\t\r]/.test(text ?? '') ? `'${text}` : (text ?? '');

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
