import { formatList } from '#content/formats.ts';
import { healthRecordWords } from '#content/health-records.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './health-records.module.css';

const words = healthRecordWords.rule;

/** The rule on access to records, and the people whose records are not shown. */
export function RuleCard({
  isPolicyHolder,
  apart,
}: {
  isPolicyHolder: boolean;
  apart: readonly string[];
}) {
  return (
    <Card title={words.title} className={styles['rule']} screenOnly>
      <p>{isPolicyHolder ? words.policyholder : words.dependent}</p>
      {apart.length > 0 && <p>{words.apart(formatList(apart.map(formatName)))}</p>}
    </Card>
  );
}
