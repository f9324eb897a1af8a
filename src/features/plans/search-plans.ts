import { foldLetters, searchWords } from '#src/domain/data/fold-letters.ts';
import { formatDate } from '#content/formats.ts';
import { contractTypeNames } from '#content/plans.ts';
import type { Plan } from '#src/domain/plan/plan.ts';

/** The plans in which every word is found: in the name, the type, an ID or the start date. */
export function searchPlans(plans: readonly Plan[], words: string): Plan[] {
  const wanted = searchWords(words);
  return plans.filter((plan) => {
    const text = foldLetters(
      [
        plan.lobDisplayName,
        plan.displayName,
        contractTypeNames[plan.contractType],
        plan.memberId,
        plan.contractId,
        plan.origEffDate === null ? '' : formatDate(plan.origEffDate),
      ].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}
