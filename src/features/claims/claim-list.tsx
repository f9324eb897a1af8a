import { memo, useState, type ComponentProps } from 'react';
import { claimsListWords as words } from '#content/claims-list.ts';
import { noClaims, type ClaimHistory } from '#src/api/queries/claims.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { filterClaims } from '#src/domain/claims/claim-filters.ts';
import { noFilters, type ClaimFilters } from '#src/domain/claims/claim-view.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { HistoryProgress, type Progress } from '#src/parts/claims/history-progress.tsx';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { ListFoot } from '#src/parts/list/list-foot.tsx';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { historyProgressWords } from '#content/history-progress.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { useListPosition } from '#src/ui/data/pager.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { Selection } from '#src/domain/plan/rights.ts';
import { FilterChips } from '#src/parts/list/filter-chips.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { formatList } from '#content/formats.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { AskToShare } from '#src/parts/plan/ask-to-share.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { ClaimPages } from './claim-pages.tsx';
import { ClaimsSummary } from './claims-summary.tsx';
import { ClaimsToolbar } from './claims-toolbar.tsx';
import { useClaimsView, useMatchingRows } from './use-claim-list.ts';
import type { downloadClaims } from './download-claims.ts';
import { activeFilters } from './active-filters.ts';

/** Where the code cannot be fetched, the portal offers to be loaded again. */
const saveClaims = (...list: Parameters<typeof downloadClaims>) =>
  import('./download-claims.ts').then((file) => file.downloadClaims(...list)).catch(() => {});

/**
 * The claims loaded so far. Rendered again when more load or the filters change, not for every page turned. Everything
 * that does not depend on the claims is rendered before they arrive.
 */
export const ClaimList = memo(function ClaimList({
  history,
  hasFailed,
  onRetry,
}: {
  /** Null until the first claims have loaded. */
  history: ClaimHistory | null;
} & Omit<Progress, 'history'>) {
  const selection = usePlan();
  const { claims } = history ?? noClaims;
  const { view, filter, sort, resize } = useClaimsView();
  const { filters } = view;
  const { memberId } = filters;
  const claimRows = useClaimRows(selection, claims);
  const isComplete = history !== null && history.pendingPages.length === 0;
  const completeness = isComplete ? history.completeness : 'unknown';
  const { all, matches, rows } = useMatchingRows(claimRows, view);
  const position = useListPosition();
  /** Removes filters; for buttons that disappear with the filters they remove. */
  const removeFilters = (filters: Partial<ClaimFilters>) => {
    filter(filters);
    position.focus();
  };
  const { clear, clearAndTell, clearings } = useClearing(filter, position.focus);

  const isLoading = all.length === 0 && !isComplete;
  // The skeleton has the place of the sum to avoid a layout shift.
  const trouble = history && (isComplete || hasFailed) && (
    <HistoryProgress {...{ history, hasFailed, onRetry }} />
  );
  if (isLoading && hasFailed) return trouble;
  if (all.length === 0 && isComplete) {
    return <NoClaims adults={selection.adults} completeness={history.completeness} />;
  }
  return (
    <>
      {trouble}
      <Stack gap="6" look="container">
        <PartBoundary>
          <ClaimsSummary
            matches={matches}
            isFiltered={matches.length < filterClaims(all, { ...noFilters, memberId }).length}
            onMember={(chosen) => filter({ memberId: chosen })}
            {...{ memberId, history, hasFailed, onRetry }}
          />
        </PartBoundary>
        <Stack as="section" aria-label={words.list} gap="4" look="flows">
          <PartBoundary>
            <ClaimsToolbar
              {...{ all, selection, filters, clearings }}
              matches={isLoading ? null : rows.length}
              sort={view.sort}
              onSort={sort}
              onFilter={filter}
              onClear={() => clear({ ...noFilters, text: filters.text })}
            />
          </PartBoundary>
          <PartBoundary>
            <ClaimFilterChips
              {...{ selection, filters }}
              onFilter={removeFilters}
              onClear={() => clearAndTell({ ...noFilters, text: filters.text })}
            />
          </PartBoundary>
          {isLoading ? (
            <SkeletonRows count={8} height="64px" />
          ) : (
            <>
              <PartBoundary>
                <ClaimPages
                  {...{ rows, isComplete, view, position }}
                  onSort={sort}
                  onClear={() => clearAndTell(noFilters)}
                />
              </PartBoundary>
              <ClaimListFoot
                {...{ rows, completeness }}
                pageSize={view.pageSize}
                onResize={resize}
              />
            </>
          )}
        </Stack>
        <PartBoundary>
          <PrivateAdultsNote adults={selection.adults} />
        </PartBoundary>
      </Stack>
    </>
  );
});

/** Clears filters, and counts how often: by that, unreadable text typed into a filter is cleared, too. */
function useClearing(filter: (filters: ClaimFilters) => void, focusPosition: () => void) {
  const [clearings, setClearings] = useState(0);
  const clear = (filters: ClaimFilters) => {
    filter(filters);
    setClearings(clearings + 1);
  };
  const clearAndTell = (filters: ClaimFilters) => {
    clear(filters);
    focusPosition();
  };
  return { clear, clearAndTell, clearings };
}

function ClaimListFoot({
  rows,
  completeness,
  pageSize,
  onResize,
}: {
  rows: readonly ClaimRow[];
  completeness: Completeness;
  pageSize: number;
  onResize: (pageSize: number) => void;
}) {
  const selection = usePlan();
  const { now } = usePortal();
  return (
    <PartBoundary>
      <ListFoot>
        <PageSizeChoice value={pageSize} onChange={onResize} />
        <ExportActions
          total={rows.length}
          noun={words.noun}
          onDownload={() => void saveClaims(rows, completeness, selection, now())}
        />
      </ListFoot>
    </PartBoundary>
  );
}

function NoClaims({
  adults,
  completeness,
}: ComponentProps<typeof PrivateAdultsNote> & { completeness: Completeness }) {
  return (
    <>
      <div className={utility('readable', 'padded')}>
        <Empty
          words={words.none}
          missing={historyProgressWords.mayBeMissing}
          completeness={completeness}
        />
      </div>
      <PrivateAdultsNote adults={adults} />
    </>
  );
}

/** The active filters; each can be removed, or all at once. */
function ClaimFilterChips({
  selection,
  filters,
  onFilter,
  onClear,
}: {
  selection: Selection;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
  onClear: () => void;
}) {
  const chips = activeFilters(filters, selection).map(({ name, without }) => ({
    name,
    onRemove: () => onFilter(without),
  }));
  return <FilterChips {...{ chips, onClear }} />;
}

const sizes = ['10', '25', '50', '100'];

/** The choice of the number of rows per page. */
function PageSizeChoice({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  return (
    <LabeledSelect
      isInline
      label={words.pageSize}
      value={String(value)}
      options={sizes.map((size) => [size, size])}
      onChoose={(size) => onChange(Number(size))}
    />
  );
}

/** The adults whose claims are missing because they have not given family access, and the way to request it. */
function PrivateAdultsNote({ adults }: Pick<Selection, 'adults'>) {
  if (adults.length === 0) return null;
  const names = adults.map(({ firstName }) => formatName(firstName));
  return (
    <Stack gap="3">
      <SecondaryText as="p">{words.adults(formatList(names))}</SecondaryText>
      {adults.map(({ memberId, firstName }) => (
        <div key={memberId} className="screen-only">
          <PartBoundary>
            <AskToShare memberId={memberId} name={formatName(firstName)} />
          </PartBoundary>
        </div>
      ))}
    </Stack>
  );
}
