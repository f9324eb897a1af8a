import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import {
  responsibilityParts,
  type CostBreakdown,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import { amountNames } from '#content/claim-amounts.ts';
import type { GlossaryWord } from '#src/catalogue/glossary.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { Term } from '#src/parts/text/term.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './money-flow.module.css';

interface Amount {
  name: string;
  cents: number;
  /** The start of its part of the bar, in cents from the left. */
  from: number;
  /** `total` and `detail` have no part in the bar: they add up others, or divide one. */
  variant: 'total' | 'off' | 'paid' | 'other' | 'owed' | 'detail';
  /** The glossary's word for it; undefined for a name that everyone understands. */
  word?: GlossaryWord | undefined;
}

interface Payment {
  name: string;
  cents: number;
  isOwed?: boolean;
}

/** The cost breakdown as one bar to scale, from what was billed to the member's share, with each figure below it. */
export function MoneyFlow({
  costs,
  label,
  shareName,
  isShareBilled = true,
  payments = [],
  paidName = amountNames.benefit,
  discountName = amountNames.discount,
  explains = false,
}: {
  costs: CostBreakdown;
  /** The accessible name of the figures. */
  label: string;
  shareName: string;
  /** Whether the provider may bill the share. */
  isShareBilled?: boolean;
  /** Payments toward the share, and the rest of it: they divide its part of the bar. */
  payments?: readonly Payment[];
  /** The name of the plan's part, where it has not been paid. */
  paidName?: string;
  /** The name of what the allowed amount is below the bill. */
  discountName?: string;
  /** Whether insurance words among the names are explained. */
  explains?: boolean;
}) {
  const decided = amountsOf(costs, { shareName, paidName, discountName });
  if (!isDrawn(decided)) return null;
  const amounts = [...decided, ...paymentsIn(costs, payments)].map((entry): Amount => {
    if (entry.name !== shareName) return entry;
    // Its payments and what is left of it are drawn in its place.
    if (payments.length > 0) return { ...entry, variant: 'total' };
    return isShareBilled ? entry : { ...entry, variant: 'off' };
  });
  const totalCents = lengthOf(amounts);
  const percent = (cents: number) => `${(cents / totalCents) * 100}%`;
  return (
    <Stack gap="3">
      <div className={classNames(styles['bar'], utility('relative'))} aria-hidden="true">
        {amounts.map(({ name, cents, from, variant }) => (
          <span
            key={name}
            className={styles[variant]}
            style={{ insetInlineStart: percent(from), width: percent(cents) }}
          />
        ))}
      </div>
      <ol aria-label={label} className={styles['amounts']}>
        {amounts.map(({ name, cents, variant, word }) => (
          <li key={name} className={styles[variant]}>
            <span className={classNames(styles['name'], utility('small', 'secondary'))}>
              {explains && word ? (
                <Term of={word} isDotted>
                  {name}
                </Term>
              ) : (
                name
              )}
            </span>
            <span className={classNames(styles['figure'], utility('strong', 'numbers'))}>
              {formatCents(cents)}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

const lengthOf = (amounts: readonly Amount[]) =>
  Math.max(...amounts.map(({ from, cents }) => from + cents));

/** Whether there is a whole with parts. A reversed amount cannot be drawn as a part of a whole. */
const isDrawn = (amounts: readonly Amount[]) =>
  amounts.length > 1 && lengthOf(amounts) > 0 && amounts.every(({ cents }) => cents >= 0);

/** Whether a cost breakdown is drawn as a bar. */
export const isFlowDrawn = (costs: CostBreakdown): boolean =>
  isDrawn(amountsOf(costs, { shareName: '', paidName: '', discountName: '' }));

/** Payments toward the share, from its start on. */
function paymentsIn(costs: CostBreakdown, payments: readonly Payment[]): Amount[] {
  let startCents = shareStart(costs);
  return payments.map(({ name, cents, isOwed = false }) => {
    const from = startCents;
    startCents += cents;
    return { name, cents, from, variant: isOwed ? 'owed' : 'other' };
  });
}

/** Returns where the member's share starts in the bar, in cents. */
const shareStart = ({ discount, planPaid, otherInsurance }: CostBreakdown): number =>
  (discount ?? 0) + (planPaid ?? 0) + (otherInsurance ?? 0);

function amountsOf(
  costs: CostBreakdown,
  { shareName, paidName, discountName }: Record<'shareName' | 'paidName' | 'discountName', string>,
): Amount[] {
  const { billed, discount, allowed, planPaid, otherInsurance, memberResponsibility, parts } =
    costs;
  const off = discount ?? 0;
  // Such a discount is no part of the bill.
  if (off > (billed ?? 0)) return [];
  const amounts: (Amount | null)[] = [
    amount(amountNames.submitted, billed, 0, 'total'),
    discount === 0
      ? null
      : amount(
          discountName,
          discount,
          0,
          'off',
          discountName === amountNames.discount ? 'discount' : undefined,
        ),
    amount(amountNames.eligible, allowed, off, 'total', 'allowedAmount'),
    amount(paidName, planPaid, off, 'paid'),
    otherInsurance === 0
      ? null
      : amount(amountNames.priorpayerpaid, otherInsurance, off + (planPaid ?? 0), 'other'),
    amount(shareName, memberResponsibility, shareStart(costs), 'owed'),
  ];
  for (const part of responsibilityParts) {
    const cents = parts[part];
    // A single part equals the share.
    if (cents !== null && cents !== 0 && cents !== memberResponsibility)
      amounts.push(amount(amountNames[part], cents, 0, 'detail', wordsOfParts[part]));
  }
  return amounts.filter((entry) => entry !== null);
}

const wordsOfParts = {
  deductible: 'deductible',
  copay: 'copay',
  coinsurance: 'coinsurance',
  noncovered: 'notCovered',
} as const;

const amount = (
  name: string,
  cents: number | null,
  from: number,
  variant: Amount['variant'],
  word?: GlossaryWord,
): Amount | null => (cents === null ? null : { name, cents, from, variant, word });
