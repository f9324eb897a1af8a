import type { CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';
import type { DrugEntry } from '#src/domain/pharmacy/drug.ts';

/** An entry of a drug list without limits, in the lowest tier unless given otherwise. */
export const drugEntry = (more: Partial<DrugEntry> = {}): DrugEntry => ({
  id: 'item-1',
  list: 'list-1',
  drugId: 'drug-1',
  name: 'Metformin 500 mg tablet',
  otherNames: [],
  form: null,
  tier: { code: 'preferred-generic', label: 'Tier 1 preferred generic' },
  limits: { priorAuthorization: 'no', stepTherapy: 'no', quantityLimit: 'no' },
  supplies: [],
  start: null,
  end: null,
  alternatives: [],
  ...more,
});

/** Returns a coverage's cost of drugs of a tier. */
export const tierCost = (
  code: string,
  label: string,
  value: CostValue | null,
  more: Partial<CostShare> = {},
): CostShare => ({ code, label, subject: 'drugs', network: null, value, ...more });
