import { utility } from '#src/ui/layout/utility.ts';
import { useState } from 'react';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { ClaimRelation } from '#src/domain/claims/claim-relations.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { ClaimAppeals } from './claim-appeals.tsx';
import { ClaimDocuments } from './claim-documents.tsx';
import { ClaimStatusCard } from './claim-status-card.tsx';
import { InquiriesCard } from './inquiries-card.tsx';
import { RelatedClaims } from './related-claims.tsx';
import { WhyCard } from './why-card.tsx';
import { BillCheckCard } from './bill-check/bill-check-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { LinesCard } from './lines/lines-card.tsx';

export interface ClaimViewProps {
  claim: FamilyClaim;
  nextStep: NextStep;
  relation: ClaimRelation | null;
  /** False until the next step of the claim is certain. */
  isSettled: boolean;
  /** The law that the plan follows, as the insurer names it. */
  rules: string | undefined;
  isAccountMissing: boolean;
  openInquiry: Date | null;
  /** The first name of the adult who alone can inquire and appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
}

export function ClaimView(props: ClaimViewProps) {
  const { claim, nextStep, relation, rules, isSettled, isAccountMissing, openInquiry, onlyBy } =
    props;
  // How often the button at the top opened the question: pressed again it opens again.
  const [timesAsked, setTimesAsked] = useState(0);
  const hasAppeals = useCapability('appeals');
  const hasInquiries = useCapability('claimInquiries');
  return (
    <>
      <PartBoundary>
        <ClaimStatusCard
          {...{ claim, rules, isSettled, isAccountMissing, openInquiry }}
          nextStep={onlyBy === null ? nextStep : { ...nextStep, step: 'none' }}
          onAsk={hasInquiries ? () => setTimesAsked(timesAsked + 1) : null}
        />
      </PartBoundary>
      <PartBoundary>
        <RelatedClaims claim={claim} relation={relation} />
      </PartBoundary>
      <PartBoundary>
        <WhyCard claim={claim} nextStep={nextStep} />
      </PartBoundary>
      <PartBoundary>
        <LinesCard claim={claim} nextStep={nextStep} />
      </PartBoundary>
      <Grid columns="halves" gap="6" align="start" look="flows">
        <Stack gap="6" className={utility('dense-on-paper')}>
          {hasAppeals && claim.status !== 'received' && (
            <PartBoundary>
              <ClaimAppeals claimId={claim.id} {...{ nextStep, onlyBy }} />
            </PartBoundary>
          )}
          {hasInquiries && (
            <PartBoundary>
              <InquiriesCard
                key={timesAsked}
                claimId={claim.id}
                onlyBy={onlyBy}
                isWriting={timesAsked > 0}
              />
            </PartBoundary>
          )}
          <PartBoundary>
            <BillCheckCard {...{ claim, nextStep, isSettled }} />
          </PartBoundary>
        </Stack>
        <Stack gap="6" className={utility('dense-on-paper')}>
          <PartBoundary>
            <ClaimDocuments claim={claim} />
          </PartBoundary>
          <PartBoundary>
            <FactsCard claim={claim} />
          </PartBoundary>
        </Stack>
      </Grid>
    </>
  );
}
