import { lookBackDay } from './days.ts';
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

/**
 * A plan's coverages: active, or cancelled within the look-back, newest first.
 * @param all of everybody on the contract
 * @param today YYYY-MM-DD
 */
export function coveragesOf(
  all: readonly Coverage[],
  plan: { contractId: string; contractType: ContractType },
  today: string,
): Coverage[] {
  return all
    .filter((item) => isWithinLookBack(item, today) && belongsToContract(item, plan))
    .toSorted((a, b) => (b.periodStart ?? '').localeCompare(a.periodStart ?? ''));
}

/** The group a member is insured with, by the coverages of their plan; null when none names one. */
export const groupOf = (coverages: readonly Coverage[]): string | null =>
  coverages.find(({ groupId }) => groupId !== null)?.groupId ?? null;

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
