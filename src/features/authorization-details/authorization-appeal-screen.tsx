import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from '@tanstack/react-router';
import { authorizationWords } from '#content/authorizations.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { AppealPage } from '#src/parts/letters/appeal-page.tsx';
import { useOnlyBy } from '#src/parts/plan/use-only-by.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { appealOfAuthorization } from './authorization-appeal-subject.ts';
import { useAuthorization } from './use-authorization.ts';

const words = claimLetterWords.appeal;

const backTo = (authorizationId: string) =>
  ({
    to: '/{-$contractType}/authorizations/$authorizationId',
    params: { authorizationId },
  }) as const;

/** The appeal of an authorization, on a page of its own. */
export function AuthorizationAppealScreen() {
  const { authorizationId } = useParams({
    from: '/_member/{-$contractType}/authorizations/$authorizationId_/appeal',
  });
  const { query, isMissing } = useAuthorization(authorizationId);
  const { access } = usePlan();
  return (
    <>
      <Row as="p" look="back">
        <Link {...backTo(authorizationId)}>
          <ArrowLeft size={20} aria-hidden="true" />
          {words.backToAuthorization}
        </Link>
      </Row>
      <ScreenTitle intro={query.data && appealOfAuthorization(query.data, access).about}>
        {isMissing ? authorizationWords.missing : words.title}
      </ScreenTitle>
      {isMissing ? (
        <p>{authorizationWords.missingText}</p>
      ) : (
        <Loadable query={query} skeleton={<Skeleton height="30rem" />}>
          {(one) => <Letter key={one.id} authorization={one} />}
        </Loadable>
      )}
    </>
  );
}

function Letter({ authorization }: { authorization: FamilyAuthorization }) {
  const { access } = usePlan();
  const back = backTo(authorization.id);
  return (
    <AppealPage
      subject={appealOfAuthorization(authorization, access)}
      onlyBy={useOnlyBy(authorization)}
      cancel={
        <Link {...back} className={buttonClass('plain')}>
          {claimLetterWords.form.cancel}
        </Link>
      }
      done={
        <p>
          <Link {...back} className={buttonClass('secondary')}>
            {words.backToAuthorization}
          </Link>
        </p>
      }
    />
  );
}
