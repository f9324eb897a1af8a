import type { PlanTierCost } from './tier-price.ts';

/** A plan as a drug formulary service has it. */
export interface DrugPlan {
  id: string;
  identifiers: readonly string[];
  /** The names of the plan, other names among them. */
  names: readonly string[];
  /** YYYY-MM-DD, or null while open. */
  start: string | null;
  end: string | null;
  /** The ids of its drug lists, with their names; null if unknown. */
  lists: readonly { id: string; name: string | null }[];
  costs: readonly PlanTierCost[];
}

/** The codes and names of a member's plan. */
export interface PlanNames {
  /** The codes of the coverage's class of type plan. */
  codes: readonly string[];
  names: readonly string[];
}

/** The drug lists and costs of the member's plan, among those of the service. */
export type MembersDrugPlan = Pick<DrugPlan, 'lists' | 'costs'>;

/**
 * Returns the member's own among plans: by its identifier, else by its name, without case. Of plans of several years
 * that of today counts; a plan without a drug list is skipped.
 * @param today YYYY-MM-DD
 */
export function drugPlanOf(
  plans: readonly DrugPlan[],
  { codes, names }: PlanNames,
  today: string,
): MembersDrugPlan | null {
  const listed = plans.filter(({ lists }) => lists.length > 0);
  const byCode = listed.filter((plan) => meet(plan.identifiers, codes));
  const matches = byCode.length > 0 ? byCode : listed.filter((plan) => meet(plan.names, names));
  const current = matches.filter(
    ({ start, end }) => (start === null || start <= today) && (end === null || end >= today),
  );
  const counted = current.length > 0 ? current : matches;
  if (counted.length === 0) return null;
  return {
    lists: [
      ...new Map(counted.flatMap(({ lists }) => lists).map((list) => [list.id, list])).values(),
    ],
    costs: counted.flatMap(({ costs }) => costs),
  };
}

function meet(some: readonly string[], others: readonly string[]): boolean {
  const foldedOthers = new Set(others.map(folded).filter(Boolean));
  return some.some((text) => foldedOthers.has(folded(text)));
}

const folded = (text: string): string => text.trim().toLowerCase();
