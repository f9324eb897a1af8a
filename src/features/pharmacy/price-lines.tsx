import { pharmacyWords } from '#content/pharmacy.ts';
import type { CostValue } from '#src/domain/cost-share.ts';
import type { TierPrice } from '#src/domain/pharmacy/tier-price.ts';
import { costText } from '#src/parts/cost-text.ts';
import { NoAmount } from '#src/parts/owed-amount.tsx';
import styles from './pharmacy.module.css';

const words = pharmacyWords.drug;

/** What is paid, each on a line of its own; a dash where nobody says. */
export function PriceLines({ prices }: { prices: readonly TierPrice[] }) {
  if (prices.length === 0) return <NoAmount />;
  return prices.map(({ value, supply, condition }, at) => (
    <span key={at} className={styles['price']}>
      <span className={styles['figure']}>{priceText(value)}</span>
      {(supply !== null || condition !== null) && (
        <span className={styles['quiet']}>
          {[supply, condition].filter((one) => one !== null).join(', ')}
        </span>
      )}
    </span>
  ));
}

function priceText(value: CostValue): string {
  const text = costText(value);
  if (value.kind === 'money') return value.cents === 0 ? words.nothing : words.copay(text);
  if (value.kind !== 'percent') return text;
  return value.percent === 0 ? words.nothing : words.coinsurance(text);
}
