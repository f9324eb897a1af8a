import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { usedOf, type NextStep } from '#src/domain/claims/next-step.ts';
import { owedOf, type Owed, type Sum } from './owed-sum.ts';

/** The totals of a set of claims, in cents. The billed amount less all other lines is the amount that may be owed. */
export interface ClaimsSums {
  billed: Sum;
  /** The amounts that take the bills down to what may be owed, in this order; amounts of nothing are left out. */
  lessened: readonly { name: LessName; cents: number }[];
  owed: Owed;
  /** Claims in these sums. */
  counted: number;
  /** Claims that are not decided. */
  undecided: number;
  /** Claims that were reversed, replaced or canceled. */
  undone: number;
}

/**
 * `account`, `member`, `pickup`: paid toward the member's share. `open`: not settled. `won`: was refused, and is not owed.
 * `unexplained`: the claims do not say.
 */
export const lessNames = [
  'discount',
  'planPaid',
  'otherInsurance',
  'account',
  'member',
  'pickup',
  'won',
  'unexplained',
  'open',
] as const;
export type LessName = (typeof lessNames)[number];

/** Computes the sums without lists in between: added up again for each keystroke in a long history. */
export function sumsOf(rows: readonly ClaimRow[]): ClaimsSums {
  const less = new Map<LessName, number>();
  const add = (name: LessName, cents: number | null) => {
    if (cents !== null) less.set(name, (less.get(name) ?? 0) + cents);
  };
  const billed = newSum();
  let counted = 0;
  let undecided = 0;
  for (const { costs, nextStep } of rows) {
    if (!nextStep.counts) {
      if (nextStep.owed === null) undecided += 1;
      continue;
    }
    counted += 1;
    addTo(billed, costs.billed);
    const byAccount = usedOf(nextStep, 'account');
    const byMember = usedOf(nextStep, 'member');
    const atPickup = usedOf(nextStep, 'pickup');
    const explained =
      (costs.discount ?? 0) +
      (costs.planPaid ?? 0) +
      (costs.otherInsurance ?? 0) +
      byAccount +
      byMember +
      atPickup +
      (nextStep.open ?? 0) +
      (nextStep.owed ?? 0);
    add('account', byAccount);
    add('member', byMember);
    add('pickup', atPickup);
    add('discount', costs.discount);
    add('planPaid', costs.planPaid);
    add('otherInsurance', costs.otherInsurance);
    add('open', nextStep.open);
    add(isWon(nextStep) ? 'won' : 'unexplained', (costs.billed ?? 0) - explained);
  }
  return {
    billed,
    lessened: lessNames.flatMap((name) => {
      const cents = less.get(name) ?? 0;
      return cents === 0 ? [] : [{ name, cents }];
    }),
    owed: owedOf(rows),
    counted,
    undecided,
    undone: rows.length - counted - undecided,
  };
}

const isWon = ({ kind }: NextStep): boolean => kind === 'won' || kind === 'won-earlier';

const newSum = (): Sum => ({ cents: null, missing: 0 });

function addTo(sum: Sum, cents: number | null): void {
  if (cents === null) sum.missing += 1;
  else sum.cents = (sum.cents ?? 0) + cents;
}
