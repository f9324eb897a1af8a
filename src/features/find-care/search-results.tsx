import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Suspense, useMemo, type ReactNode } from 'react';
import { findCareWords } from '#content/find-care.ts';
import { stateNamed } from '#content/states.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { languageToLookFor, type FoundProvider } from '#src/domain/care/find-providers.ts';
import { isCalled, townName, type Town } from '#src/domain/care/town.ts';
import { limits } from '#src/domain/limits.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { useListPosition } from '#src/ui/data/pager.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { languageName } from '#src/parts/care/care-text.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { CareFilterFields } from './care-filters.tsx';
import type { CareNavigation, CareSearch } from './care-search.ts';
import styles from './find-care.module.css';
import { ProviderCard } from './provider-card.tsx';
import { ProviderRows } from './provider-rows.tsx';
import { useMarksPending, useOwnLanguages } from './use-own-languages.ts';
import { useFoundProviders, type FoundProviders } from './use-found-providers.ts';

const StatesMap = lazyPart(async () => (await import('./states-map.tsx')).StatesMap);

const words = findCareWords.results;

/** The providers found: filtered, page by page, and on a map. */
export function SearchResults({ search, onSearch }: CareNavigation) {
  const found = useFoundProviders(search);
  const areMarksPending = useMarksPending(search.person);
  const { states } = usePortal().config;
  // Wait for the marks of the rows too, to avoid a layout shift.
  const state = found.kind === 'found' && areMarksPending ? ({ kind: 'loading' } as const) : found;
  return (
    <Stack
      as="section"
      aria-label={words.title}
      aria-busy={state.kind === 'loading'}
      gap="4"
      look="container"
      className={styles['results']}
    >
      <h2 tabIndex={-1} data-step-focus>
        {words.title}
      </h2>
      {state.kind === 'loading' && <ResultsSkeleton />}
      {state.kind === 'unknown-zip' && (
        <p role="alert">{findCareWords.form.zipUnknown(states.map(stateNamed))}</p>
      )}
      {state.kind === 'unknown-town' && (
        <p role="alert">{findCareWords.form.townUnknown(search.town ?? '')}</p>
      )}
      {state.kind === 'several-towns' && (
        <TownChoice towns={state.towns} {...{ search, onSearch }} />
      )}
      {state.kind === 'failed' && <LoadFailure error={state.error} onRetry={state.retry} />}
      {state.kind === 'found' && <ProviderResults found={state} {...{ search, onSearch }} />}
    </Stack>
  );
}

function ProviderResults({ found, search, onSearch }: CareNavigation & { found: FoundProviders }) {
  const position = useListPosition();
  const { all, shown, filters, leftOut, completeness } = found;
  const pagination = usePageOf(
    shown,
    limits.rowsShown,
    search.page,
    (page) => onSearch({ ...search, page }, { isStep: true }),
    { prints: 'page' },
  );
  const language = useLanguageToLookFor(search.person, all);
  const looksForLanguage = language !== null && search.language === undefined;
  const hasMore = leftOut > 0 && filters.network === 'own';
  /** Filters by a button that goes away with it. */
  const filter = (changes: Pick<CareSearch, 'network' | 'language'>) => {
    onSearch({ ...search, ...changes, page: undefined }, { isStep: false });
    position.focus();
  };
  const showAny = () => filter({ network: 'any' });
  return (
    <>
      {completeness !== 'complete' && shown.length > 0 && (
        <p className={styles['note']}>{words.incomplete}</p>
      )}
      {all.length > 0 && (
        <PartBoundary>
          <ProviderFilters
            {...{ found, search, onSearch, language }}
            hint={
              looksForLanguage && (
                <>
                  <p className={styles['note']}>{words.ownLanguage(languageName(language))}</p>
                  <Button variant="text" onClick={() => filter({ language })}>
                    {words.onlyLanguage(languageName(language))}
                  </Button>
                </>
              )
            }
          />
        </PartBoundary>
      )}
      <TownLine {...{ found, search }} />
      <UnderstoodLine {...{ found, search }} />
      <NetworkLine
        {...{ found, search, onSearch }}
        marked={looksForLanguage ? words.marked(languageName(language)) : null}
      />
      <ListPages
        {...{ pagination, words, position }}
        none={
          <Stack gap="2" align="start" className={styles['note']}>
            {hasMore ? (
              <>
                <p>{words.noneInNetwork}</p>
                <Button variant="text" onClick={showAny}>
                  {words.showEveryone}
                </Button>
              </>
            ) : (
              <Empty words={words.none} completeness={completeness} />
            )}
          </Stack>
        }
      >
        {() => (
          <>
            {search.map && (
              <PartBoundary>
                <ProvidersMap {...{ found, pagination }} />
              </PartBoundary>
            )}
            <ProviderList {...{ found, pagination, search, language }} />
          </>
        )}
      </ListPages>
      {hasMore && shown.length > 0 && (
        <Button variant="text" onClick={showAny}>
          {words.showAny(formatCount(leftOut))}
        </Button>
      )}
      {shown.length > 0 && <p className={styles['note']}>{words.confirm}</p>}
    </>
  );
}

