import type { AmountCategory } from './amounts.ts';
import {
  costBreakdownOf,
  sumOfKnown,
  type CostBreakdown,
  type MoneyFacts,
} from './cost-breakdown.ts';
import type { Figure } from './figures.ts';

/** A contradiction between the payer's own amounts. They are shown as they are. */
export type Disagreement =
  | { kind: 'lines'; category: AmountCategory; stated: number; ofLines: number }
  | { kind: 'twice'; category: AmountCategory; stated: readonly number[] }
  /** Billed less discount is not what the payer allowed. */
  | { kind: 'allowed'; expected: number; stated: number }
  /** The allowed amount is not the sum of the plan's payment and the member's share. */
  | { kind: 'split'; expected: number; stated: number }
  /** The parts of the share are not the share. */
  | { kind: 'share'; expected: number; stated: number };

export function disagreementsOf(facts: MoneyFacts): Disagreement[] {
  return [...betweenTotalsAndLines(facts.figures), ...withinTotals(costBreakdownOf(facts))];
}

function betweenTotalsAndLines(figures: readonly Figure[]): Disagreement[] {
  return figures.flatMap(({ category, stated, ofLines, differs }): Disagreement[] => {
    if (stated.length > 1) return [{ kind: 'twice', category, stated }];
    const [total] = stated;
    return differs && total !== undefined && ofLines !== null
      ? [{ kind: 'lines', category, stated: total, ofLines }]
      : [];
  });
}

/**
 * Returns the contradictions within the totals. Payers count what is not covered in or out: a sum counts as right when
 * it is right either way. Only sums whose every amount is known are checked.
 */
function withinTotals(path: CostBreakdown): Disagreement[] {
  const { billed, discount, allowed, planPaid, memberResponsibility, parts } = path;
  const notCovered = parts.noncovered ?? 0;
  const found: Disagreement[] = [];
  if (billed !== null && discount !== null && allowed !== null) {
    const expected = billed - discount;
    if (expected !== allowed && expected - notCovered !== allowed) {
      found.push({ kind: 'allowed', expected, stated: allowed });
    }
  }
  if (allowed !== null && planPaid !== null && memberResponsibility !== null) {
    const expected = planPaid + (path.otherInsurance ?? 0) + memberResponsibility;
    if (expected !== allowed && expected - notCovered !== allowed) {
      found.push({ kind: 'split', expected, stated: allowed });
    }
  }
  const known = sumOfKnown(Object.values(parts));
  if (memberResponsibility !== null && known !== null) {
    if (known !== memberResponsibility && known - notCovered !== memberResponsibility) {
      found.push({ kind: 'share', expected: known, stated: memberResponsibility });
    }
  }
  return found;
}
