import { utility } from '#src/ui/layout/utility.ts';
import { spendingWords } from '#content/spending.ts';
import type { SpendingSum } from '#src/domain/spending/spending-sums.ts';
import { classNames } from '#src/ui/class-names.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Cents } from './cents.tsx';
import styles from './spending-sums.module.css';

const { parts } = spendingWords;

/** The legend of a bar's two parts, with their totals. */
export function MoneyKey({
  total,
  mayGrow,
}: {
  total: SpendingSum;
  /** Whether more may be owed. */
  mayGrow: boolean;
}) {
  return (
    <dl className={classNames(styles['key'], 'screen-only')}>
      <div>
        <dt className={utility('side-by-side', 'center', 'gap-2', 'small')}>
          <span className={classNames(styles['swatch'], styles['share'])} aria-hidden="true" />
          {parts.share}
        </dt>
        <dd className={utility('extra-large', 'strong', 'numbers')}>
          <Cents cents={total.memberResponsibility} />{' '}
          {mayGrow && (
            <SecondaryText className={utility('no-wrap')}>{spendingWords.orMore}</SecondaryText>
          )}
        </dd>
      </div>
      <div>
        <dt className={utility('side-by-side', 'center', 'gap-2', 'small')}>
          <span className={classNames(styles['swatch'], styles['planPaid'])} aria-hidden="true" />
          {parts.planPaid}
        </dt>
        <dd className={utility('extra-large', 'strong', 'numbers')}>
          <Cents cents={total.planPaid} />
        </dd>
      </div>
    </dl>
  );
}
