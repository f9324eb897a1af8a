import { Term } from '#src/shell/term.tsx';
import styles from './claim-details.module.css';

/** The words of the card, each with its explanation. */
export function MoneyTerms() {
  return (
    <div className={styles['terms']}>
      <span>What does this mean?</span>
      <Term of="allowedAmount">Allowed amount</Term>
      <Term of="discount">Discount</Term>
      <Term of="deductible">Deductible</Term>
      <Term of="copay">Copay</Term>
      <Term of="coinsurance">Coinsurance</Term>
    </div>
  );
}
