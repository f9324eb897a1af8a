import { TriangleAlert } from 'lucide-react';
import { amountNames } from '#content/claim-amounts.ts';
import { disagreementWords as words } from '#content/claim-disagreements.ts';
import type { Disagreement } from '#src/domain/claims/amounts/disagreements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './claim-details.module.css';

/** The payer's own amounts that contradict each other: reported, not corrected. */
export function Disagreements({ disagreements }: { disagreements: readonly Disagreement[] }) {
  return (
    <Stack gap="2" className={styles['disagreements']} look="notice">
      <Row as="p" gap="2" align="center" className={utility('strong')}>
        <TriangleAlert size={20} aria-hidden="true" />
        {words.title}
      </Row>
      <ul>
        {disagreements.map((disagreement) => (
          <li key={wordsOf(disagreement)}>{wordsOf(disagreement)}</li>
        ))}
      </ul>
      <p>{words.text}</p>
    </Stack>
  );
}

function wordsOf(disagreement: Disagreement): string {
  switch (disagreement.kind) {
    case 'lines':
      return words.lines({
        name: amountNames[disagreement.category],
        stated: formatCents(disagreement.stated),
        ofLines: formatCents(disagreement.ofLines),
      });
    case 'twice':
      return words.twice({
        name: amountNames[disagreement.category],
        stated: disagreement.stated.map((cents) => formatCents(cents)),
      });
    case 'allowed':
    case 'split':
    case 'share':
      return words[disagreement.kind]({
        expected: formatCents(disagreement.expected),
        stated: formatCents(disagreement.stated),
      });
  }
}
