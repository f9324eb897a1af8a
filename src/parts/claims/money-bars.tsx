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
import styles from './money-bars.module.css';

interface Bar {
  name: string;
  cents: number;
  /** The start of the bar, in cents from the left. */
  from: number;
  variant: 'whole' | 'off' | 'paid' | 'other' | 'owed' | 'part';
  /** The glossary's word for it; undefined for a name that everyone understands. */
  word?: GlossaryWord | undefined;
}

/** The cost breakdown as bars to scale, each with its figure. */
export function MoneyBars({
  costs,
  label,
  shareName,
  payments = [],
  paidName = amountNames.benefit,
  discountName = amountNames.discount,
  explains = false,
}: {
  costs: CostBreakdown;
  /** The accessible name of the bars. */
  label: string;
  shareName: string;
  /** The payments toward the share, drawn below it; in cents. */
  payments?: readonly { name: string; cents: number }[];
  /** The name of the plan's part, where it has not been paid. */
  paidName?: string;
  /** The name of what the allowed amount is below the bill. */
  discountName?: string;
  /** Whether insurance words among the names are explained. */
  explains?: boolean;
}) {
  const bars = [
    ...barsOf(costs, { shareName, paidName, discountName }),
    ...paymentBars(costs, payments),
  ];
  if (!isDrawn(bars)) return null;
  const totalCents = lengthOf(bars);
  const percent = (cents: number) => `${(cents / totalCents) * 100}%`;
  return (
    <Stack as="ol" gap="2" aria-label={label}>
      {bars.map(({ name, cents, from, variant, word }) => (
        <li key={name} className={classNames(styles['bar'], styles[variant])}>
          <span className={styles['name']}>
            {explains && word ? (
              <Term of={word} isDotted>
                {name}
              </Term>
            ) : (
              name
            )}
          </span>
          <span className={classNames(styles['track'], utility('side-by-side'))} aria-hidden="true">
            <span
              className={styles['fill']}
              style={{ width: percent(cents), marginInlineStart: percent(from) }}
            />
          </span>
          <span className={classNames(styles['figure'], utility('strong', 'numbers', 'text-end'))}>
            {formatCents(cents)}
          </span>
        </li>
      ))}
    </Stack>
  );
}

const lengthOf = (bars: readonly Bar[]) => Math.max(...bars.map(({ from, cents }) => from + cents));

/** Whether there is a whole with parts. A reversed amount cannot be drawn as a part of a whole. */
const isDrawn = (bars: readonly Bar[]) =>
  bars.length > 1 && lengthOf(bars) > 0 && bars.every(({ cents, from }) => cents >= 0 && from >= 0);

/** Whether a cost breakdown is drawn as bars. */
export const areBarsDrawn = (costs: CostBreakdown): boolean =>
  isDrawn(barsOf(costs, { shareName: '', paidName: '', discountName: '' }));

/** Payments toward the share, from the left of its bar on. */
function paymentBars(
  { planPaid, otherInsurance }: CostBreakdown,
  payments: readonly { name: string; cents: number }[],
): Bar[] {
  let startCents = (planPaid ?? 0) + (otherInsurance ?? 0);
  return payments.map(({ name, cents }) => {
    const from = startCents;
    startCents += cents;
    return { name, cents, from, variant: 'other' };
  });
}

function barsOf(
  costs: CostBreakdown,
  { shareName, paidName, discountName }: Record<'shareName' | 'paidName' | 'discountName', string>,
): Bar[] {
  const { billed, discount, allowed, planPaid, otherInsurance, memberResponsibility, parts } =
    costs;
  const paid = planPaid ?? 0;
  const beforeShare = paid + (otherInsurance ?? 0);
  const bars: (Bar | null)[] = [
    bar(amountNames.submitted, billed, 0, 'whole'),
    discount === 0
      ? null
      : bar(
          discountName,
          discount,
          (billed ?? 0) - (discount ?? 0),
          'off',
          discountName === amountNames.discount ? 'discount' : undefined,
        ),
    bar(amountNames.eligible, allowed, 0, 'whole', 'allowedAmount'),
    bar(paidName, planPaid, 0, 'paid'),
    otherInsurance === 0 ? null : bar(amountNames.priorpayerpaid, otherInsurance, paid, 'other'),
    bar(shareName, memberResponsibility, beforeShare, 'owed'),
  ];
  let startCents = beforeShare;
  for (const part of responsibilityParts) {
    const cents = parts[part];
    if (cents === null || cents === 0) continue;
    // A single part equals the share.
    if (cents !== memberResponsibility)
      bars.push(bar(amountNames[part], cents, startCents, 'part', wordsOfParts[part]));
    startCents += cents;
  }
  return bars.filter((moneyBar) => moneyBar !== null);
}

const wordsOfParts = {
  deductible: 'deductible',
  copay: 'copay',
  coinsurance: 'coinsurance',
  noncovered: 'notCovered',
} as const;

const bar = (
  name: string,
  cents: number | null,
  from: number,
  variant: Bar['variant'],
  word?: GlossaryWord,
): Bar | null => (cents === null ? null : { name, cents, from, variant, word });
