import { useQuery } from '@tanstack/react-query';
import { pharmacyWords } from '#content/pharmacy.ts';
import { drugEntriesQuery } from '#src/api/queries/drug-list.ts';
import { drugsOf, tiersOf, type ListedDrug } from '#src/domain/pharmacy/drug.ts';
import {
  lowerTierAlternatives,
  savedPerFill,
  tierPrices,
} from '#src/domain/pharmacy/tier-price.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './pharmacy.module.css';
import { PriceLines } from './price-lines.tsx';
import type { DrugPrices } from './use-found-drugs.ts';

const words = pharmacyWords.alternatives;

/** The alternatives that the payer names for a drug and lists in a lower tier. */
export function DrugAlternatives({ drug, prices }: { drug: ListedDrug; prices: DrugPrices }) {
  const portal = usePortal();
  const lists = prices.plan.lists.map(({ id }) => id);
  const query = useQuery(drugEntriesQuery(portal, lists, { drugIds: drug.alternatives }));
  return (
    <Loadable query={query} skeleton={<Skeleton height="6rem" />}>
      {({ entries }) => (
        <Alternatives
          drug={drug}
          options={lowerTierAlternatives(drug, drugsOf(entries), prices.costs)}
          prices={prices}
        />
      )}
    </Loadable>
  );
}

function Alternatives({
  drug,
  options,
  prices,
}: {
  drug: ListedDrug;
  options: ListedDrug[] | null;
  prices: DrugPrices;
}) {
  if (options === null) return <p>{words.notKnown}</p>;
  if (options.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <h4 className={classNames(utility('body-size'), styles['below'])}>{words.title}</h4>
      <Stack as="ul" gap="3" className={styles['below']}>
        {options.map((option) => (
          <Row as="li" key={option.key} gap="4" align="baseline">
            <strong>{option.name}</strong>
            {tiersOf(option).map((tier) => (
              <Row as="span" key={tier.label} gap="4" align="baseline">
                <SecondaryText>{tier.label}</SecondaryText>
                <PriceLines prices={tierPrices(tier, prices.costs, prices.plan.costs)} />
              </Row>
            ))}
            <Saving saved={savedPerFill(drug, option, prices.costs, prices.plan.costs)} />
          </Row>
        ))}
      </Stack>
      <SecondaryText as="p">{words.ask}</SecondaryText>
    </>
  );
}

/** The dollars that an option saves with each fill; nothing where that is not known. */
function Saving({ saved }: { saved: ReturnType<typeof savedPerFill> }) {
  if (saved === null) return null;
  const amount = formatCents(saved.cents);
  return (
    <StatusPill tone="good">
      {saved.isExact ? words.saves(amount) : words.savesAtLeast(amount)}
    </StatusPill>
  );
}
