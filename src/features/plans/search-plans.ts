import { formatDate } from '#content/formats.ts';
import { contractTypeNames } from '#content/plans.ts';
import type { Plan } from '#src/domain/plan/plan.ts';

/** The plans in which every word is found: in the name, the type, an ID or the start date. */
export function searchPlans(plans: readonly Plan[], words: string): Plan[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return plans.filter((plan) => {
    const text = [
      plan.lobDisplayName,
      plan.displayName,
      contractTypeNames[plan.contractType],
      plan.memberId,
      plan.contractId,
      plan.origEffDate === null ? '' : formatDate(plan.origEffDate),
    ]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
