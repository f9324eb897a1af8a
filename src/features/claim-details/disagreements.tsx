import { TriangleAlert } from 'lucide-react';
import { amountNames } from '#content/claim-amounts.ts';
import { disagreementWords as words } from '#content/claim-disagreements.ts';
import type { Disagreement } from '#src/domain/claims/amounts/disagreements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './claim-details.module.css';

/** The payer's own amounts that contradict each other: reported, not corrected. */
export function Disagreements({ found }: { found: readonly Disagreement[] }) {
  return (
    <Stack gap="2" className={styles['disagreements']} look="notice">
      <p className={styles['warning']}>
        <TriangleAlert size={20} aria-hidden="true" />
        {words.title}
      </p>
      <ul>
        {found.map((one) => (
          <li key={wordsOf(one)}>{wordsOf(one)}</li>
        ))}
      </ul>
      <p>{words.text}</p>
    </Stack>
  );
}

function wordsOf(one: Disagreement): string {
  switch (one.kind) {
    case 'lines':
      return words.lines({
        name: amountNames[one.category],
        stated: formatCents(one.stated),
        ofLines: formatCents(one.ofLines),
      });
    case 'twice':
      return words.twice({
        name: amountNames[one.category],
        stated: one.stated.map((cents) => formatCents(cents)),
      });
    case 'allowed':
    case 'split':
    case 'share':
      return words[one.kind]({
        expected: formatCents(one.expected),
        stated: formatCents(one.stated),
      });
  }
}
