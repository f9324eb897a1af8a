import { coverageWords } from '#content/coverage.ts';
import { formatDateInProse } from '#content/formats.ts';
import type { WaitingPeriod } from '#src/domain/coverage/coverage-costs.ts';
import { waitsUntil } from '#src/domain/coverage/waiting-period.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './coverage.module.css';

const words = coverageWords.waiting;

/** The waiting periods, and whether each is over. Days as YYYY-MM-DD. */
export function WaitingPeriods({
  waiting,
  start,
  today,
}: {
  waiting: readonly WaitingPeriod[];
  start: string | null;
  today: string;
}) {
  return (
    <Stack as="section" gap="4" className={styles['costs']} aria-label={words.title}>
      <h3>{words.title}</h3>
      <SecondaryText as="p">{words.intro}</SecondaryText>
      <FactList
        facts={waiting.map(({ cost, value }) => [
          cost.label === '' ? words.care : cost.label,
          <>
            {costText(value)}
            <SecondaryText>{waitingText(value, start, today)}</SecondaryText>
          </>,
        ])}
        columns="wide"
        className={styles['facts']}
      />
    </Stack>
  );
}

/** Returns whether a waiting period is over, or when it ends. Days as YYYY-MM-DD. */
export function waitingText(
  value: WaitingPeriod['value'],
  start: string | null,
  today: string,
): string {
  const until = waitsUntil(value, start);
  if (until === null) return words.noStart;
  const day = formatDateInProse(until);
  return until < today ? words.over(day) : words.until(day);
}
