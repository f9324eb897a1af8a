import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatDateInProse } from '#content/formats.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { placeCostsQuery, type PlaceCosts } from '#src/api/queries/cost-estimates.ts';
import { accumulatedFor, separateCosts } from '#src/domain/care/estimate-elements.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { mayActFor } from '#src/domain/plan/rights.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { limits } from '#src/domain/limits.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { BeforeCare } from './before-care.tsx';
import { CheaperPlaceNote, EstimateNotices } from './estimate-notices.tsx';
import { CostComparison } from './cost-comparison.tsx';
import { usualRadius, type CostNavigation } from './cost-search.ts';
import {
  estimatedPlaces,
  estimateToKeep,
  placesNamed,
  sortedPlaces,
  type EstimatedPlace,
} from './estimates.ts';
import { LimitsUsed } from './limits-used.tsx';
import { OutOfNetwork } from './out-of-network.tsx';
import { PlaceEstimate } from './place-estimate.tsx';
import { SaveEstimate } from './save-estimate.tsx';

const PaperChoice = lazyPart(async () => (await import('./paper-choice.tsx')).PaperChoice);

const words = costEstimateWords.results;

/** Places with their prices, and the part of each that the member may pay. */
export function CostResults({
  search,
  onSearch,
  zip,
  procedure,
}: CostNavigation & { zip: string; procedure: string }) {
  const portal = usePortal();
  const { plan, accessibleMembers } = usePlan();
  const accessibleMember = accessibleMembers.find((member) => member.memberId === search.member);
  const memberId = accessibleMember?.memberId ?? plan.memberId;
  const radius = search.radius ?? usualRadius;
  const costs = useQuery(placeCostsQuery(portal, { procedure, zip, radius, memberId }));
  const left = useQuery(portal.queryOf(accumulators(memberId)));
  const isWaiting = left.isPending || (left.isError && left.isFetching);
  return (
    <Loadable query={costs} skeleton={<Skeleton height="24rem" />}>
      {(placeCosts) =>
        isWaiting ? (
          <Skeleton height="24rem" />
        ) : (
          <EstimateResults
            {...{ costs: placeCosts, search, onSearch, memberId }}
            left={left.data ?? null}
            onRetry={() => void left.refetch()}
          />
        )
      }
    </Loadable>
  );
}

function EstimateResults({
  costs,
  left,
  memberId,
  search,
  onSearch,
  onRetry,
}: CostNavigation & {
  costs: PlaceCosts;
  left: Accumulators | null;
  memberId: string;
  onRetry: () => void;
}) {
  const { procedure, places, completeness, prerequisites, outOfNetwork, countsAssistance } = costs;
  const isPrinting = usePrinting();
  const comparison = useComparison();
  /** The keys of the places to print; null for the nearest. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const knownAccumulators = left?.accumulators ?? null;
  const all = placesNamed(
    sortedPlaces(estimatedPlaces(places, knownAccumulators, memberId), search.sort ?? 'miles'),
    search.provider ?? '',
  );
  const pagination = usePageOf(all, limits.rowsShown, search.page, (page) =>
    onSearch({ ...search, page }, { isStep: true }),
  );
  const nearest = sortedPlaces(all, 'miles').slice(0, limits.printedCosts);
  const onPaper = all.filter(({ key }) =>
    (chosen ?? nearest.map((estimatedPlace) => estimatedPlace.key)).includes(key),
  );
  const used = usedLimits(left, places, memberId);
  const hasPrerequisites = prerequisites !== null && prerequisites.length > 0;
  const beforeCare = (
    <PartBoundary>
      <BeforeCare prerequisites={prerequisites} />
    </PartBoundary>
  );
  return (
    <Stack as="section" aria-label={words.list} gap="5" look="container">
      <h2>{words.title(procedure.name)}</h2>
      <About {...{ procedure, memberId }} paper={{ shown: onPaper.length, total: all.length }} />
      <CoverageEnded memberId={memberId} />
      <LimitsNote {...{ left, used, onRetry }} />
      {completeness !== 'complete' && places.length > 0 && (
        <SecondaryText as="p">{words.incomplete}</SecondaryText>
      )}
      <NamedPlaces {...{ search, onSearch }} />
      {/* Above the prices, because they depend on the approval. */}
      {hasPrerequisites && beforeCare}
      <PartBoundary>
        <CheaperPlaceNote places={all} />
      </PartBoundary>
      <PartBoundary>
        <CostComparison
          places={comparison.keys.flatMap(
            (key) => all.find((estimatedPlace) => estimatedPlace.key === key) ?? [],
          )}
          onRemove={comparison.remove}
          onClear={comparison.clear}
        />
      </PartBoundary>
      <ListPages
        {...{ pagination, words }}
        beside={<SortChoice {...{ search, onSearch }} />}
        printsPosition={false}
        none={<NoPlaces provider={search.provider} completeness={completeness} />}
      >
        {(shown) => (
          <PlaceList
            places={isPrinting ? onPaper : shown}
            {...{ procedure, left, memberId, comparison }}
          />
        )}
      </ListPages>
      {all.length > 0 && <PrintPlaces places={nearest} onChoose={setChosen} />}
      {!hasPrerequisites && beforeCare}
      <PartBoundary>
        <OutOfNetwork cost={outOfNetwork} accumulators={knownAccumulators} memberId={memberId} />
      </PartBoundary>
      {used !== null && <YearLimits {...used} />}
      <PartBoundary>
        <EstimateNotices
          mayBePreventive={procedure.mayBePreventive ?? null}
          countsAssistance={countsAssistance}
        />
      </PartBoundary>
    </Stack>
  );
}

