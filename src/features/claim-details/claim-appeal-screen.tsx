import { useParams } from '@tanstack/react-router';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { AppealScreen } from '#src/parts/letters/appeal-screen.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { appealOfClaim } from './claim-appeal-subject.ts';
import { MissingClaim } from './missing-claim.tsx';
import { useClaim } from './use-claim.ts';

/** The page of a claim's appeal. */
export function ClaimAppealScreen() {
  const { claimId } = useParams({
    from: '/_member/{-$contractType}/claim-details/$claimId_/appeal',
  });
  const selection = usePlan();
  return (
    <AppealScreen
      {...useClaim(claimId)}
      subjectOf={(claim) => appealOfClaim(claim, selection)}
      missing={{ title: claimDetailsWords.screen.missing, text: <MissingClaim /> }}
      back={{
        link: { to: '/{-$contractType}/claim-details/$claimId', params: { claimId } },
        text: claimLetterWords.appeal.backToClaim,
      }}
    />
  );
}
