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
export function lookBackPeriodStart(today: string): string {
  return `${lookBackDay(today).slice(0, 4)}-01-01`;
}

/** Active, or cancelled with an end date within the last 36 months (section 4, Coverage loading). Days as YYYY-MM-DD. */
export function isWithinLookBack(
  coverage: Pick<Coverage, 'status' | 'periodEnd'>,
  today: string,
): boolean {
  const status = coverage.status.toLowerCase();
  if (status === 'active') return true;
  if (status !== 'cancelled' || coverage.periodEnd === null) return false;
  return coverage.periodEnd.slice(0, 10) >= lookBackDay(today);
}

/** Whether a coverage belongs to the contract (section 5, Coverage filtering). */
export function belongsToContract(
  coverage: Pick<Coverage, 'id' | 'typeCode'>,
  contract: { contractId: string; contractType: ContractType },
): boolean {
  if (!coverage.id.includes(contract.contractId)) return false;
  const type = coverage.typeCode.toLowerCase();
  if (type === 'hip') return true;
  return (type === 'dental' || type === 'vision') && type === contract.contractType.toLowerCase();
}

/** The same day 36 months ago, or the last day of that month where it has no such day. */
function lookBackDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1 - limits.coverageLookBackMonths, 1));
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
  start.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return start.toISOString().slice(0, 10);
}
