import { csvOf, moneyCell, textCell } from '../csv.ts';
import { formatDate } from '../formats.ts';
import type { Claim } from './claim.ts';
import type { ClaimRow } from './claim-row.ts';
import { linePathOf, type MoneyPath } from './money-path.ts';

/** The words that claims are described with. */
export interface ClaimWords {
  statusOf: (row: ClaimRow) => string;
  kindOf: (row: ClaimRow) => string;
  memberOf: (row: ClaimRow) => string;
}

type MoneyColumn = readonly [title: string, cents: (path: MoneyPath) => number | null];

const moneyColumns: readonly MoneyColumn[] = [
  ['Billed', ({ billed }) => billed],
  ['Discount', ({ discount }) => discount],
  ['Allowed', ({ allowed }) => allowed],
  ['Plan paid', ({ planPaid }) => planPaid],
  ['Other insurance', ({ otherInsurance }) => otherInsurance],
  ['Deductible', ({ parts }) => parts.deductible],
  ['Copay', ({ parts }) => parts.copay],
  ['Coinsurance', ({ parts }) => parts.coinsurance],
  ['Not covered', ({ parts }) => parts.noncovered],
  ['You may owe', ({ share }) => share],
];
const moneyTitles = moneyColumns.map(([title]) => title);
const moneyCells = (path: MoneyPath) => moneyColumns.map(([, cents]) => moneyCell(cents(path)));

/** Every row of a list of claims as comma-separated values. */
export function claimsCsv(rows: readonly ClaimRow[], words: ClaimWords): string {
  return csvOf([
    [
      ...['Claim number', 'Service start', 'Service end', 'Processed'],
      ...['Member', 'Provider', 'Type', 'Status'],
      ...moneyTitles,
    ],
    ...rows.map((row) => [
      textCell(row.claim.claimNumber),
      dayCell(row.claim.serviceStart),
      dayCell(row.claim.serviceEnd),
      dayCell(row.claim.processedOn),
      textCell(words.memberOf(row)),
      textCell(row.claim.providerName),
      textCell(words.kindOf(row)),
      textCell(words.statusOf(row)),
      ...moneyCells({ ...row.path, share: row.owed }),
    ]),
  ]);
}

/** The lines of one claim as comma-separated values. */
export function claimLinesCsv({ lines }: Pick<Claim, 'lines'>): string {
  return csvOf([
    ['Line', 'Service date', 'Service', 'Quantity', ...moneyTitles, 'Reason', 'Other amounts'],
    ...lines.map((line) => [
      String(line.sequence),
      dayCell(line.servicedOn),
      textCell(line.service),
      line.quantity === null ? '' : String(line.quantity),
      ...moneyCells(linePathOf(line)),
      textCell(line.denialReasons.join('; ')),
      textCell(
        line.amounts
          .filter(({ category }) => category === null)
          .map(({ label, cents }) => `${label ?? 'Other'}: ${moneyCell(cents)}`)
          .join('; '),
      ),
    ]),
  ]);
}

const dayCell = (iso: string | null) => (iso === null ? '' : formatDate(iso));
