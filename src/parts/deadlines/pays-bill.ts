import { holds } from '#src/domain/plan/right-rules.ts';
import { memberFacts, type Selection } from '#src/portal/plan/plan-store.ts';

/** Whether the member pays the plan's bill, and may see it. */
export const paysBill = (selection: Selection, now: Date): boolean =>
  selection.plan.isPolicyHolder &&
  holds('payment', { ...memberFacts(selection, now), named: null });
