import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { costEstimateWords } from '#content/cost-estimates.ts';
import type { CostProcedure } from '#src/api/calls/care/cost-estimates.ts';
import { proceduresQuery } from '#src/api/queries/cost-estimates.ts';
import { isBillingCode, withCode } from '#src/domain/care/estimate-elements.ts';
import { everydaySearch } from '#src/parts/search/everyday-search.ts';
import { procedureAttempts } from '#src/parts/search/meant-words.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { CostSearch } from './cost-search.ts';

const words = costEstimateWords.procedures;

/** The procedures with matching names, each a link to its estimates. */
export function ProcedureList({
  q,
  search,
  opensOnly,
}: {
  q: string;
  search: CostSearch;
  /** Whether the only match is opened without asking. */
  opensOnly: boolean;
}) {
  // A billing code needs an exact match.
  const isCode = isBillingCode(q);
  const attempts = isCode ? [[q.trim()]] : procedureAttempts(q);
  const query = useQuery(proceduresQuery(usePortal(), attempts));
  return (
    <Card title={words.title} busy={query.isPending}>
      <Loadable query={query} skeleton={<Skeleton height="12rem" />}>
        {({ items: matches, completeness }) => {
          const items = isCode ? withCode(matches, q) : bestFirst(matches, q);
          const hasMore = !isCode && completeness !== 'complete';
          const [only, ...others] = items;
          if (opensOnly && only !== undefined && others.length === 0 && !hasMore) {
            return <OpenedProcedure search={{ ...search, procedure: only.procedureId }} />;
          }
          return (
            <>
              {items.length === 0 &&
                (isCode ? (
                  <p role="status">{words.noCode(q.trim().toUpperCase())}</p>
                ) : (
                  <div role="status">
                    <Empty words={words.none} completeness={completeness} />
                  </div>
                ))}
              <Stack as="ul" gap="3" look="divided">
                {items.map(({ procedureId, name, category, description, billingCodes = [] }) => (
                  <Stack as="li" key={procedureId} gap="half" align="start">
                    <Link
                      className={utility('strong')}
                      to="/{-$contractType}/cost-estimates"
                      search={{ ...search, procedure: procedureId }}
                    >
                      {name}
                    </Link>
                    <SecondaryText as="p">
                      {[
                        category,
                        description?.replace(/\.$/, ''),
                        billingCodes.length > 0 && words.code(billingCodes.join(', ')),
                      ]
                        .filter(Boolean)
                        .join('. ')}
                    </SecondaryText>
                  </Stack>
                ))}
              </Stack>
              {hasMore && items.length > 0 && <p>{words.more}</p>}
            </>
          );
        }}
      </Loadable>
    </Card>
  );
}

/** Opens the prices of a procedure in place of the list. */
function OpenedProcedure({ search }: { search: CostSearch }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({
      to: '/{-$contractType}/cost-estimates',
      search,
      replace: true,
      resetScroll: false,
    });
  }, [navigate, search]);
  return <Skeleton height="12rem" />;
}

/** Sorts matches of every typed word before partial ones, best match first. */
function bestFirst(matches: readonly CostProcedure[], q: string): readonly CostProcedure[] {
  const search = everydaySearch(
    matches,
    ({ name, category, description = '', otherNames = [] }) => [
      ...[name, category, description],
      ...otherNames,
    ],
  );
  const { items } = search(q);
  return [...items, ...matches.filter((procedure) => !items.includes(procedure))];
}
