import { useParams } from '@tanstack/react-router';
import { authorizationWords } from '#content/authorizations.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { AppealScreen } from '#src/parts/letters/appeal-screen.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { requestAuthorizationFile } from '#src/api/calls/claims/claim-files.ts';
import {
  appealAuthorization,
  authorizationAppeals,
} from '#src/api/calls/claims/authorization-appeals.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { isRefused } from '#src/domain/authorizations/status.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import type { PlanAccess } from '#src/domain/plan/rights.ts';
import type { AppealSubject } from '#src/parts/letters/appeal-subject.ts';
import { useAuthorization } from './use-authorization.ts';
import { denialText } from './denial-text.ts';

/** The page of an authorization's appeal. */
export function AuthorizationAppealScreen() {
  const { authorizationId } = useParams({
    from: '/_member/{-$contractType}/authorizations/$authorizationId_/appeal',
  });
  const selection = usePlan();
  return (
    <AppealScreen
      {...useAuthorization(authorizationId)}
      subjectOf={(authorization) => appealOfAuthorization(authorization, selection)}
      missing={{
        title: authorizationWords.missing,
        text: <p>{authorizationWords.missingText}</p>,
      }}
      back={{
        link: {
          to: '/{-$contractType}/authorizations/$authorizationId',
          params: { authorizationId },
        },
        text: claimLetterWords.appeal.backToAuthorization,
      }}
    />
  );
}

/** Returns what an appeal of an authorization is about. */
function appealOfAuthorization(
  authorization: FamilyAuthorization,
  viewer: Pick<PlanAccess, 'accessibleMembers'>,
): AppealSubject {
  const { id, number, memberId, status, service, services, performers, facility } = authorization;
  return {
    memberId,
    draft: `authorization appeal ${id}`,
    about: claimLetterWords.appeal.aboutAuthorization({
      name: memberName(viewer, memberId),
      number: number ?? id,
      facts: [service, performers[0] ?? facility].filter((fact) => fact !== null),
    }),
    reasons: isRefused(status) ? denialText(authorization) : '',
    deniedServices: services
      .filter((authorizedService) => isRefused(authorizedService.status ?? status))
      .map((authorizedService) => authorizedService.service)
      .filter((name) => name !== null),
    needsRecords: false,
    appeals: authorizationAppeals(id),
    file: (appeal) => appealAuthorization(id, appeal),
    requestFile: () => requestAuthorizationFile(id),
    kind: 'authorization',
    timing: 'beforeCare',
    deniedOn: authorization.decidedOn,
  };
}
