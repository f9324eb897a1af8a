import { csvOf, moneyCell, textCell } from '#src/domain/data/csv.ts';
import { decidedOn, type Claim } from './claim.ts';
import type { ClaimRow } from './claim-row.ts';
import { usedOf } from './next-step.ts';
import {
  costColumns,
  lineCosts,
  type CostBreakdown,
} from '#src/domain/claims/amounts/cost-breakdown.ts';

/** The headings of a file's columns. */
export interface ColumnWords {
  claimNumber: string;
  serviceStart: string;
  serviceEnd: string;
  processed: string;
  member: string;
  provider: string;
  kind: string;
  status: string;
  line: string;
  serviceDate: string;
  service: string;
  quantity: string;
  reason: string;
  otherAmounts: string;
  money: Record<MoneyColumn, string>;
  /** The payments toward the member's share. */
  settled: Record<'account' | 'member' | 'pickup', string>;
}

/** The words of the cells, for every kind of file. */
export interface CellWords {
  columns: ColumnWords;
  /** Formats a day, YYYY-MM-DD. */
  day: (iso: string) => string;
  /** An amount that fits no column. */
  otherAmount: string;
}

/** The words that claims are described with. */
export interface ClaimWords extends CellWords {
  statusOf: (row: ClaimRow) => string;
  kindOf: (row: ClaimRow) => string;
  memberOf: (row: ClaimRow) => string;
}

type MoneyColumn = (typeof moneyColumns)[number][0];
const moneyColumns = [
  ...costColumns,
  ['share', ({ memberResponsibility }: CostBreakdown) => memberResponsibility],
] as const;
const moneyTitles = ({ money }: ColumnWords) => moneyColumns.map(([name]) => money[name]);
const moneyCells = (costs: CostBreakdown) =>
  moneyColumns.map(([, cents]) => moneyCell(cents(costs)));

const paidBy = ['account', 'member', 'pickup'] as const;

/** Returns every row of a list of claims as comma-separated values. */
export function claimsCsv(rows: readonly ClaimRow[], words: ClaimWords): string {
  const { columns } = words;
  return csvOf([
    [
      ...[columns.claimNumber, columns.serviceStart, columns.serviceEnd, columns.processed],
      ...[columns.member, columns.provider, columns.kind, columns.status],
      ...moneyTitles(columns),
      ...paidBy.map((by) => columns.settled[by]),
    ],
    ...rows.map((row) => [
      textCell(row.claim.claimNumber),
      dayCell(row.claim.serviceStart, words),
      dayCell(row.claim.serviceEnd, words),
      dayCell(decidedOn(row.claim), words),
      textCell(words.memberOf(row)),
      textCell(row.claim.providerName),
      textCell(words.kindOf(row)),
      textCell(words.statusOf(row)),
      ...moneyCells({ ...row.costs, memberResponsibility: row.owed }),
      ...paidBy.map((by) => moneyCell(usedOf(row.nextStep, by))),
    ]),
  ]);
}

/** Returns the lines of one claim as comma-separated values. */
export function claimLinesCsv({ lines }: Pick<Claim, 'lines'>, words: CellWords): string {
  const { columns } = words;
  return csvOf([
    [
      ...[columns.line, columns.serviceDate, columns.service, columns.quantity],
      ...moneyTitles(columns),
      ...[columns.reason, columns.otherAmounts],
    ],
    ...lines.map((line) => [
      String(line.sequence),
      dayCell(line.servicedOn, words),
      textCell(line.service),
      line.quantity === null ? '' : String(line.quantity),
      ...moneyCells(lineCosts(line)),
      textCell(line.denialReasons.join('; ')),
      textCell(
        line.amounts
          .filter(({ category, currency }) => category === null || currency !== undefined)
          .map(({ label, cents, currency = '' }) =>
            `${label ?? words.otherAmount}: ${currency} ${moneyCell(cents)}`.replace(':  ', ': '),
          )
          .join('; '),
      ),
    ]),
  ]);
}

const dayCell = (iso: string | null, { day }: CellWords) => (iso === null ? '' : day(iso));
