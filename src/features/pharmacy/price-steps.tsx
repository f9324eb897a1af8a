import { pharmacyWords } from '#content/pharmacy.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { beforeShare, priceForDays } from '#src/domain/pharmacy/fill-cost.ts';
import type { TierPrice } from '#src/domain/pharmacy/tier-price.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './pharmacy.module.css';
import { useDrugLimits } from './use-drug-limits.ts';
import { useLastFill } from './use-last-fill.ts';
import { NextFill } from './fill-steps.tsx';

const words = pharmacyWords.steps;

/** The steps of paying for a drug: the full price until the deductible is met, then the tier's share. */
export function PriceSteps({ prices }: { prices: readonly TierPrice[] }) {
  const { left } = useDrugLimits();
  const steps = prices.flatMap((price) => {
    const before = beforeShare(price, left);
    const cost = shareText(price);
    if (before === null || cost === null) return [];
    const step = words[before]({ cost, left: formatCents(left.deductible ?? 0) });
    return isAbove(price, left.outOfPocket)
      ? [step, words.outOfPocketReached(formatCents(left.outOfPocket ?? 0))]
      : [step];
  });
  return [...new Set(steps)].map((text) => (
    <SecondaryText key={text} as="p">
      {text}
    </SecondaryText>
  ));
}

/** Whether a copay exceeds the remainder of the out-of-pocket maximum. */
function isAbove({ value }: Pick<TierPrice, 'value'>, outOfPocketLeft: number | null): boolean {
  return (
    value.kind === 'money' &&
    outOfPocketLeft !== null &&
    0 < outOfPocketLeft &&
    outOfPocketLeft < value.cents
  );
}

/** Returns the share as text; null for one stated only in the payer's words. */
function shareText({ value, months }: Pick<TierPrice, 'value' | 'months'>): string | null {
  const amount = amountText(value);
  if (amount === null) return null;
  return months === null ? amount : words.forDays(amount, months * 30);
}

function amountText(value: CostValue): string | null {
  if (value.kind === 'money') return value.cents === 0 ? words.nothing : formatCents(value.cents);
  if (value.kind !== 'percent') return null;
  return value.percent === 0 ? words.nothing : words.ofPrice(costText(value));
}

/**
 * The computation for a drug that the member has filled, at the price of that fill; nothing where its price is
 * unavailable.
 */
export function AtLastPrice({ drug, prices }: { drug: string; prices: readonly TierPrice[] }) {
  const { left } = useDrugLimits();
  const fill = useLastFill(drug);
  const price = priceForDays(prices, fill?.daysSupply ?? null);
  if (fill === null || price === null) return null;
  const before = beforeShare(price, left);
  if (before === null || before === 'maybe') return null;
  return (
    <Stack gap="2" align="start">
      <Disclosure title={words.show} name={words.showOf(drug)} className={styles['sum']}>
        <NextFill {...{ fill, price, left }} />
      </Disclosure>
    </Stack>
  );
}