/** The places that the member compares, by their keys. */
function useComparison() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  return {
    keys,
    isFull: keys.length >= limits.comparedCosts,
    add: (key: string) => setKeys([...keys, key]),
    remove: (key: string) => setKeys(keys.filter((otherKey) => otherKey !== key)),
    clear: () => setKeys([]),
  };
}

/** Returns how much was used of the limits that count: in network, for the kind of care that the prices there are of. */
function usedLimits(left: Accumulators | null, places: PlaceCosts['places'], memberId: string) {
  if (left === null) return null;
  const benefit = places.find((place) => place.network === 'in' && place.benefit !== null)?.benefit;
  const category = benefit?.category ?? 'medical';
  const used = accumulatedFor(left.accumulators, { memberId, category, network: 'in' });
  return used && { used, asOf: left.asOf, completeness: left.completeness };
}

/** Says that the estimates ignore the limits, which failed to load or contradict each other. */
function LimitsNote({
  left,
  used,
  onRetry,
}: {
  left: Accumulators | null;
  used: ReturnType<typeof usedLimits>;
  onRetry: () => void;
}) {
  if (left === null) {
    return (
      <MissingNote hasFailed onRetry={onRetry}>
        {words.noLimits}
      </MissingNote>
    );
  }
  if (used !== null) return null;
  return (
    <Notice tone="warning">
      <span>
        <CallText>{words.contradicting}</CallText>
      </span>
    </Notice>
  );
}

/** The name that the places are searched by, with the way back to all of them. */
function NamedPlaces({ search, onSearch }: CostNavigation) {
  if (search.provider === undefined) return null;
  return (
    <Row gap="4" align="center">
      <p>{words.named(search.provider)}</p>
      <Button
        variant="plain"
        className="screen-only"
        onClick={() =>
          onSearch({ ...search, provider: undefined, page: undefined }, { isStep: false })
        }
      >
        {words.allPlaces}
      </Button>
    </Row>
  );
}

function NoPlaces({
  provider,
  completeness,
}: {
  provider: string | undefined;
  completeness: Completeness;
}) {
  return provider === undefined ? (
    <Empty words={words.none} completeness={completeness} />
  ) : (
    <p>{words.noneNamed(provider)}</p>
  );
}

function SortChoice({ search, onSearch }: CostNavigation) {
  return (
    <LabeledSelect
      isInline
      label={words.sort}
      value={search.sort ?? 'miles'}
      options={Object.entries(words.sorts)}
      onChoose={(sort) =>
        onSearch(
          { ...search, sort: sort === 'share' ? 'share' : undefined, page: undefined },
          { isStep: false },
        )
      }
    />
  );
}

