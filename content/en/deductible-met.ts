import type { ContractType } from '#src/domain/plan/plan.ts';
import type { DeductibleMet } from '#src/domain/spending/deductible-met.ts';

const kinds: Record<ContractType, string> = {
  Medical: 'medical',
  Dental: 'dental',
  Vision: 'vision',
};

/** The notice that a deductible is met, shown once per plan year. */
export const deductibleMetWords = {
  title: ({
    scope,
    contractType,
    firstYear,
    lastYear,
  }: Pick<DeductibleMet, 'scope'> & {
    contractType: ContractType;
    firstYear: string;
    lastYear: string;
  }) => {
    const year = firstYear === lastYear ? firstYear : `${firstYear}–${lastYear}`;
    return scope === 'individual'
      ? `You’ve met your ${year} ${kinds[contractType]} deductible.`
      : `Your family has met its ${year} ${kinds[contractType]} deductible.`;
  },
  next: 'From here, your plan pays its share of covered care in your network.',
  /** The costs that remain for the member, by the status of the out-of-pocket maximum. */
  still: {
    ahead: 'You may still pay copays or coinsurance until you reach your out-of-pocket maximum.',
    met: null,
    none: 'You may still pay copays or coinsurance.',
  },
  dismiss: 'Got it',
} as const;
