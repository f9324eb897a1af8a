import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { pharmacyWords } from '#content/pharmacy.ts';
import { limits } from '#src/domain/limits.ts';
import { byDrugName, tiersOf } from '#src/domain/pharmacy/drug.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Term } from '#src/parts/text/term.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { DrugCard } from './drug-card.tsx';
import { DrugDeductible } from './drug-deductible.tsx';
import { DrugRows } from './drug-rows.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';
import { lacksPrice, mayHaveDeductible } from './price-lines.tsx';
import { useFoundDrugs, type FoundDrugs } from './use-found-drugs.ts';

const words = pharmacyWords.results;

/** The drugs that were found, narrowed to a tier, page by page. */
export function DrugResults({ search, onSearch }: PharmacyNavigation) {
  const state = useFoundDrugs(search);
  return (
    <Stack
      as="section"
      aria-label={words.title}
      aria-busy={state.kind === 'loading'}
      gap="4"
      look="container"
    >
      <h2 tabIndex={-1} data-step-focus>
        {words.title}
      </h2>
      {state.kind === 'loading' && <ResultsSkeleton />}
      {state.kind === 'no-plan' && <p className={utility('readable')}>{words.noPlan}</p>}
      {state.kind === 'failed' && <LoadFailure error={state.error} onRetry={state.retry} />}
      {state.kind === 'found' && <DrugResultList found={state} {...{ search, onSearch }} />}
    </Stack>
  );
}

function DrugResultList({ found, search, onSearch }: PharmacyNavigation & { found: FoundDrugs }) {
  const { all, shown, understood, prices, completeness, retryCosts } = found;
  const pagination = usePageOf(
    shown,
    limits.rowsShown,
    search.page,
    (page) => onSearch({ ...search, page }, { isStep: true }),
    { prints: 'page' },
  );
  const { shown: rows } = pagination;
  const tiers = useMemo(() => tierNamesOf(all), [all]);
  const lists = prices.plan.lists.flatMap(({ name }) => name ?? []);
  return (
    <>
      <SecondaryText as="p">
        {[
          ...lists.map((list) => words.of(list)),
          ...(shown.length > 0 && retryCosts === null ? [words.inNetwork] : []),
        ].join(' ')}
      </SecondaryText>
      {retryCosts !== null && (
        <MissingNote hasFailed onRetry={retryCosts}>
          {words.noPrices}
        </MissingNote>
      )}
      {understood !== null && <UnderstoodLine {...understood} drug={search.drug ?? ''} />}
      {completeness !== 'complete' && <p className={utility('readable')}>{words.incomplete}</p>}
      <ListPages
        {...{ pagination, words }}
        beside={
          <Row gap="4" align="center" className={utility('can-shrink')}>
            <TierChoice
              tiers={tiers}
              tier={search.tier ?? ''}
              onTier={(tier) =>
                onSearch({ ...search, tier: tier || undefined, page: undefined }, { isStep: false })
              }
            />
            {shown.length > 0 && (
              <Button variant="plain" onClick={() => window.print()}>
                <Printer size={20} aria-hidden="true" />
                {words.print}
              </Button>
            )}
          </Row>
        }
        none={
          <Stack gap="2" className={utility('readable')}>
            <Empty words={words.none} completeness={completeness} />
            {completeness === 'complete' && <p>{words.noneNote}</p>}
          </Stack>
        }
      >
        {() =>
          pagination.isPrintedPage ? (
            <DrugRows drugs={rows} prices={prices} />
          ) : (
            <Stack as="ol" gap="3">
              {rows.map((drug) => (
                <li key={drug.key}>
                  <PartBoundary>
                    <DrugCard drug={drug} prices={prices} isOnly={all.length === 1} />
                  </PartBoundary>
                </li>
              ))}
            </Stack>
          )
        }
      </ListPages>
      {rows.some((drug) => mayHaveDeductible(drug, prices)) && <DrugDeductible />}
      {rows.length > 0 && <Meaning hasDash={rows.some((drug) => lacksPrice(drug, prices))} />}
    </>
  );
}

/** The line on how the typed name was interpreted. */
function UnderstoodLine({
  drug,
  generic,
}: NonNullable<FoundDrugs['understood']> & { drug: string }) {
  return (
    <p className={utility('readable')}>
      {generic === null ? words.close(drug) : words.brand(drug, generic)}
    </p>
  );
}

const meant = ['drugTier', 'priorAuthorization', 'stepTherapy', 'quantityLimit'] as const;

/** Returns the tiers that at least one of the drugs is listed in. */
const tierNamesOf = (drugs: FoundDrugs['all']): string[] =>
  [...new Set(drugs.flatMap((drug) => tiersOf(drug).map(({ label }) => label)))]
    .map((name) => ({ name }))
    .toSorted(byDrugName)
    .map(({ name }) => name);

function TierChoice({
  tiers,
  tier,
  onTier,
}: {
  tiers: readonly string[];
  tier: string;
  onTier: (tier: string) => void;
}) {
  // Nothing to choose between.
  if (tiers.length < 2 && tier === '') return null;
  const names = tier === '' || tiers.includes(tier) ? tiers : [tier, ...tiers];
  return (
    <LabeledSelect
      isInline
      className="screen-only"
      label={words.tier}
      value={tier}
      options={[['', words.anyTier], ...names.map((tierName) => [tierName, tierName] as const)]}
      onChoose={onTier}
    />
  );
}

function Meaning({ hasDash }: { hasDash: boolean }) {
  const { meaning } = pharmacyWords;
  const mayOpen = useCanOpen();
  return (
    <SecondaryText as="div">
      <p>{meaning.lead}</p>
      <Row as="ul" gap="4" align="center">
        {meant.map((word) => (
          <li key={word}>
            <Term of={word}>{meaning[word]}</Term>
          </li>
        ))}
      </Row>
      <p>
        {meaning.ask}{' '}
        {mayOpen('/authorizations') && (
          <Link to="/{-$contractType}/authorizations" className="screen-only">
            {meaning.authorizations}
          </Link>
        )}
      </p>
      {hasDash && <p>{words.dash}</p>}
    </SecondaryText>
  );
}

function ResultsSkeleton() {
  return (
    <Stack gap="3">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height="9rem" />
      ))}
    </Stack>
  );
}
