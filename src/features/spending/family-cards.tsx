import { Link } from '@tanstack/react-router';
import { relationshipNames } from '#content/relationships.ts';
import { spendingWords } from '#content/spending.ts';
import {
  limitKey,
  usedShare,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { isOver } from '#src/domain/spending/spending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { limitGroups, overLimit, type LimitGroup } from '#src/domain/spending/spending-limits.ts';
import { limitText } from '#src/parts/plan/limit-text.ts';
import { type Plan } from '#src/domain/plan/plan.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Meter, MeterSkeleton } from '#src/ui/data/meter.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { Spender } from './members.ts';
import styles from './spending-screen.module.css';
import { groupName, limitName } from './spending-sentences.ts';

const words = spendingWords.family;

/** The family's limits, then a card for each person who may be seen. */
export function FamilyCards({
  data: { accumulators, planYear, completeness },
  spenders,
  plan,
  year,
}: {
  data: Accumulators;
  spenders: readonly Spender[];
  plan: Plan;
  year: number | undefined;
}) {
  const today = localDay(usePortal().now());
  const isPast = isOver(planYear, plan, today);
  const groups = (memberId: string) => limitGroups(accumulators, memberId, plan.memberId);
  const ofFamily = groups(plan.memberId).flatMap((group) => {
    const limits = group.limits.filter(({ scope }) => scope === 'family');
    return limits.length === 0 ? [] : [{ name: groupName(group), limits }];
  });
  return (
    <Grid columns="halves" gap="6" className={styles['members']}>
      <Card title={words.card} className={styles['wide']}>
        {ofFamily.length === 0 && <Empty words={words.noLimits} completeness={completeness} />}
        {ofFamily.map(({ name, limits }) => (
          <Stack as="section" key={name} gap="3" className={styles['group']}>
            <h3 className={utility('body-size')}>{name}</h3>
            <Stack gap="5" className={styles['meters']}>
              {limits.map((limit) => (
                <SmallMeter
                  key={limitKey(limit)}
                  limit={limit}
                  label={limitName(limit, '')}
                  isPast={isPast}
                />
              ))}
            </Stack>
          </Stack>
        ))}
      </Card>
      {spenders.map((spender) => (
        <MemberCard
          key={spender.memberId}
          {...{ spender, plan, year, isPast, completeness }}
          // The plan's own kind of care in network; the rest is a click away.
          group={groups(spender.memberId)[0]}
        />
      ))}
    </Grid>
  );
}

const titleOf = ({ isSelf, firstName }: Spender): string =>
  isSelf ? spendingWords.nameOfSelf(firstName) : firstName;

function MemberCard({
  spender,
  plan,
  year,
  isPast,
  completeness,
  group,
}: {
  spender: Spender;
  plan: Plan;
  year: number | undefined;
  isPast: boolean;
  completeness: Completeness;
  group: LimitGroup | undefined;
}) {
  const { memberId, firstName, relationship, isSelf, whose } = spender;
  const limits = group?.limits.filter(({ scope }) => scope === 'individual') ?? [];
  const relation = isSelf && plan.isPolicyHolder ? words.policyholder : relationWords(relationship);
  return (
    <Card
      title={titleOf(spender)}
      foot={
        <Link
          to="/{-$contractType}/spending-details"
          // Its own screen is not a part of this one's.
          activeOptions={{ exact: true }}
          search={{ year, member: isSelf ? undefined : memberId }}
        >
          {isSelf ? words.seeYours : words.seeTheirs(firstName)}
        </Link>
      }
    >
      <p className={utility('secondary')}>
        {[relation, group && limits.length > 0 && groupName(group)].filter(Boolean).join(' · ')}
      </p>
      {limits.length === 0 ? (
        <Empty words={words.noOwnLimits} completeness={completeness} />
      ) : (
        <Stack gap="5" className={styles['meters']}>
          {limits.map((limit) => (
            <SmallMeter
              key={limitKey(limit)}
              limit={limit}
              label={limitName(limit, whose)}
              isPast={isPast}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** Returns the name of a relationship; the insurer's own word for an unknown one. */
function relationWords(relationship: string): string {
  if (relationship === '' || relationship.toLowerCase() === 'self') return words.member;
  return lookUp(relationshipNames, relationship.toLowerCase()) ?? formatName(relationship);
}

function SmallMeter({
  limit,
  label,
  isPast,
}: {
  limit: Accumulator;
  label: string;
  isPast: boolean;
}) {
  const { used, left } = limitText(limit, isPast);
  const share = usedShare(limit);
  return (
    <div>
      {share === null ? (
        <p>{spendingWords.status.withoutMeter({ name: label, used })}</p>
      ) : (
        <Meter label={label} share={share} used={used} remaining={left} />
      )}
      {overLimit(limit) > 0 && <p className={utility('secondary')}>{spendingWords.status.over}</p>}
    </div>
  );
}

/** The skeleton of the cards of each person who may be seen, until their limits have loaded. */
export function FamilySkeleton({ spenders }: { spenders: readonly Spender[] }) {
  return (
    <Grid columns="halves" gap="6" className={styles['members']}>
      <Card title={words.card} className={styles['wide']} busy>
        {['a', 'b', 'c'].map((group) => (
          <Stack as="section" key={group} gap="3" className={styles['group']}>
            <Skeleton width="30%" height="1.5em" />
            <TwoMeters />
          </Stack>
        ))}
      </Card>
      {spenders.map((spender) => (
        <Card key={spender.memberId} title={titleOf(spender)} busy>
          <TwoMeters />
        </Card>
      ))}
    </Grid>
  );
}

function TwoMeters() {
  return (
    <Stack gap="5" className={styles['meters']}>
      <MeterSkeleton />
      <MeterSkeleton />
    </Stack>
  );
}
