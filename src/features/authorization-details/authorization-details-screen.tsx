import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from '@tanstack/react-router';
import { authorizationWords as words } from '#content/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { AuthorizationView } from './authorization-view.tsx';
import { useAuthorization } from './use-authorization.ts';

/** One authorization: its status, its last day, the remaining units, and the next steps. */
export function AuthorizationDetailsScreen() {
  const { authorizationId } = useParams({
    from: '/_member/{-$contractType}/authorizations/$authorizationId',
  });
  const selection = usePlan();
  const { query, isMissing } = useAuthorization(authorizationId);
  return (
    <>
      <Row as="p" look="back">
        <Link to="/{-$contractType}/authorizations">
          <ArrowLeft size={20} aria-hidden="true" />
          {words.back}
        </Link>
      </Row>
      {/* Always the same title element, because it has the focus. */}
      {query.data ? (
        <ScreenTitle intro={introOf(query.data, selection)}>
          {query.data.service ?? words.title}
        </ScreenTitle>
      ) : (
        <ScreenTitle>{isMissing ? words.missing : words.title}</ScreenTitle>
      )}
      {query.data && <AuthorizationView key={query.data.id} authorization={query.data} />}
      {isMissing && <p>{words.missingText}</p>}
      {!query.data && !isMissing && (
        <Loadable query={query} skeleton={<DetailsSkeleton />}>
          {() => null}
        </Loadable>
      )}
    </>
  );
}

function introOf(authorization: FamilyAuthorization, selection: Selection): string {
  return [
    nameAmongOthers(selection, authorization.memberId),
    authorization.performers[0] ?? authorization.requester,
    authorization.number === null ? null : words.number(authorization.number),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function DetailsSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton height="160px" />
      <Skeleton height="200px" />
      <Skeleton height="240px" />
    </SkeletonStack>
  );
}
