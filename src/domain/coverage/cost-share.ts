/** The member's share of the cost of a kind of service. */
export interface CostShare {
  /** The payer's code, lower case. */
  code: string;
  /** The payer's words; empty without a label. */
  label: string;
  subject: CostSubject;
  network: CostNetwork;
  /** Null when the payer sent no value. */
  value: CostValue | null;
}

/** Cents, percent, a span of time, no limit, or only the payer's own words. */
export type CostValue =
  | { kind: 'money'; cents: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'span'; count: number; unit: 'days' | 'months' | 'years' }
  | { kind: 'unlimited' }
  | { kind: 'text'; text: string };

/** The subject of a cost: a kind of care, a tier of drugs, a yearly limit, or a waiting period. */
export type CostSubject = 'care' | 'drugs' | 'limits' | 'waiting';

/** Whether a cost is for providers in the network; null where the payer does not say. */
export type CostNetwork = 'in' | 'out' | null;
