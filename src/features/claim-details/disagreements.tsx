import { TriangleAlert } from 'lucide-react';
import { amountNames } from '#src/catalogue/claim-words.ts';
import type { Disagreement } from '#src/domain/claims/money-path.ts';
import { formatCents } from '#src/domain/formats.ts';
import styles from './claim-details.module.css';

/** Where the payer's own amounts do not fit each other: said, not corrected. */
export function Disagreements({ found }: { found: readonly Disagreement[] }) {
  if (found.length === 0) return null;
  return (
    <div className={styles['disagreements']}>
      <p className={styles['warning']}>
        <TriangleAlert size={20} aria-hidden="true" />
        Some amounts of this claim do not fit each other
      </p>
      <ul>
        {found.map((one) => (
          <li key={wordsOf(one)}>{wordsOf(one)}</li>
        ))}
      </ul>
      <p>
        We show the amounts as they were sent to us. If this matters for what you owe, ask us about
        this claim before you pay.
      </p>
    </div>
  );
}

function wordsOf(one: Disagreement): string {
  switch (one.kind) {
    case 'lines':
      return `${amountNames[one.category]}: the claim’s total is ${formatCents(one.stated)}, its lines add up to ${formatCents(one.ofLines)}.`;
    case 'twice':
      return `${amountNames[one.category]} is stated more than once: ${one.stated.map((cents) => formatCents(cents)).join(' and ')}. We add neither to a sum.`;
    case 'allowed':
      return `Billed less the discount is ${formatCents(one.expected)}; the allowed amount is stated as ${formatCents(one.stated)}.`;
    case 'split':
      return `What was paid and your share come to ${formatCents(one.expected)}; the allowed amount is ${formatCents(one.stated)}.`;
    case 'share':
      return `The parts of your share add up to ${formatCents(one.expected)}; your share is stated as ${formatCents(one.stated)}.`;
  }
}
