import { Term } from '#src/shell/term.tsx';
import styles from './claim-details.module.css';

/** The words of the card, each with its explanation. */
export function MoneyTerms() {
  return (
    <p className={styles['terms']}>
      What these words mean: <Term of="allowedAmount">allowed amount</Term>,{' '}
      <Term of="discount">discount</Term>, <Term of="deductible">deductible</Term>,{' '}
      <Term of="copay">copay</Term>, <Term of="coinsurance">coinsurance</Term>.
    </p>
  );
}
