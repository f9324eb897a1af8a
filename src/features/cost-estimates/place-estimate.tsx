import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { costsOfEstimate, type CostEstimate } from '#src/domain/care/cost-estimate.ts';
import type { SeparateCost } from '#src/domain/care/estimate-elements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { milesText, unbrokenZip } from '#src/parts/care/care-text.ts';
import { NetworkPill } from '#src/parts/care/network-pill.tsx';
import { MoneyFlow } from '#src/parts/claims/money-flow.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './cost-estimates.module.css';
import { networkStatusOf, reasonText, type EstimatedPlace } from './estimates.ts';
import { hasItems, PriceItems } from './price-items.tsx';

const words = costEstimateWords.results;

/**
 * One place: the member's estimated cost there with the reason, on demand each step of it and what is in the price, and a
 * button that saves it. On paper all of it is there.
 */
export function PlaceEstimate({
  estimated: { place, estimate },
  separate,
  save,
  compare,
}: {
  estimated: EstimatedPlace;
  separate: readonly SeparateCost[];
  /** Saves the estimate; nothing where it cannot be saved. */
  save: ReactNode;
  compare: { isOn: boolean; isHeld: boolean; onChange: (isOn: boolean) => void };
}) {
  const id = useId();
  const { isOpen, button, contentId } = useDisclosure();
  const isPrinting = usePrinting();
  const { name } = place;
  const hasBars = estimate !== null && estimate.allowed > 0;
  return (
    <Grid
      as="article"
      columns="aside"
      gap="4"
      look="card"
      aria-label={name}
      className={styles['place']}
    >
      <PlaceName place={place} />
      <PlaceCost {...{ place, estimate }} />
      <Row gap="1" align="start" className={styles['tools']} look="screen-only">
        {(hasItems(place) || hasBars) && (
          <Button {...button} variant="plain" aria-label={words.howOf(name)}>
            {words.how}
          </Button>
        )}
        {save}
        <Choice
          id={`${id}-compare`}
          type="checkbox"
          variant="plain"
          label={
            <>
              {words.compare} <VisuallyHidden>{name}</VisuallyHidden>
            </>
          }
          checked={compare.isOn}
          disabled={compare.isHeld}
          onChange={({ target }) => compare.onChange(target.checked)}
        />
      </Row>
      {(isOpen || isPrinting) && (
        <Stack id={contentId} gap="4" className={utility('whole-row', 'line-above')}>
          {hasBars && !isPrinting && (
            <MoneyFlow
              costs={costsOfEstimate(estimate)}
              label={words.bars}
              shareName={words.yourPart}
              paidName={words.planPays}
            />
          )}
          {hasItems(place) ? (
            <PriceItems place={place} separate={separate} />
          ) : (
            <p>{words.onlyThis}</p>
          )}
        </Stack>
      )}
    </Grid>
  );
}

type Place = EstimatedPlace['place'];

function PlaceName({ place: { name, address, miles, network, roleId } }: { place: Place }) {
  const hasDirectory = useCapability('providerDirectory');
  return (
    <Stack gap="1-half" align="start" look="screen-links">
      <h3>{name}</h3>
      {address !== null && <p>{unbrokenZip(address)}</p>}
      <Row as="p" gap="4" align="center">
        {miles !== null && <span>{milesText(miles)}</span>}
        <NetworkPill status={networkStatusOf(network)} />
      </Row>
      {hasDirectory && roleId !== null && (
        <Link
          to="/{-$contractType}/find-care"
          search={{ provider: roleId }}
          aria-label={words.detailsOf(name)}
        >
          {words.details}
        </Link>
      )}
    </Stack>
  );
}

/** The member's share with its reason, and the price that it is a part of. */
function PlaceCost({ place, estimate }: Pick<EstimatedPlace, 'place' | 'estimate'>) {
  const isPrinting = usePrinting();
  const { allowed, feeSchedule, benefit } = place;
  const status = networkStatusOf(place.network);
  return (
    <Stack gap="1-half" align="start">
      {estimate !== null && (
        <>
          {estimate.share === 0 ? (
            <p className={utility('extra-large', 'figure')}>{words.free[status]}</p>
          ) : (
            <p>
              {words.share[status]}{' '}
              <strong className={utility('extra-large', 'figure')}>
                {formatCents(estimate.share)}
              </strong>
            </p>
          )}
          <p>{reasonText(estimate, benefit?.coinsurancePercent ?? null)}</p>
        </>
      )}
      <SecondaryText as="p">
        {allowed === null ? words.noPrice : words.price[status](formatCents(allowed))}
      </SecondaryText>
      {feeSchedule !== null && feeSchedule !== allowed && (
        <SecondaryText as="p">{words.feeSchedule(formatCents(feeSchedule))}</SecondaryText>
      )}
      {isPrinting && estimate !== null && (
        <SecondaryText as="p">{splitText(estimate)}</SecondaryText>
      )}
      {allowed !== null && benefit === null && (
        <SecondaryText as="p">
          <CallText>{words.noShare}</CallText>
        </SecondaryText>
      )}
    </Stack>
  );
}

/** Returns the steps of an estimate as one sentence: a drawing of each would fill the paper. */
const splitText = ({ deductible, copay, coinsurance, planPays }: CostEstimate): string =>
  costEstimateWords.paper.split({
    deductible: formatCents(deductible),
    copay: formatCents(copay),
    coinsurance: formatCents(coinsurance),
    planPays: formatCents(planPays),
  });
