import { claimDetailsWords } from '#content/claim-details.ts';
import { Term } from '#src/parts/text/term.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './claim-details.module.css';

const words = claimDetailsWords.terms;

/** The words of the card, each with its explanation. */
export function MoneyTerms() {
  return (
    <Row gap="4" className={styles['terms']} look="screen-only">
      <span>{words.title}</span>
      <Term of="allowedAmount">{words.allowedAmount}</Term>
      <Term of="discount">{words.discount}</Term>
      <Term of="deductible">{words.deductible}</Term>
      <Term of="copay">{words.copay}</Term>
      <Term of="coinsurance">{words.coinsurance}</Term>
    </Row>
  );
}
