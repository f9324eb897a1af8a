import { Link } from '@tanstack/react-router';
import { pharmacyWords } from '#content/pharmacy.ts';
import { costSheetOf } from '#src/domain/coverage/coverage-costs.ts';
import type { CostShare } from '#src/domain/coverage/cost-share.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { DrugDeductible } from './drug-deductible.tsx';
import styles from './pharmacy.module.css';
import { PriceLines } from './price-lines.tsx';
import { useDrugCosts } from './use-drug-costs.ts';
import { useDrugLimits } from './use-drug-limits.ts';

const words = pharmacyWords.prices;

/** The prices of each drug tier under the coverage. */
export function TierPricesCard() {
  const { rights } = usePlan();
  const { query, costs } = useDrugCosts();
  const { left } = useDrugLimits();
  return (
    <Card
      title={left.outOfPocket === 0 ? words.usualTitle : words.title}
      busy={query.isFetching}
      foot={
        rights.whosCovered && (
          <Link to="/{-$contractType}/coverage-and-copays">{words.toCoverage}</Link>
        )
      }
    >
      <Loadable query={query} skeleton={<Skeleton height="11rem" />}>
        {({ completeness }) => (
          <Prices {...{ costs, completeness }} onRetry={() => void query.refetch()} />
        )}
      </Loadable>
    </Card>
  );
}

function Prices({
  costs,
  completeness,
  onRetry,
}: {
  costs: readonly CostShare[];
  completeness: Completeness;
  onRetry: () => void;
}) {
  const { drugs } = costSheetOf(costs);
  if (drugs.length === 0) return <Empty words={words.none} {...{ completeness, onRetry }} />;
  return (
    <>
      <Stack as="dl" look="facts" className={styles['prices']}>
        {drugs.map(({ cost, anyNetwork, inNetwork }, at) => {
          const value = (anyNetwork ?? inNetwork)?.value ?? null;
          return (
            <div key={at}>
              <dt>{cost.label === '' ? cost.code : cost.label}</dt>
              <dd className={utility('push')}>
                <PriceLines
                  prices={
                    value === null
                      ? []
                      : [{ value, supply: null, condition: null, deductible: null, months: null }]
                  }
                />
              </dd>
            </div>
          );
        })}
      </Stack>
      <DrugDeductible />
    </>
  );
}
