import { useParams } from '@tanstack/react-router';
import { authorizationWords } from '#content/authorizations.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { AppealScreen } from '#src/parts/letters/appeal-screen.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { appealOfAuthorization } from './authorization-appeal-subject.ts';
import { useAuthorization } from './use-authorization.ts';

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
