import { zListAppealDeadlinesResponse } from '#generated/v1/validators/zListAppealDeadlinesResponse.ts';
import {
  filedAppealStatusOf,
  type AppealStatus,
  type PlanAppeals,
} from '#src/domain/claims/appeal-status.ts';
import type { AppealDeadline } from '#src/domain/deadlines/deadlines.ts';
import { limits } from '#src/domain/limits.ts';
import { v1 } from '#src/api/http/call.ts';

/** The insurer's answer about a plan's appeals, with the claims that can be appealed. */
export interface PlanAppealDeadlines extends PlanAppeals {
  deadlines: readonly AppealDeadline[];
  /** Last days to appeal a denied authorization, YYYY-MM-DD, by its id. */
  authorizations: ReadonlyMap<string, string>;
  /** The law that decisions of the plan follow, as the insurer names it. */
  rules: string | undefined;
}

/**
 * The query of the claims of a plan whose decision can still be appealed, the nearest last day first, and of the status
 * of the appeals filed, for all members whose claims the user may see.
 */
export const appealDeadlines = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/appeal-deadlines',
    zListAppealDeadlinesResponse,
    { path: { memberId }, query: { page: 1, pageSize: limits.appealDeadlines } },
    ({ items, appeals = [], authorizations = [], rules, total }, leftOut): PlanAppealDeadlines => {
      const appealed = new Set(appeals.map(({ claimId }) => claimId));
      return {
        deadlines: items.map(
          ({ claimId: id, claimNumber, memberId = null, providerName = null, lastDay }) => ({
            claim: { id, claimNumber, providerName },
            memberId,
            lastDay,
          }),
        ),
        statuses: new Map<string, AppealStatus>([
          ...appeals.map((appeal): [string, AppealStatus] => [
            appeal.claimId,
            filedAppealStatusOf(appeal),
          ]),
          ...items.map(({ claimId, lastDay }): [string, AppealStatus] => [
            claimId,
            { state: 'possible', lastDay, ...(appealed.has(claimId) && { isFurther: true }) },
          ]),
        ]),
        authorizations: new Map(
          authorizations.map(({ authorizationId, lastDay }) => [authorizationId, lastDay]),
        ),
        rules,
        completeness:
          leftOut > 0 || items.length >= limits.appealDeadlines || items.length < (total ?? 0)
            ? 'partial'
            : 'complete',
      };
    },
  );
