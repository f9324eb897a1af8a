import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatDateInProse } from '#content/formats.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { placeCostsQuery, type PlaceCosts } from '#src/api/queries/cost-estimates.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { limits } from '#src/domain/limits.ts';
import { MissingNote } from '#src/parts/screen/missing-note.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/data/pager.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { CheaperPlaceNote } from './cheaper-place-note.tsx';
import { CostComparison } from './cost-comparison.tsx';
import styles from './cost-estimates.module.css';
import { usualRadius, type CostNavigation } from './cost-search.ts';
import { estimatedPlaces, sortedPlaces } from './estimates.ts';
import { PlaceEstimate } from './place-estimate.tsx';

const words = costEstimateWords.results;

/** Places with their prices, and the part of each that the member may pay. */
export function CostResults({
  search,
  onSearch,
  zip,
  procedure,
}: CostNavigation & { zip: string; procedure: string }) {
  const portal = usePortal();
  const { plan, access } = usePlan();
  const asked = access.accessibleMembers.find((one) => one.memberId === search.member);
  const memberId = asked?.memberId ?? plan.memberId;
  const radius = search.radius ?? usualRadius;
  const costs = useQuery(placeCostsQuery(portal, { procedure, zip, radius, memberId }));
  const left = useQuery(portal.queryOf(accumulators(memberId)));
  const isWaiting = left.isPending || (left.isError && left.isFetching);
  return (
    <>
      <Row gap="4" align="center" apart look="screen-only">
        <Link
          to="/{-$contractType}/cost-estimates"
          search={{ ...search, procedure: undefined, page: undefined }}
        >
          {costEstimateWords.procedures.back}
        </Link>
        <Button variant="plain" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </Row>
      <Loadable query={costs} skeleton={<Skeleton height="24rem" />}>
        {(found) =>
          isWaiting ? (
            <Skeleton height="24rem" />
          ) : (
            <Found
              {...{ found, search, onSearch, memberId }}
              left={left.data ?? null}
              onRetry={() => void left.refetch()}
            />
          )
        }
      </Loadable>
    </>
  );
}

function Found({
  found: { procedure, places, isIncomplete },
  left,
  memberId,
  search,
  onSearch,
  onRetry,
}: CostNavigation & {
  found: PlaceCosts;
  left: Accumulators | null;
  memberId: string;
  onRetry: () => void;
}) {
  const position = useListPosition();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const by = search.sort ?? 'miles';
  const all = sortedPlaces(estimatedPlaces(places, left?.accumulators ?? null, memberId), by);
  const place = usePageOf(all, limits.providersShown, search.page, (page) =>
    onSearch({ ...search, page }, { isStep: true }),
  );
  const isFull = compared.length >= limits.comparedCosts;
  const without = (key: string) => compared.filter((one) => one !== key);
  return (
    <Stack as="section" aria-label={words.list} gap="5" look="container">
      <h2>{words.title(procedure.name)}</h2>
      {procedure.description !== undefined && <p>{procedure.description}</p>}
      {left === null && (
        <MissingNote hasFailed onRetry={onRetry}>
          {words.noLimits}
        </MissingNote>
      )}
      {isIncomplete && <SecondaryText as="p">{words.incomplete}</SecondaryText>}
      <PartBoundary>
        <CheaperPlaceNote places={all} />
      </PartBoundary>
      <PartBoundary>
        <CostComparison
          places={compared.flatMap((key) => all.find((one) => one.key === key) ?? [])}
          onRemove={(key) => setCompared(without(key))}
          onClear={() => setCompared([])}
        />
      </PartBoundary>
      <Row gap="4" align="center" apart>
        <ListPosition line={position.line} place={place} noun={words.noun} />
        <LabeledSelect
          isInline
          className="screen-only"
          label={words.sort}
          value={by}
          options={Object.entries(words.sorts)}
          onChoose={(sort) =>
            onSearch(
              { ...search, sort: sort === 'share' ? 'share' : undefined, page: undefined },
              { isStep: false },
            )
          }
        />
      </Row>
      {all.length === 0 && <p>{words.none}</p>}
      {isFull && (
        <SecondaryText role="status" as="p">
          {words.full}
        </SecondaryText>
      )}
      <Stack as="ul" gap="3">
        {place.shown.map((one) => {
          const isCompared = compared.includes(one.key);
          return (
            <li key={one.key}>
              <PartBoundary>
                <PlaceEstimate
                  estimated={one}
                  compare={{
                    isOn: isCompared,
                    isHeld: isFull && !isCompared,
                    onChange: (isOn) =>
                      setCompared(isOn ? [...compared, one.key] : without(one.key)),
                  }}
                />
              </PartBoundary>
            </li>
          );
        })}
      </Stack>
      <Pager label={words.pages} place={place} onTurned={position.focus} />
      <Assumptions asOf={left?.asOf ?? null} />
    </Stack>
  );
}

function Assumptions({ asOf }: { asOf: string | null }) {
  const { title, list, note, asOf: asOfText } = costEstimateWords.assumptions;
  return (
    <Card title={title}>
      <Stack as="ul" gap="2" className={styles['assumptions']}>
        {list.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Stack>
      <p>
        <strong>{note}</strong> {asOf !== null && asOfText(formatDateInProse(asOf))}
      </p>
    </Card>
  );
}
