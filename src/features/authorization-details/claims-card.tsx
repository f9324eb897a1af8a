import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { authorizationWords } from '#content/authorizations.ts';
import { formatDateInProse } from '#content/formats.ts';
import { recentClaimsQuery } from '#src/api/queries/claims.ts';
import {
  usesAuthorization,
  type FamilyAuthorization,
} from '#src/domain/authorizations/authorization.ts';
import { isLeaveGiven, isRefused } from '#src/domain/authorizations/status.ts';
import { localDay, lookBackDay } from '#src/domain/format/days.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';

const words = authorizationWords.claims;

/** The claims made under an authorization: of the same person, since the day of the request. */
export function ClaimsCard({ authorization }: { authorization: FamilyAuthorization }) {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const days = [authorization.requestedOn, authorization.validity?.start ?? null].filter(
    (day) => day !== null,
  );
  const since = days.toSorted()[0] ?? lookBackDay(localDay(portal.now()));
  const memberIds =
    authorization.memberId === null ? visibleMemberIds(selection) : [authorization.memberId];
  const hasUsed = authorization.services.some(({ units }) => (units.used ?? 0) > 0);
  const query = useQuery(recentClaimsQuery(portal, plan, memberIds, since));
  const claims =
    query.data?.claims.filter((claim) => usesAuthorization(claim, authorization)) ?? [];
  // No claim is expected of care that was denied.
  if (isRefused(authorization.status) && !isLeaveGiven(authorization.status) && claims.length === 0)
    return null;
  return (
    <Card title={words.title} busy={query.isPending}>
      <Loadable query={query} skeleton={<Skeleton height="4rem" />}>
        {({ completeness }) => {
          if (claims.length === 0 && hasUsed) return <p>{words.notNamed}</p>;
          if (claims.length === 0) {
            const onRetry = () => void query.refetch();
            return <Empty words={words.none} {...{ completeness, onRetry }} />;
          }
          return (
            <Stack as="ul" gap="3">
              {claims.map((claim) => (
                <li key={claim.id}>
                  <Link
                    className={utility('strong')}
                    to="/{-$contractType}/claim-details/$claimId"
                    params={{ claimId: claim.id }}
                  >
                    {claim.providerName ?? words.noProvider}
                  </Link>
                  <SecondaryText as="div">
                    {[
                      nameAmongOthers(selection, claim.memberId),
                      claim.serviceStart === null ? null : formatDateInProse(claim.serviceStart),
                      claim.claimNumber,
                    ]
                      .filter((fact) => fact !== null)
                      .join(' · ')}
                  </SecondaryText>
                </li>
              ))}
            </Stack>
          );
        }}
      </Loadable>
    </Card>
  );
}
