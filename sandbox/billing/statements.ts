import { plusDays } from '../seed/calendar.ts';
import type { Contract } from '../seed/model.ts';
import type { Ledger } from './ledger.ts';
import { firstOfNextMonth } from './premiums.ts';

/** A bill as it was written on the first of a month. */
export type Statement = {
  contract: Contract;
  /** First day of the month it bills, YYYY-MM-DD. */
  month: string;
  issuedOn: string;
  /** In cents: the balance before, the payments since the previous bill, the new charges. */
  before: number;
  paid: number;
  charged: number;
  fees: number;
};

/** Returns the due date of the oldest unpaid bill: payments settle the oldest bills first. */
export function dueDateOf(ledger: Ledger, contractId: string, amountDue: number): string | null {
  let rest = amountDue;
  let due: string | null = null;
  for (const { movement, about, day, cents } of ledger.owedBy(contractId).toReversed()) {
    if (rest <= 0) break;
    if (cents <= 0) continue;
    rest -= cents;
    due = movement === 'charge' ? about : day;
  }
  return due;
}

/** One for each month that was charged, the earliest first. */
export function statementsOf(ledger: Ledger, contract: Contract): Statement[] {
  const statements: Statement[] = [];
  let before = 0;
  let paid = 0;
  let fees = 0;
  for (const { movement, about, day, cents } of ledger.owedBy(contract.contractId)) {
    if (movement === 'charge') {
      const month = about;
      statements.push({ contract, month, issuedOn: day, before, paid, charged: cents, fees });
      before += paid + fees + cents;
      paid = 0;
      fees = 0;
    } else if (movement === 'fee') fees += cents;
    // A credited payment is negative here, a returned one positive.
    else paid += cents;
  }
  return statements;
}

/** Returns the amount of a bill, in cents. */
export const amountOf = ({ before, paid, charged, fees }: Statement): number =>
  before + paid + charged + fees;

/** The last day of the month a bill is for. */
export const lastDayOf = (month: string): string => plusDays(firstOfNextMonth(month), -1);
