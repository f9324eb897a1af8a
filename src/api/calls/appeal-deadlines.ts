import { zListAppealDeadlinesResponse } from '#generated/v1/zod.gen.ts';
import type { AppealDeadline } from '#src/domain/deadlines.ts';
import { limits } from '#src/domain/limits.ts';
import { v1 } from '../call.ts';

/**
 * The claims of a plan whose decision can still be appealed, the nearest last day first; of everybody
 * whose claims the member may see.
 */
export const appealDeadlines = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/appeal-deadlines',
    zListAppealDeadlinesResponse,
    { path: { memberId }, query: { page: 1, pageSize: limits.appealDeadlines } },
    ({ items }): AppealDeadline[] =>
      items.map(({ claimId: id, claimNumber, providerName = null, lastDay }) => ({
        claim: { id, claimNumber, providerName },
        lastDay,
      })),
  );