/** Returns the person's language to filter the providers by; null without one. */
function useLanguageToLookFor(person: CareSearch['person'], all: FoundProviders['all']) {
  const { languages: own } = useOwnLanguages(person);
  return useMemo(
    () =>
      languageToLookFor(
        own,
        all.flatMap(({ provider }) => provider.person?.languages ?? []),
      ),
    [own, all],
  );
}

/** The filters, which are in the address, beside the button of the map. */
function ProviderFilters({
  found: { all, shown, filters, network, hasOwn },
  search,
  onSearch,
  language,
  hint,
}: CareNavigation & { found: FoundProviders; language: string | null; hint: ReactNode }) {
  return (
    <CareFilterFields
      {...{ all, filters, network, hasOwn, language, hint }}
      isChosen={search.network !== undefined}
      beside={
        shown.length > 0 && (
          <Button
            variant="secondary"
            aria-expanded={search.map ?? false}
            onClick={() =>
              onSearch({ ...search, map: search.map ? undefined : true }, { isStep: false })
            }
          >
            {search.map ? words.hideMap : words.showMap}
          </Button>
        )
      }
      onFilters={(filters) =>
        onSearch(
          {
            ...search,
            page: undefined,
            accepting: filters.accepting || undefined,
            network: filters.network === (hasOwn ? 'own' : 'any') ? undefined : filters.network,
            language: filters.language || undefined,
            gender: filters.gender || undefined,
            accessibility: filters.accessibility || undefined,
          },
          { isStep: false },
        )
      }
    />
  );
}

type ProviderPage = ReturnType<typeof usePageOf<FoundProvider>>;

/** The providers on a map; those of the page with the numbers that they have in the list. */
function ProvidersMap({
  found: { shown, near },
  pagination: { shown: rows, before },
}: {
  found: FoundProviders;
  pagination: ProviderPage;
}) {
  return (
    <Suspense fallback={<MapPlace />}>
      <StatesMap
        near={near}
        label={findCareWords.map.label(formatCount(shown.length))}
        note={findCareWords.map.note}
        placeholder={<MapPlace />}
        points={shown.flatMap(({ places: [nearest] }, at) => {
          const position = nearest?.place?.position ?? null;
          if (position === null) return [];
          const isHere = at >= before && at < before + rows.length;
          return [{ position, number: isHere ? at + 1 : null }];
        })}
      />
    </Suspense>
  );
}

