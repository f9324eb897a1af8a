import { patients } from '#src/api/calls/patients.ts';
import { authorizationsQuery } from '#src/api/queries/authorizations.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { PrefetchFacts, ScreenRead } from '#src/portal/static-data.ts';

/** The list's first reads. The members whose records may be seen are known only once the rights are loaded. */
export const authorizationsPrefetch = ({ plan, access }: PrefetchFacts): ScreenRead[] => [
  patients(plan),
  ...(access === null
    ? []
    : [
        ({ queryClient, ...reader }: Portal) =>
          queryClient.query(authorizationsQuery(reader, plan, visibleMemberIds(plan, access))),
      ]),
];
