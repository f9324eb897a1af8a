import type { BillValues } from '#content/bill-check.ts';
import type { BillCheck } from '#src/domain/claims/bill-check.ts';
import { formatCents } from '#src/domain/format/formats.ts';

/** Returns the amounts of a comparison as text. @param asked cents */
export function billValues(asked: number, check: BillCheck): BillValues {
  const amount = (name: 'owed' | 'over' | 'paid') =>
    name in check ? formatCents((check as Partial<Record<typeof name, number>>)[name] ?? 0) : '';
  return {
    asked: formatCents(asked),
    owed: amount('owed'),
    over: amount('over'),
    paid: amount('paid'),
  };
}
