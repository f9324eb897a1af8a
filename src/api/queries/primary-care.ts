import { queryOptions } from '@tanstack/react-query';
import { primaryCare, type PrimaryCare } from '../calls/primary-care.ts';
import { keyOf, type Reader } from '../queries.ts';

/**
 * The query of several members' primary care providers, by member ID; null where it cannot be had now. Evaluated anew
 * each time: answers are taken from the cache, but for what a choice has made stale.
 */
export const primaryCareOfAll = (
  { queryOf }: Pick<Reader, 'queryOf'>,
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
