import { queryOptions } from '@tanstack/react-query';
import { zListAppealDeadlinesResponse } from '#generated/v1/zod.gen.ts';
import type { AppealDeadline } from '#src/domain/deadlines.ts';
import type { Clients } from '../clients.ts';
import { appealDeadlines } from '../read-calls.ts';

/** Begins the keys of all of them. */
export const appealDeadlinesKey = ['appeal deadlines'];

/** The claims of a plan whose decision can still be appealed, the nearest last day first. */
export const appealDeadlinesQuery = (clients: Clients, memberId: string) =>
  queryOptions({
    queryKey: [...appealDeadlinesKey, memberId],
    queryFn: async ({ signal }): Promise<AppealDeadline[]> => {
      const { operation, params } = appealDeadlines(memberId);
      const { items } = await clients.v1(operation, zListAppealDeadlinesResponse, {
        params,
        signal,
      });
      return items.map(({ claimId: id, claimNumber, providerName = null, lastDay }) => ({
        claim: { id, claimNumber, providerName },
        lastDay,
      }));
    },
  });
