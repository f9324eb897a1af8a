import { limits } from './limits.ts';
import type { ContractType } from './plan.ts';

/** One coverage of the health-records service, as the portal reads it (specification, section 3). */
export interface Coverage {
  id: string;
  status: string;
  /** hip, dental, vision …, lower case; empty when the payer sent none. */
  typeCode: string;
  /** YYYY-MM-DD, or null while open. */
  periodStart: string | null;
  periodEnd: string | null;
  groupId: string | null;
  costs: CostShare[];
}

/** What the member pays for a kind of service. */
export interface CostShare {
  /** The payer's code, lower case. */
  code: string;
  label: string;
  /** Cents, or percent; null when the payer sent neither. */
  value: { kind: 'money'; cents: number } | { kind: 'percent'; percent: number } | null;
}

/** The first day of the year the look-back reaches into: `2023-01-01` for any day of November 2026. */
export function lookBackPeriodStart(today: Date): string {
  return `${lookBack(today).getFullYear()}-01-01`;
}

/** Active, or cancelled with an end date within the last 36 months (section 4, Coverage loading). */
export function isWithinLookBack(
  coverage: Pick<Coverage, 'status' | 'periodEnd'>,
  today: Date,
): boolean {
  const status = coverage.status.toLowerCase();
  if (status === 'active') return true;
  if (status !== 'cancelled' || coverage.periodEnd === null) return false;
  return coverage.periodEnd >= localDay(lookBack(today));
}

/** Whether a coverage belongs to the contract (section 5, Coverage filtering). */
export function belongsToContract(
  coverage: Pick<Coverage, 'id' | 'typeCode'>,
  contract: { contractId: string; contractType: ContractType },
): boolean {
  if (!coverage.id.includes(contract.contractId)) return false;
  const type = coverage.typeCode.toLowerCase();
  if (type === 'hip') return true;
  return (
    (type === 'dental' || type === 'vision') && type === contract.contractType.toLowerCase()
  );
}

function lookBack(today: Date): Date {
  const date = new Date(today.getFullYear(), today.getMonth(), 1);
  date.setMonth(date.getMonth() - limits.coverageLookBackMonths);
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(today.getDate(), lastDay));
  return date;
}

function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
