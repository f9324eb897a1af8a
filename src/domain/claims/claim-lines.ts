import type { StatedAmount } from './amounts.ts';

export interface ClaimLine {
  /** As the payer numbers it; lines that the payer added come last. */
  sequence: number;
  /** What was done, in the payer's words; null when it says nothing. */
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
