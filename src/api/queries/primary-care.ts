import { queryOptions } from '@tanstack/react-query';
import { primaryCare, type PrimaryCare } from '#src/api/calls/care/primary-care.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/**
 * The query of several members' primary care providers, by member ID; null for one that fails to load. Runs each time,
 * but takes answers from the cache unless a choice made them stale.
 */
export const primaryCareOfAll = (
  { queryOf }: Pick<QuerySource, 'queryOf'>,
  memberIds: readonly string[],
) =>
  queryOptions({
    queryKey: [...keyOf(primaryCare('')), { members: memberIds.toSorted() }],
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ client }): Promise<Readonly<Record<string, PrimaryCare | null>>> => {
      const states = await Promise.all(
        memberIds.map(
          async (memberId) =>
            [
              memberId,
              await client.query(queryOf(primaryCare(memberId))).catch(() => null),
            ] as const,
        ),
      );
      return Object.fromEntries(states);
    },
  });
