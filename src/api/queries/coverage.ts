import { queryOptions } from '@tanstack/react-query';
import { belongsToContract, isWithinLookBack, type Coverage } from '#src/domain/coverage.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import type { Clients } from '../clients.ts';
import { coverages } from '../read-calls.ts';

/** The plan's coverages: active, or cancelled within the look-back, newest first. `today` as YYYY-MM-DD. */
export const coverageQuery = (clients: Clients, plan: Plan, today: string) =>
  queryOptions({
    queryKey: ['coverage', planKey(plan), today],
    queryFn: async ({ signal }): Promise<Coverage[]> => {
      const { query } = coverages(plan, today).params;
      const found = await clients.healthRecords.coverages(query, signal);
      return found
        .filter((item) => isWithinLookBack(item, today) && belongsToContract(item, plan))
        .toSorted((a, b) => (b.periodStart ?? '').localeCompare(a.periodStart ?? ''));
    },
  });
