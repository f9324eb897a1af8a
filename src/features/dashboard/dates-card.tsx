import { Link } from '@tanstack/react-router';
import { noClaims } from '#src/api/queries/claims.ts';
import { dashboardWords } from '#content/dashboard.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { DeadlinesCard } from '#src/parts/deadlines/deadlines-card.tsx';
import { useDeadlines } from '#src/parts/deadlines/use-deadlines.ts';
import { useRecentClaims } from './use-recent-claims.ts';

const shownDeadlines = 3;

/** The next dates that follow from the latest claims and from the plan. */
export function DatesCard({ selection }: { selection: Selection }) {
  const { access } = selection;
  const query = useRecentClaims(selection);
  const deadlines = useDeadlines(selection, {
    data: access.rights.claims ? query.data : noClaims,
    isError: access.rights.claims && query.isError && !query.isFetching,
    refetch: () => void query.refetch(),
  });
  return (
    <DeadlinesCard
      deadlines={deadlines}
      atMost={shownDeadlines}
      more={
        access.rights.claims &&
        deadlines.list.length > shownDeadlines && (
          <Link to="/{-$contractType}/claims">
            {dashboardWords.dates.more(deadlines.list.length)}
          </Link>
        )
      }
    />
  );
}
