import { planKey, type Plan } from './plan.ts';

/** Whether a plan covers care today. Days as YYYY-MM-DD. */
export type PlanState =
  | { kind: 'active' }
  | { kind: 'coming'; startsOn: string }
  /** `endedOn` is its last day; null when the insurer only says that it is not active. */
  | { kind: 'ended'; endedOn: string | null };

/**
 * Returns the state of a plan by its dates, which come before what the insurer calls it: a plan that is not active
 * may not have begun. A plan that ends before it begins covers nothing.
 * @param today YYYY-MM-DD
 */
export function planStateOf(
  { isActive, origEffDate, covTermDate }: Pick<Plan, 'isActive' | 'origEffDate' | 'covTermDate'>,
  today: string,
): PlanState {
  if (covTermDate !== null && covTermDate < today) return { kind: 'ended', endedOn: covTermDate };
  if (covTermDate !== null && origEffDate !== null && covTermDate < origEffDate) {
    return { kind: 'ended', endedOn: null };
  }
  if (origEffDate !== null && origEffDate > today) return { kind: 'coming', startsOn: origEffDate };
  return isActive ? { kind: 'active' } : { kind: 'ended', endedOn: null };
}

/**
 * Returns the plan that goes on where one has ended: the only active plan of its type; null without one, or if there
 * are several.
 * @param today YYYY-MM-DD
 */
export function successorOf(plan: Plan, plans: readonly Plan[], today: string): Plan | null {
  const [only = null, ...others] = plans.filter(
    (other) =>
      other.contractType === plan.contractType &&
      planKey(other) !== planKey(plan) &&
      planStateOf(other, today).kind === 'active',
  );
  return others.length === 0 ? only : null;
}
