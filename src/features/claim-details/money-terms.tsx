import { claimDetailsWords } from '#content/claim-details.ts';
import type { CostBreakdown } from '#src/domain/claims/cost-breakdown.ts';
import { Term } from '#src/parts/text/term.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './claim-details.module.css';

const words = claimDetailsWords.terms;

/** The terms for a claim's amounts, each with its explanation. Omits amounts of $0. */
export function MoneyTerms({
  path: { allowed, discount, parts },
  isInNetwork,
}: {
  path: CostBreakdown;
  isInNetwork: boolean;
}) {
  const amounts = {
    allowedAmount: allowed,
    discount: isInNetwork ? discount : null,
    deductible: parts.deductible,
    copay: parts.copay,
    coinsurance: parts.coinsurance,
  };
  const shown = terms.filter((term) => (amounts[term] ?? 0) !== 0);
  if (shown.length === 0) return null;
  return (
    <Row gap="4" className={styles['terms']} look="screen-only">
      <span>{words.title}</span>
      {shown.map((term) => (
        <Term key={term} of={term}>
          {words[term]}
        </Term>
      ))}
    </Row>
  );
}

const terms = ['allowedAmount', 'discount', 'deductible', 'copay', 'coinsurance'] as const;
