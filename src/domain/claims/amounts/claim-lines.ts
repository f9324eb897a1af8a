import type { StatedAmount } from '#src/domain/claims/amounts/amounts.ts';
import { lineCosts } from '#src/domain/claims/amounts/cost-breakdown.ts';

export interface ClaimLine {
  /** The payer's number of the line; lines that the payer added come last. */
  sequence: number;
  /** The service, in the payer's words; null without a text. */
  service: string | null;
  servicedOn: string | null;
  quantity: number | null;
  amounts: readonly StatedAmount[];
  network: NetworkStatus | null;
  denialReasons: readonly string[];
  noteNumbers: readonly number[];
  wasAddedByPayer: boolean;
}

export type NetworkStatus = 'in' | 'out' | 'other';

/** Whether the plan paid something of a line, to any payee. */
export const isLinePaid = (line: Pick<ClaimLine, 'amounts'>): boolean =>
  (lineCosts(line).planPaid ?? 0) > 0;

/** Whether a line was denied. On a paid line, a reason says why it was not paid in full. */
export const isLineDenied = (line: Pick<ClaimLine, 'amounts' | 'denialReasons'>): boolean =>
  line.denialReasons.length > 0 && !isLinePaid(line);
