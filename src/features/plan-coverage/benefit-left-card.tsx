import { useQuery } from '@tanstack/react-query';
import { coverageWords } from '#content/coverage.ts';
import { formatDateInProse } from '#content/formats.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import {
  isBenefit,
  limitKey,
  remaining,
  usedShare,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { prefixOf, type Plan } from '#src/domain/plan/plan.ts';
import { Term } from '#src/parts/text/term.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Meter, MeterSkeleton } from '#src/ui/data/meter.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './coverage.module.css';

const words = coverageWords.left;

/** The remaining benefits of a dental or vision plan this year: the member's own maximum and visits. */
export function BenefitLeftCard({ plan }: { plan: Plan }) {
  const query = useQuery(usePortal().queryOf(accumulators(plan.memberId)));
  const title =
    plan.contractType === 'Medical' ? words.title.Dental : words.title[plan.contractType];
  return (
    <Card title={title} busy={query.isPending}>
      <Loadable query={query} skeleton={<LeftSkeleton />}>
        {(data) => <Left data={data} plan={plan} />}
      </Loadable>
    </Card>
  );
}

function Left({ data, plan }: { data: Accumulators; plan: Plan }) {
  const { planYear, asOf, accumulators: all } = data;
  const own = all.filter(
    (item) =>
      item.category === prefixOf(plan) &&
      item.scope === 'individual' &&
      (item.memberId ?? plan.memberId) === plan.memberId &&
      item.allowed !== undefined,
  );
  const benefits = own.filter(isBenefit);
  if (benefits.length === 0) return <p>{words.none}</p>;
  const shown = [...benefits, ...own.filter(({ type }) => type === 'deductible')];
  return (
    <>
      <Grid columns="wide" gap="12" className={styles['meters']}>
        {shown.map((item, at) => (
          <Meter
            key={`${limitKey(item)} ${item.network}`}
            label={nameOf(item)}
            share={usedShare(item) ?? 0}
            used={words.used(amount(item, item.used), amount(item, item.allowed ?? 0))}
            remaining={left(item)}
            explanation={
              // Once for each word: a second button of the same name is only heard again.
              shown.findIndex(({ type }) => type === item.type) === at && explanationOf(item)
            }
          />
        ))}
      </Grid>
      <SecondaryText as="p">
        {words.asOf(
          formatDateInProse(planYear.start),
          formatDateInProse(planYear.end),
          formatDateInProse(asOf),
        )}
      </SecondaryText>
    </>
  );
}

function explanationOf({ type }: Accumulator) {
  if (type === 'benefitMaximum') return <Term of="benefitMaximum" />;
  return type === 'deductible' && <Term of="deductible" />;
}

function nameOf({ type, label, network }: Accumulator): string {
  if (label !== undefined) return label;
  if (type === 'deductible') return words.deductible;
  if (type === 'visits') return words.visits;
  const { maximum } = words;
  if (network === 'in' || network === 'out') return maximum[network];
  return maximum.other(network);
}

const amount = ({ unit }: Accumulator, value: number): string =>
  unit === 'cents' ? formatCents(value, { short: true }) : String(value);

function left(item: Accumulator): string {
  const rest = remaining(item) ?? 0;
  if (rest === 0) return isBenefit(item) ? words.usedUp : words.met;
  return isBenefit(item) ? words.left(amount(item, rest)) : words.toGo(amount(item, rest));
}

function LeftSkeleton() {
  return (
    <Grid columns="wide" gap="12" className={styles['meters']}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <MeterSkeleton key={key} />
      ))}
    </Grid>
  );
}
