import { spendingWords } from '#content/spending.ts';
import type { SpendingSum } from '#src/domain/spending/spending-sums.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Cents } from './cents.tsx';
import styles from './spending-sums.module.css';

const { parts } = spendingWords;

/** The legend of a bar's two parts, with their totals. */
export function MoneyKey({ total }: { total: SpendingSum }) {
  return (
    <dl className={styles['key']}>
      <div>
        <dt>
          <span className={classNames(styles['swatch'], styles['share'])} aria-hidden="true" />
          {parts.share}
        </dt>
        <dd>
          <Cents cents={total.memberResponsibility} />
        </dd>
      </div>
      <div>
        <dt>
          <span className={classNames(styles['swatch'], styles['planPaid'])} aria-hidden="true" />
          {parts.planPaid}
        </dt>
        <dd>
          <Cents cents={total.planPaid} />
        </dd>
      </div>
    </dl>
  );
}
