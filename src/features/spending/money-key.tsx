import type { SpendingSum } from '#src/domain/spending-sums.ts';
import { classNames } from '#src/ui/class-names.ts';
import { centsWords, partNames } from './spending-words.ts';
import styles from './spending-sums.module.css';

/** What the two parts of a bar are, with what they come to. */
export function MoneyKey({ total }: { total: SpendingSum }) {
  return (
    <dl className={styles['key']}>
      <div>
        <dt>
          <span className={classNames(styles['swatch'], styles['share'])} aria-hidden="true" />
          {partNames.share}
        </dt>
        <dd>{centsWords(total.share)}</dd>
      </div>
      <div>
        <dt>
          <span className={classNames(styles['swatch'], styles['planPaid'])} aria-hidden="true" />
          {partNames.planPaid}
        </dt>
        <dd>{centsWords(total.planPaid)}</dd>
      </div>
    </dl>
  );
}
