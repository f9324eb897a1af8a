import type { BillValues } from '#content/bill-check.ts';
import type { BillCheck } from '#src/domain/claims/bill-check.ts';
import { formatCents } from '#src/domain/format/formats.ts';

/**
 * Returns the amounts of a comparison as text; empty for a missing amount.
 * @param asked cents
 */
export const billValues = (asked: number, check: BillCheck): BillValues => ({
  asked: formatCents(asked),
  owed: 'owed' in check ? formatCents(check.owed) : '',
  owesNothing: 'owed' in check && check.owed === 0,
  over: 'over' in check ? formatCents(check.over) : '',
  paid: 'paid' in check ? formatCents(check.paid) : '',
});
