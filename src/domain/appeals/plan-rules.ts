import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { brandOf, isMedicareBrand } from '#src/domain/plan/brand.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { appealPlanKinds, type AppealPlanKind } from './appeal-rules.ts';

/**
 * Returns the kind of plan whose appeal rules apply: as the insurer says, otherwise Medicare Advantage's for a Medicare
 * brand and those for commercial plans for every other.
 */
export function appealPlanKind(
  plan: Pick<Plan, 'tier1'>,
  rules: string | undefined,
): AppealPlanKind {
  const named = rules === undefined ? null : parseEnum(appealPlanKinds, rules);
  return named ?? (isMedicareBrand(brandOf(plan.tier1)) ? 'medicareAdvantage' : 'commercial');
}
