import type { CostBreakdown } from './cost-breakdown.ts';

/**
 * The columns in which tables and files list a breakdown, before the member's share. Apart from the breakdown, which
 * every page loads.
 */
export const costColumns = [
  ['billed', ({ billed }) => billed],
  ['discount', ({ discount }) => discount],
  ['allowed', ({ allowed }) => allowed],
  ['planPaid', ({ planPaid }) => planPaid],
  ['otherInsurance', ({ otherInsurance }) => otherInsurance],
  ['deductible', ({ parts }) => parts.deductible],
  ['copay', ({ parts }) => parts.copay],
  ['coinsurance', ({ parts }) => parts.coinsurance],
  ['noncovered', ({ parts }) => parts.noncovered],
] as const satisfies readonly (readonly [
  name: string,
  cents: (path: CostBreakdown) => number | null,
])[];
