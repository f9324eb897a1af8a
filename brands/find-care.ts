import type { ContractType } from '#src/domain/plan/plan.ts';

/** The type of care, as the directory calls it, for plans that have the directory in no menu. */
export const usualSpecialties: Partial<Record<ContractType, string>> = {
  Dental: 'General dentistry',
  Vision: 'Optometry',
};
