import { welcomeWords } from '#content/welcome.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';

/** Returns the line under the greeting: the plan that is open, or that was until it ended. */
export function planIntro(plan: Plan, now: Date): string {
  const hasEnded = planStateOf(plan, localDay(now)).kind === 'ended';
  const intro = hasEnded ? welcomeWords.formerIntro : welcomeWords.intro;
  return intro[plan.contractType](plan.lobDisplayName);
}