/** A page of the providers; on paper as rows. */
function ProviderList({
  found: { filters, network, hasOwn, near },
  pagination: { page, shown: rows, before, isPrintedPage },
  search,
  language,
}: {
  found: FoundProviders;
  pagination: ProviderPage;
  search: CareSearch;
  language: string | null;
}) {
  // Shown once above a list that the filter limits to the network.
  const saysNetwork = !hasOwn || filters.network !== 'own';
  if (isPrintedPage) {
    return (
      <ProviderRows
        found={rows}
        isNear={near !== null}
        firstNumber={search.map ? before + 1 : null}
        {...{ filters, network, saysNetwork }}
      />
    );
  }
  return (
    <Stack as="ol" gap="3" start={before + 1}>
      {rows.map((row, at) => (
        <li key={row.provider.key}>
          <PartBoundary>
            <ProviderCard
              found={row}
              number={search.map ? before + at + 1 : null}
              isNear={near !== null}
              {...{ filters, network, saysNetwork, language }}
              // Links away from here lead back to the page shown.
              search={{ ...search, page: page > 1 ? page : undefined }}
            />
          </PartBoundary>
        </li>
      ))}
    </Stack>
  );
}

/** Says that the search used another town than the typed one. */
function TownLine({
  found: { town },
  search: { town: typed = '' },
}: {
  found: FoundProviders;
  search: CareSearch;
}) {
  if (town === null || isCalled(town, typed)) return null;
  return <p className={styles['note']}>{words.nearTown(typed, townName(town))}</p>;
}

const MapPlace = () => <div className={classNames(styles['mapPlace'], utility('full-width'))} />;

/** The choice between several towns of the same name. */
function TownChoice({ towns, search, onSearch }: CareNavigation & { towns: readonly Town[] }) {
  return (
    <div className={styles['note']}>
      <p>{findCareWords.form.townsAlike(search.town ?? '')}</p>
      <Row gap="3">
        {towns.slice(0, limits.townsOffered).map((town) => (
          <Button
            key={townName(town)}
            variant="secondary"
            onClick={() => onSearch({ ...search, town: townName(town) }, { isStep: true })}
          >
            {townName(town)}
          </Button>
        ))}
      </Row>
    </div>
  );
}

/** The line on how the typed words were interpreted. */
function UnderstoodLine({
  found: { understood },
  search: { name = '' },
}: {
  found: FoundProviders;
  search: CareSearch;
}) {
  if (understood === null) return null;
  return (
    <p className={styles['note']}>
      {understood.kind === 'close' ? words.close(name) : words.meant(name, understood.types)}
    </p>
  );
}

/**
 * The line on the filter by the plan's network, and on who is marked; where another network is chosen, with a button that
 * goes back to the plan's.
 */
function NetworkLine({
  found,
  search,
  onSearch,
  marked,
}: CareNavigation & { found: FoundProviders; marked: string | null }) {
  const { filters, network, hasOwn, retryNetwork, all } = found;
  if (all.length === 0) return null;
  const markedText = marked !== null && <span className="screen-only">{marked}</span>;
  if (!hasOwn && retryNetwork !== null) {
    return (
      <>
        <MissingNote hasFailed onRetry={retryNetwork}>
          {words.networkFailed}
        </MissingNote>
        {markedText && <p className={styles['note']}>{markedText}</p>}
      </>
    );
  }
  if (hasOwn && filters.network !== 'own') {
    return (
      <Row as="p" gap="3" align="center">
        {filters.network === 'any' ? words.inAny : words.inOther} {markedText}
        <Button
          variant="text"
          onClick={() =>
            onSearch({ ...search, network: undefined, page: undefined }, { isStep: false })
          }
        >
          {words.showOwn}
        </Button>
      </Row>
    );
  }
  return (
    <p className={styles['note']}>
      {hasOwn ? words.inNetwork(network.name) : words.networkUnknown} {markedText}
    </p>
  );
}

const skeletonRows = [1, 2, 3, 4];

function ResultsSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton height="3.5rem" />
      {skeletonRows.map((row) => (
        <Skeleton key={row} height="11rem" />
      ))}
    </Stack>
  );
}
