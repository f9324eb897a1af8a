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
function withinTotals(costs: CostBreakdown): Disagreement[] {
  const { billed, discount, allowed, planPaid, memberResponsibility, parts } = costs;
  const notCovered = parts.noncovered ?? 0;
  const sums = [
    {
      kind: 'allowed',
      expected: billed === null || discount === null ? null : billed - discount,
      stated: allowed,
    },
    {
      kind: 'split',
      expected:
        planPaid === null || memberResponsibility === null
          ? null
          : planPaid + (costs.otherInsurance ?? 0) + memberResponsibility,
      stated: allowed,
    },
    { kind: 'share', expected: sumOfKnown(Object.values(parts)), stated: memberResponsibility },
  ] as const;
  return sums.flatMap(({ kind, expected, stated }) => {
    if (expected === null || stated === null) return [];
    const isRight = expected === stated || expected - notCovered === stated;
    return isRight ? [] : [{ kind, expected, stated }];
  });
}

/**
 * Whether a part of the bill is left beyond what the plans paid and the member's share, which a provider outside the
 * network may bill for; true where the claim doesn't say.
 */
export function leavesBalance({
  billed,
  planPaid,
  otherInsurance,
  memberResponsibility,
}: CostBreakdown): boolean {
  if (billed === null || memberResponsibility === null) return true;
  return billed > (planPaid ?? 0) + (otherInsurance ?? 0) + memberResponsibility;
}
