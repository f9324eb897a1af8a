import { authorizationsWords as words } from '#content/authorizations.ts';
import { titles } from '#content/titles.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Term } from '#src/parts/text/term.tsx';
import { useAuthorizations } from '#src/parts/authorizations/use-authorizations.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { AuthorizationList } from './authorization-list.tsx';
import type { AuthorizationsSearch } from './authorizations-search.ts';

/** All authorizations that providers requested, with their status. */
export function AuthorizationsScreen({
  search,
  onSearch,
}: {
  search: AuthorizationsSearch;
  onSearch: (changes: AuthorizationsSearch) => void;
}) {
  const query = useAuthorizations(usePlan());
  return (
    <>
      <ScreenTitle
        intro={
          <>
            {words.intro.before} <Term of="priorAuthorization">{words.intro.term}</Term>
          </>
        }
      >
        {titles.authorizations}
      </ScreenTitle>
      <Loadable query={query} skeleton={<SkeletonRows count={5} height="5rem" />}>
        {(list) => (
          <PartBoundary>
            <AuthorizationList
              {...{ list, search, onSearch }}
              onRetry={() => void query.refetch()}
            />
          </PartBoundary>
        )}
      </Loadable>
    </>
  );
}
