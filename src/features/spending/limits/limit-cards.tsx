import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { spendingWords } from '#content/spending.ts';
import { limitKey, type Accumulators } from '#src/domain/spending/accumulators.ts';
import { limitGroups } from '#src/domain/spending/spending-limits.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { MeterSkeleton } from '#src/ui/data/meter.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { LimitMeter } from './limit-meter.tsx';
import styles from './limits.module.css';
import type { Spender } from '../members.ts';
import { groupName } from '../spending-sentences.ts';

const words = spendingWords.limits;

/** Every limit that counts for a member, the family's beside the member's own. */
export function LimitCards({
  data,
  spender,
  onRetry,
}: {
  data: Accumulators;
  spender: Spender;
  onRetry: () => void;
}) {
  const { memberId } = usePlan().plan;
  const groups = limitGroups(data.accumulators, spender.memberId, memberId);
  if (groups.length === 0) {
    return (
      <Card title={words.title}>
        <Empty words={words.none} completeness={data.completeness} onRetry={onRetry}>
          {(text) => <CallText>{text}</CallText>}
        </Empty>
      </Card>
    );
  }
  return (
    <Stack gap="6" className={classNames(styles['cards'], utility('dense-on-paper'))}>
      {groups.map((group, index) => (
        <FoldingCard
          key={`${group.category} ${group.network} ${group.isVisits}`}
          title={groupName(group)}
          startsOpen={index === 0}
        >
          <Grid as="ul" columns="halves" gap="12" align="start" className={styles['limits']}>
            {group.limits.map((limit) => (
              <LimitMeter
                // A limit of another year or member is another one: it starts closed.
                key={`${data.planYear.start} ${spender.memberId} ${limitKey(limit)}`}
                {...{ limit, group, data, spender }}
              />
            ))}
          </Grid>
          {group.isVisits && <SecondaryText as="p">{words.visitsNote}</SecondaryText>}
        </FoldingCard>
      ))}
    </Stack>
  );
}

export function LimitsSkeleton() {
  return (
    <Stack
      gap="6"
      className={classNames(styles['cards'], utility('dense-on-paper'))}
      aria-hidden="true"
    >
      {['a', 'b', 'c'].map((card) => (
        <Grid key={card} columns="halves" gap="12" align="start" look="card">
          {['1', '2', '3', '4'].map((meter) => (
            <MeterSkeleton key={meter} />
          ))}
        </Grid>
      ))}
    </Stack>
  );
}
