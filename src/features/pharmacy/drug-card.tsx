import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useId } from 'react';
import { formatDateInProse, formatList } from '#content/formats.ts';
import { drugLimitText, pharmacyWords } from '#content/pharmacy.ts';
import {
  drugLimitKinds,
  tiersOf,
  type DrugTerms,
  type ListedDrug,
} from '#src/domain/pharmacy/drug.ts';
import { tierPrices, type TierPrice } from '#src/domain/pharmacy/tier-price.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { DrugAlternatives } from './drug-alternatives.tsx';
import styles from './pharmacy.module.css';
import { useDrugLimits } from './use-drug-limits.ts';
import { PriceLines } from './price-lines.tsx';
import { AtLastPrice, PriceSteps } from './price-steps.tsx';
import type { DrugPrices } from './use-found-drugs.ts';

const words = pharmacyWords.drug;

/** A drug: the member's cost, its terms, and cheaper alternatives, which the only drug found shows at once. */
export function DrugCard({
  drug,
  prices,
  isOnly,
}: {
  drug: ListedDrug;
  prices: DrugPrices;
  isOnly: boolean;
}) {
  const id = useId();
  const { show, showOf } = pharmacyWords.alternatives;
  // Payers list one name in several spellings.
  const others = drug.otherNames.filter((name) => firstWord(name) !== firstWord(drug.name));
  return (
    <Stack as="article" gap="3" aria-labelledby={`${id}-name`} look="card">
      <h3 id={`${id}-name`}>{drug.name}</h3>
      {others.length > 0 && (
        <SecondaryText as="p">{words.alsoCalled(formatList(others))}</SecondaryText>
      )}
      {drug.terms.map((terms, at) => (
        <Terms key={at} {...{ terms, prices }} isOneOfSeveral={drug.terms.length > 1} />
      ))}
      <AtLastPrice
        drug={drug.name}
        // For a drug under several terms, the price of the next fill is unknown.
        prices={
          drug.terms.length === 1 ? drug.terms.flatMap((terms) => pricesOf(terms, prices)) : []
        }
      />
      {tiersOf(drug).length > 1 && (
        <p>
          <strong>{words.several}</strong>
        </p>
      )}
      {drug.alternatives.length > 0 && (
        <Stack gap="2" align="start">
          <Disclosure title={show} name={showOf(drug.name)} startsOpen={isOnly}>
            <DrugAlternatives drug={drug} prices={prices} />
          </Disclosure>
        </Stack>
      )}
    </Stack>
  );
}

const firstWord = (name: string): string => name.toLowerCase().split(' ')[0] ?? '';

const pricesOf = ({ tier }: DrugTerms, { costs, plan }: DrugPrices): TierPrice[] =>
  tier === null ? [] : tierPrices(tier, costs, plan.costs);

function Terms({
  terms,
  prices,
  isOneOfSeveral,
}: {
  terms: DrugTerms;
  prices: DrugPrices;
  isOneOfSeveral: boolean;
}) {
  const { tier, limits, supplies, start, end } = terms;
  const { today } = prices;
  const { left } = useDrugLimits();
  const costs = pricesOf(terms, prices);
  const limitTexts = drugLimitKinds.flatMap((kind) => drugLimitText(kind, limits[kind]) ?? []);
  const dates = [
    ...(start !== null && start > today ? [words.from(formatDateInProse(start))] : []),
    ...(end !== null && end < today ? [words.until(formatDateInProse(end))] : []),
  ];
  return (
    <div className={classNames(styles['terms'], utility('cells'))}>
      <Stack as="p" gap="1" align="start" className={styles['cost']}>
        <SecondaryText>{left.outOfPocket === 0 ? words.usually : words.youPay}</SecondaryText>
        <PriceLines prices={costs} />
      </Stack>
      <Stack gap="1" align="start">
        <p>{tier?.label ?? words.notListed}</p>
        <PriceSteps prices={costs} />
        {isOneOfSeveral && supplies.length > 0 && (
          <SecondaryText as="p">{words.supplies(formatList(supplies))}</SecondaryText>
        )}
        {dates.map((date) => (
          <SecondaryText key={date} as="p">
            {date}
          </SecondaryText>
        ))}
        {limitTexts.length > 0 && (
          <Row as="ul" gap="4" align="center">
            {limitTexts.map((text) => (
              <li key={text}>
                <StatusPill tone="notice">{text}</StatusPill>
              </li>
            ))}
          </Row>
        )}
      </Stack>
    </div>
  );
}
