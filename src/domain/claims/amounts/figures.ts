import { amountCategories, type AmountCategory, type StatedAmount } from './amounts.ts';

/** One figure of a claim, and its source. */
export interface Figure {
  category: AmountCategory;
  /** The claim's totals as the payer states them: more than one when the payer states it twice. */
  stated: readonly number[];
  /** The lines' amounts added up, in cents; null when no line has one. */
  ofLines: number | null;
  /** There are lines, and each of them has such an amount. */
  isInEveryLine: boolean;
  /** The amount to use, in cents: the one total, else the lines' sum; null when there is neither, or two totals. */
  cents: number | null;
  /** The payer's total and the lines' sum are two different amounts. */
  differs: boolean;
}

/** Returns the categories a claim has. Nothing is corrected: a difference is reported, two totals are not added. */
export function figuresOf(
  ofTotal: readonly StatedAmount[],
  ofLines: readonly (readonly StatedAmount[])[],
): Figure[] {
  const totals = ofTotal.filter(isInDollars);
  const lines = ofLines.map((line) => line.filter(isInDollars));
  const all = lines.flat();
  const categories = new Set([...totals, ...all].map(({ category }) => category));
  return amountCategories
    .filter((category) => categories.has(category))
    .map((category): Figure => {
      const stated = totals
        .filter((total) => total.category === category)
        .map(({ cents }) => cents);
      const ofLines = sumOf(all.filter((amount) => amount.category === category));
      const isInEveryLine =
        ofLines !== null &&
        lines.every((line) => line.some((amount) => amount.category === category));
      const [first, ...more] = stated;
      const only = more.length === 0 ? (first ?? null) : null;
      return {
        category,
        stated,
        ofLines,
        isInEveryLine,
        cents: stated.length === 0 ? ofLines : only,
        differs: only !== null && ofLines !== null && only !== ofLines,
      };
    });
}

const isInDollars = ({ currency }: StatedAmount): boolean => currency === undefined;

/** Returns the amount to use for a category, in cents; null when the claim does not say. */
export function centsOf(figures: readonly Figure[], category: AmountCategory): number | null {
  return figures.find((figure) => figure.category === category)?.cents ?? null;
}

/** Returns the sum of amounts; null for an empty list, because a missing amount is not $0.00. */
function sumOf(amounts: readonly StatedAmount[]): number | null {
  return amounts.length === 0 ? null : amounts.reduce((sum, { cents }) => sum + cents, 0);
}
