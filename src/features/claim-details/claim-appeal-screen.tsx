import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from '@tanstack/react-router';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { AppealPage } from '#src/parts/letters/appeal-page.tsx';
import { useOnlyBy } from '#src/parts/plan/use-only-by.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { appealOfClaim } from './claim-appeal-subject.ts';
import { MissingClaim } from './missing-claim.tsx';
import { useClaim } from './use-claim.ts';

const words = claimLetterWords.appeal;

const backTo = (claimId: string) =>
  ({ to: '/{-$contractType}/claim-details/$claimId', params: { claimId } }) as const;

/** The appeal of a claim, on a page of its own. */
export function ClaimAppealScreen() {
  const { claimId } = useParams({
    from: '/_member/{-$contractType}/claim-details/$claimId_/appeal',
  });
  const { query, isMissing } = useClaim(claimId);
  const { access } = usePlan();
  return (
    <>
      <Row as="p" look="back">
        <Link {...backTo(claimId)}>
          <ArrowLeft size={20} aria-hidden="true" />
          {words.backToClaim}
        </Link>
      </Row>
      <ScreenTitle intro={query.data && appealOfClaim(query.data, access).about}>
        {isMissing ? claimDetailsWords.screen.missing : words.title}
      </ScreenTitle>
      {isMissing ? (
        <MissingClaim />
      ) : (
        <Loadable query={query} skeleton={<Skeleton height="30rem" />}>
          {(claim) => <Letter key={claim.id} claim={claim} />}
        </Loadable>
      )}
    </>
  );
}

function Letter({ claim }: { claim: FamilyClaim }) {
  const { access } = usePlan();
  const back = backTo(claim.id);
  return (
    <AppealPage
      subject={appealOfClaim(claim, access)}
      onlyBy={useOnlyBy(claim)}
      cancel={
        <Link {...back} className={buttonClass('plain')}>
          {claimLetterWords.form.cancel}
        </Link>
      }
      done={
        <p>
          <Link {...back} className={buttonClass('secondary')}>
            {words.backToClaim}
          </Link>
        </p>
      }
    />
  );
}
