import { compare } from '#src/domain/data/compare.ts';
import { csvOf, moneyCell, textCell } from '#src/domain/data/csv.ts';

export const transactionTypes = ['contribution', 'payment', 'reimbursement', 'adjustment'] as const;
export type TransactionType = (typeof transactionTypes)[number];
export const transactionStatuses = ['pending', 'posted', 'denied'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** A movement of money into or out of a health reimbursement account. */
export interface Transaction {
  id: string;
  /** YYYY-MM-DD */
  day: string;
  /** Negative when money leaves the account. */
  cents: number;
  description: string | null;
  /** One of {@link transactionTypes}, or another as the insurer calls it; null when it does not say. */
  type: string | null;
  /** One of {@link transactionStatuses}, or another; null when the insurer does not say. */
  status: string | null;
  claimId: string | null;
}

/** Returns the cents that a transaction moves. A denied one moves nothing, however much was requested. */
export const movedCents = ({ status, cents }: Pick<Transaction, 'status' | 'cents'>): number =>
  status === 'denied' ? 0 : cents;

export interface TransactionFilters {
  type?: string | undefined;
  status?: string | undefined;
}

/** Returns the transactions that fit, the newest first, from any order. */
export const filterTransactions = (
  all: readonly Transaction[],
  { type, status }: TransactionFilters,
): Transaction[] =>
  all
    .filter((transaction) => type === undefined || transaction.type === type)
    .filter((transaction) => status === undefined || transaction.status === status)
    .toSorted((a, b) => compare(b.day, a.day));

/** The headings of the file's columns, and how cells are written. */
export interface TransactionsFileWords {
  columns: Record<'date' | 'description' | 'type' | 'status' | 'amount', string>;
  /** Formats a day, YYYY-MM-DD. */
  day: (iso: string) => string;
  /** With the member's name, where claims can be requested for several people. */
  descriptionOf: (transaction: Transaction) => string;
  typeOf: (transaction: Transaction) => string;
  statusOf: (transaction: Transaction) => string;
}

/** Transactions as comma-separated values, in the order given. */
export const transactionsCsv = (
  all: readonly Transaction[],
  { columns, day, descriptionOf, typeOf, statusOf }: TransactionsFileWords,
): string =>
  csvOf([
    [columns.date, columns.description, columns.type, columns.status, columns.amount],
    ...all.map((transaction) => [
      day(transaction.day),
      textCell(descriptionOf(transaction)),
      textCell(typeOf(transaction)),
      textCell(statusOf(transaction)),
      moneyCell(movedCents(transaction)),
    ]),
  ]);
