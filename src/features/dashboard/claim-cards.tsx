import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { noClaims, recentClaimsQuery } from '#src/api/queries/claims.ts';
import { dashboardWords } from '#src/catalogue/dashboard-words.ts';
import { localDay, recentClaimsSince } from '#src/domain/days.ts';
import { prefixOf } from '#src/domain/plan.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { DeadlinesCard } from '#src/shell/deadlines/deadlines-card.tsx';
import { useDeadlines } from '#src/shell/deadlines/use-deadlines.ts';
import styles from './dashboard-screen.module.css';
import { RecentClaimsCard } from './recent-claims-card.tsx';

const shownDeadlines = 3;

/** The latest claims, and the dates that follow from them and from the plan. */
export function ClaimCards({ selection }: { selection: Selection }) {
  const { clients, now } = usePortal();
  const { plan, access } = selection;
  const query = useQuery({
    ...recentClaimsQuery(
      clients,
      plan,
      visibleMemberIds(plan, access),
      recentClaimsSince(localDay(now())),
    ),
    enabled: access.rights.claims,
  });
  const deadlines = useDeadlines(selection, {
    data: access.rights.claims ? query.data : noClaims,
    isError: access.rights.claims && query.isError && !query.isFetching,
    refetch: () => void query.refetch(),
  });
  return (
    <>
      {access.rights.claims && <RecentClaimsCard selection={selection} query={query} />}
      <DeadlinesCard
        selection={selection}
        deadlines={deadlines}
        className={styles['wide']}
        atMost={shownDeadlines}
        more={
          access.rights.claims &&
          deadlines.list.length > shownDeadlines && (
            <Link to="/{-$contractType}/claims" params={{ contractType: prefixOf(plan) }}>
              {dashboardWords.dates.more(deadlines.list.length)}
            </Link>
          )
        }
      />
    </>
  );
}
