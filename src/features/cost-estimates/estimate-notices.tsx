import { Link } from '@tanstack/react-router';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { noticesOf } from '#src/domain/care/estimate-elements.ts';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './cost-estimates.module.css';

const words = costEstimateWords.notices;

/** What has to be said with every estimate. */
export function EstimateNotices(of: Parameters<typeof noticesOf>[0]) {
  return (
    <FoldingCard
      title={words.title}
      foot={
        <Link to="/notices/{-$noticeId}" params={{ noticeId: 'surprise-bills' }}>
          {words.protections}
        </Link>
      }
    >
      <Stack as="ul" gap="2" className={styles['notices']}>
        {noticesOf(of).map((notice) => (
          <li key={notice}>{words.list[notice]}</li>
        ))}
      </Stack>
    </FoldingCard>
  );
}
