import type { AmountCategory, StatedAmount } from './amounts.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import type { ClaimLine } from './claim-lines.ts';
import { costBreakdownOf } from './cost-breakdown.ts';

/** An amount without a column among a claim's services, in cents. */
export type OtherAmount = Pick<StatedAmount, 'cents' | 'currency'> &
  (
    | { kind: 'known'; category: AmountCategory }
    | { kind: 'payment' }
    /** With the payer's own words; null without a text. */
    | { kind: 'named'; label: string | null }
  );

/** Amounts that no column shows in full; a column may include a part of them. */
const withoutColumn: ReadonlySet<AmountCategory> = new Set<AmountCategory>([
  'paidtoprovider',
  'paidtopatient',
  'paidbypatient',
  'paidbypatientcash',
  'paidbypatientother',
  'paidbypatienthealthaccount',
  'drugcost',
]);

/**
 * Returns each amount that is stated of the whole claim and that no column shows. An amount that is stated more than
 * once is shown among the disagreements.
 */
export function amountsBeside(
  claim: Pick<Claim, 'figures' | 'otherAmounts' | 'paymentCents'>,
): OtherAmount[] {
  const { figures, otherAmounts, paymentCents } = claim;
  return [
    ...figures.flatMap(({ category, stated }) => {
      const [only, ...more] = stated;
      return only === undefined || more.length > 0 || !withoutColumn.has(category)
        ? []
        : [{ kind: 'known' as const, category, cents: only }];
    }),
    ...(paymentCents === null || paymentCents === costBreakdownOf(claim).planPaid
      ? []
      : [{ kind: 'payment' as const, cents: paymentCents }]),
    ...otherAmounts.map(readAsOther),
  ];
}

/**
 * Returns each amount of one line that no column shows, and the single amounts of what a line states more than once.
 */
export function lineAmountsBeside({ amounts }: Pick<ClaimLine, 'amounts'>): OtherAmount[] {
  return amounts
    .filter(
      ({ category, currency }, index) =>
        category === null ||
        currency !== undefined ||
        withoutColumn.has(category) ||
        amounts.some((other, at) => at !== index && other.category === category),
    )
    .map(readAsOther);
}

const readAsOther = ({ category, label, ...amount }: StatedAmount): OtherAmount =>
  category === null ? { ...amount, kind: 'named', label } : { ...amount, kind: 'known', category };
