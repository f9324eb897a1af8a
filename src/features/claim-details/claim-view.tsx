import { useState } from 'react';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { ClaimRelation } from '#src/domain/claims/claim-relations.ts';
import type { NextStep, WhatNow } from '#src/domain/claims/what-now.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { Contained } from '#src/ui/contained.tsx';
import { claimLetterWords } from '#content/claim-letters.ts';
import { appealClaim, appeals } from '#src/api/calls/claim-inquiries.ts';
import { memberName } from '#src/domain/member-name.ts';
import type { AppealSubject } from '#src/parts/letters/appeal-subject.ts';
import { AppealsCard } from '#src/parts/letters/appeals-card.tsx';
import styles from './claim-details.module.css';
import { ClaimDocuments } from './claim-documents.tsx';
import { ClaimStanding } from './claim-standing.tsx';
import { ContactLink } from './contact-link.tsx';
import { FactsCard } from './facts-card.tsx';
import { InquiriesCard } from './inquiries-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { RelatedClaims } from './related-claims.tsx';
import { WhyCard } from './why-card.tsx';

export interface ClaimViewProps {
  claim: FamilyClaim;
  now: WhatNow;
  relation: ClaimRelation | null;
  /** False until it is known what became of the claim. */
  isSettled: boolean;
  isAccountMissing: boolean;
  openInquiry: string | null;
  selection: Selection;
  /** The adult who alone can ask and appeal, by first name; null for the user's own claims and a child's. */
  onlyBy: string | null;
}

export function ClaimView(props: ClaimViewProps) {
  const { claim, now, relation, isSettled, isAccountMissing, openInquiry, selection, onlyBy } =
    props;
  // The form that the button at the top opened, and how often: pressed again it opens again.
  const [{ step, times }, setOpened] = useState<{ step: NextStep; times: number }>({
    ...{ step: 'none', times: 0 },
  });
  const isAppealing = step === 'appeal' || step === 'send-records';
  return (
    <>
      <Contained>
        <ClaimStanding
          {...{ claim, isSettled, isAccountMissing, openInquiry }}
          now={onlyBy === null ? now : { ...now, step: 'none' }}
          onStep={(next) => setOpened({ step: next, times: times + 1 })}
        />
      </Contained>
      <Contained>
        <RelatedClaims claim={claim} relation={relation} />
      </Contained>
      <Contained>
        <WhyCard claim={claim} now={now} selection={selection} />
      </Contained>
      <Contained>
        <LinesCard claim={claim} now={now} />
      </Contained>
      <div className={styles['pair']}>
        <div className={styles['column']}>
          <Contained>
            <AppealsCard
              key={isAppealing ? times : 0}
              subject={appealOf(claim, selection)}
              {...{ onlyBy }}
              isWriting={isAppealing}
            />
          </Contained>
          <Contained>
            <InquiriesCard
              key={step === 'ask' ? times : 0}
              claimId={claim.id}
              onlyBy={onlyBy}
              isWriting={step === 'ask'}
            />
          </Contained>
          <Contained>
            <ContactLink claimId={claim.id} />
          </Contained>
        </div>
        <div className={styles['column']}>
          <Contained>
            <ClaimDocuments claim={claim} />
          </Contained>
          <Contained>
            <FactsCard claim={claim} selection={selection} />
          </Contained>
        </div>
      </div>
    </>
  );
}

const appealOf = (
  { id, claimNumber, memberId }: FamilyClaim,
  { access }: Selection,
): AppealSubject => ({
  draft: `appeal ${id}`,
  about: claimLetterWords.appeal.about({
    name: memberName(access, memberId),
    number: claimNumber ?? id,
  }),
  appeals: appeals(id),
  file: (appeal) => appealClaim(id, appeal),
  // The care was given: nobody's health waits for the money.
  canBeExpedited: false,
});
