import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import type { ListedDrug } from '#src/domain/pharmacy/drug.ts';
import { tierPrices, type TierPrice } from '#src/domain/pharmacy/tier-price.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './pharmacy.module.css';
import type { DrugPrices } from './use-found-drugs.ts';

const words = pharmacyWords.drug;

/** The prices of a drug, one per line; a dash where the plan states no price. */
export function PriceLines({ prices }: { prices: readonly TierPrice[] }) {
  if (prices.length === 0) return <NoAmount />;
  return prices.map(({ value, supply, condition }, at) => (
    <Stack as="span" key={at}>
      <span className={classNames(styles['figure'], utility('figure'))}>{priceText(value)}</span>
      {(supply !== null || condition !== null) && (
        <SecondaryText>
          {[supply, condition].filter((part) => part !== null).join(', ')}
        </SecondaryText>
      )}
    </Stack>
  ));
}

/** Whether the cost of a drug in one of its tiers is unknown. */
export const lacksPrice = ({ terms }: ListedDrug, { costs, plan }: DrugPrices): boolean =>
  terms.some(({ tier }) => tier === null || tierPrices(tier, costs, plan.costs).length === 0);

/** Whether the deductible may apply to a drug in one of its tiers. */
export const mayHaveDeductible = ({ terms }: ListedDrug, { costs, plan }: DrugPrices): boolean =>
  terms.some(({ tier }) => {
    const own = tier === null ? [] : tierPrices(tier, costs, plan.costs);
    return own.length === 0 || own.some(({ deductible }) => deductible !== 'waived');
  });

/** The price of a drug in words. */
export function priceText(value: CostValue): string {
  const text = costText(value);
  if (value.kind === 'money') return value.cents === 0 ? words.nothing : words.copay(text);
  if (value.kind !== 'percent') return text;
  return value.percent === 0 ? words.nothing : words.coinsurance(text);
}
