import { costEstimateWords } from '#content/cost-estimates.ts';
import { noticesOf } from '#src/domain/care/estimate-elements.ts';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './cost-estimates.module.css';

const words = costEstimateWords.notices;

/** The notices that the law wants with every estimate; the page ends with a link to the one about surprise bills. */
export function EstimateNotices(of: Parameters<typeof noticesOf>[0]) {
  return (
    <FoldingCard title={words.title}>
      <Stack as="ul" gap="2" className={styles['notices']}>
        {noticesOf(of).map((notice) => (
          <li key={notice}>{words.list[notice]}</li>
        ))}
      </Stack>
    </FoldingCard>
  );
}
