import { utility } from '#src/ui/layout/utility.ts';
import { spendingWords } from '#content/spending.ts';
import { limitKey, type Accumulators } from '#src/domain/spending/accumulators.ts';
import {
  limitGroups,
  limitsAtFirst,
  type LimitGroup,
} from '#src/domain/spending/spending-limits.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { MeterSkeleton } from '#src/ui/data/meter.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { LimitMeter } from './limit-meter.tsx';
import styles from './limits.module.css';
import type { Spender } from '../members.ts';
import { groupName } from '../spending-sentences.ts';
import { LimitFacts } from '../year-facts.tsx';

const words = spendingWords.limits;

/** The two limits that members look for first, and behind a fold every other one that counts for a member. */
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
  const { first, others } = limitsAtFirst(groups);
  if (first === null) {
    return (
      <Card title={words.title}>
        <Empty words={words.none} completeness={data.completeness} onRetry={onRetry}>
          {(text) => <CallText>{text}</CallText>}
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <GroupCard title={groupName(first)} group={first} {...{ data, spender }} />
      {others.length > 0 && (
        <Fold title={words.more}>
          <Stack gap="6" className={utility('dense-on-paper')}>
            <LimitFacts data={data} />
            {others.map((group) => (
              <GroupCard
                key={`${group.category} ${group.network} ${group.isVisits}`}
                title={
                  groupName(group) === groupName(first)
                    ? words.rest(groupName(group))
                    : groupName(group)
                }
                {...{ group, data, spender }}
              />
            ))}
          </Stack>
        </Fold>
      )}
    </>
  );
}

function GroupCard({
  title,
  group,
  data,
  spender,
}: {
  title: string;
  group: LimitGroup;
  data: Accumulators;
  spender: Spender;
}) {
  return (
    <Card title={title}>
      <Grid as="ul" columns="halves" gap="12" align="start" className={styles['limits']}>
        {group.limits.map((limit) => (
          <LimitMeter
            // A limit of another year or member is another one: it starts closed.
            key={`${data.planYear.start} ${spender.memberId} ${limitKey(limit)}`}
            {...{ limit, group, data, spender }}
          />
        ))}
      </Grid>
      {group.isVisits && (
        <SecondaryText as="p" className="screen-only">
          {words.visitsNote}
        </SecondaryText>
      )}
    </Card>
  );
}

export function LimitsSkeleton() {
  return (
    <Grid columns="halves" gap="12" align="start" look="card" aria-hidden="true">
      <MeterSkeleton />
      <MeterSkeleton />
    </Grid>
  );
}
