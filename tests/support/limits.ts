import type { Accumulator } from '#src/domain/spending/accumulators.ts';

/** A member's deductible in network, of which a part is used. */
export const limit = (changes: Partial<Accumulator> = {}): Accumulator => ({
  scope: 'individual',
  memberId: 'M1',
  category: 'medical',
  network: 'in',
  type: 'deductible',
  allowed: 150_000,
  used: 61_734,
  unit: 'cents',
  ...changes,
});