function PlaceList({
  places,
  procedure,
  left,
  memberId,
  comparison: { keys, isFull, add, remove },
}: {
  places: readonly EstimatedPlace[];
  procedure: PlaceCosts['procedure'];
  left: Accumulators | null;
  memberId: string;
  comparison: ReturnType<typeof useComparison>;
}) {
  const { now } = usePortal();
  const selection = usePlan();
  const mayAct = mayActFor(selection, memberId, now());
  return (
    <>
      {isFull && (
        <SecondaryText role="status" as="p">
          {words.full}
        </SecondaryText>
      )}
      <Stack as="ul" gap="3">
        {places.map((place) => {
          const isCompared = keys.includes(place.key);
          const estimateToSave =
            left === null || !mayAct ? null : estimateToKeep(procedure, place, left, memberId);
          return (
            <li key={place.key}>
              <PartBoundary>
                <PlaceEstimate
                  estimated={place}
                  separate={separateCosts(
                    place.place.separate ?? [],
                    place.place.network,
                    place.estimate,
                    left?.accumulators ?? [],
                    memberId,
                  )}
                  save={
                    estimateToSave !== null && (
                      <SaveEstimate memberId={memberId} estimate={estimateToSave} />
                    )
                  }
                  compare={{
                    isOn: isCompared,
                    isHeld: isFull && !isCompared,
                    onChange: (isOn) => (isOn ? add(place.key) : remove(place.key)),
                  }}
                />
              </PartBoundary>
            </li>
          );
        })}
      </Stack>
    </>
  );
}

/** Prints the estimates of the places that the member chooses. */
function PrintPlaces({
  places,
  onChoose,
}: {
  places: readonly EstimatedPlace[];
  onChoose: (keys: readonly string[]) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Row look="screen-only">
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </Row>
      {isChoosing && (
        <Suspense>
          <PaperChoice
            places={places}
            onPrint={(keys) => {
              flushSync(() => {
                onChoose(keys);
                setChoosing(false);
              });
              window.print();
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How much of the limits that count here has been used, folded on screens. */
function YearLimits({ used, asOf, completeness }: NonNullable<ReturnType<typeof usedLimits>>) {
  const { limits: limitWords } = costEstimateWords;
  const disclosed = useDisclosure();
  return (
    <Card title={limitWords.title} fold={disclosed}>
      {used.length === 0 ? (
        <Empty words={limitWords.none} completeness={completeness} />
      ) : (
        <LimitsUsed limits={used} />
      )}
      <SecondaryText as="p">{limitWords.asOf(formatDateInProse(asOf))}</SecondaryText>
    </Card>
  );
}

/** The subject of the estimates; on paper also the person and the time. */
function About({
  procedure: { name, description, billingCodes = [] },
  memberId,
  paper,
}: Pick<PlaceCosts, 'procedure'> & {
  memberId: string;
  paper: { shown: number; total: number };
}) {
  const { now } = usePortal();
  const { plan, accessibleMembers } = usePlan();
  const isPrinting = usePrinting();
  const codes = billingCodes.join(', ');
  const member = accessibleMembers.find(
    (accessibleMember) => accessibleMember.memberId === memberId,
  );
  const { asked, forWhom, service, shown } = costEstimateWords.paper;
  const code = codes !== '' && `${costEstimateWords.procedures.code(codes)}.`;
  const text = sentences(description, code);
  const about = text !== '' && <p>{text}</p>;
  if (!isPrinting) return about;
  return (
    <div>
      {about}
      <p>{service({ procedure: name, codes })}</p>
      <p>
        {forWhom({
          name: formatName(member?.firstName ?? plan.usersPreferredName),
          plan: plan.lobDisplayName,
        })}{' '}
        {asked(formatDateInProse(localDay(now())))}
      </p>
      {paper.shown < paper.total && <p>{shown(paper)}</p>}
    </div>
  );
}

/** Says that the estimates do not apply because the plan no longer covers the member. */
function CoverageEnded({ memberId }: { memberId: string }) {
  const { now } = usePortal();
  const { plan, accessibleMembers } = usePlan();
  const today = localDay(now());
  const state = planStateOf(plan, today);
  const own = accessibleMembers.find((member) => member.memberId === memberId)?.coverageEndedOn;
  const endedOn = state.kind === 'ended' ? state.endedOn : (own ?? null);
  const isEnded = state.kind === 'ended' || (endedOn !== null && endedOn < today);
  if (!isEnded) return null;
  return (
    <Notice tone="warning">
      {endedOn === null ? words.endedOpen : words.ended(formatDateInProse(endedOn))}
    </Notice>
  );
}
