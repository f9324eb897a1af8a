import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { costProcedures } from '#src/api/calls/cost-estimates.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/card.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './cost-estimates.module.css';
import type { CostSearch } from './cost-search.ts';

const words = costEstimateWords.procedures;

/** The procedures whose names fit, each the way to its estimates. */
export function ProcedureList({ q, search }: { q: string; search: CostSearch }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(costProcedures(q)));
  return (
    <Card title={words.title} busy={query.isPending}>
      <Loadable query={query} skeleton={<Skeleton height="12rem" />}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <p role="status">{words.none}</p>}
            <ul className={styles['procedures']}>
              {items.map(({ procedureId, name, category, description }) => (
                <li key={procedureId}>
                  <Link
                    to="/{-$contractType}/cost-estimates"
                    search={{ ...search, procedure: procedureId }}
                  >
                    {name}
                  </Link>
                  <p>{[category, description].filter(Boolean).join('. ')}</p>
                </li>
              ))}
            </ul>
            {total !== null && total > items.length && <p>{words.more}</p>}
          </>
        )}
      </Loadable>
    </Card>
  );
}
