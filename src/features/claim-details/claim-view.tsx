import { claimDetailsWords } from '#content/claim-details.ts';
import { claimStatusMeanings, reversalWords } from '#content/claim-facts.ts';
import { claimStatuses } from '#content/claims.ts';
import { countsTowardTotals } from '#src/domain/claims/claim-row.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { costBreakdownOf, takesBack } from '#src/domain/claims/cost-breakdown.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { ClaimStatusPill } from '#src/parts/claim-status-pill.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { AppealsCard } from './appeals-card.tsx';
import styles from './claim-details.module.css';
import { ClaimDocuments } from './claim-documents.tsx';
import { FactsCard } from './facts-card.tsx';
import { InquiriesCard } from './inquiries-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { RelatedClaims } from './related-claims.tsx';
import { WhyCard } from './why-card.tsx';

const words = claimDetailsWords.standing;

export function ClaimView({ claim, selection }: { claim: FamilyClaim; selection: Selection }) {
  const path = costBreakdownOf(claim);
  const { memberResponsibility } = path;
  const { label } = claimStatuses[claim.status];
  const meaning = takesBack(path) ? reversalWords.meaning : claimStatusMeanings[claim.status];
  return (
    <>
      <section aria-label={words.title} className={styles['standing']}>
        <div className={styles['status']}>
          <ClaimStatusPill status={claim.status} />
          <p>{meaning}</p>
          {claim.denialReasons.length > 0 && (
            <div className={styles['reasons']}>
              <h2>{claim.denialReasons.length === 1 ? words.reason : words.reasons}</h2>
              <ul>
                {claim.denialReasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          )}
          {claim.disposition !== null && claim.disposition !== label && <p>{claim.disposition}</p>}
        </div>
        {countsTowardTotals(claim) && (
          <p className={styles['owed']}>
            <span>{claimDetailsWords.share.owed}</span>
            <strong>
              {memberResponsibility === null
                ? claimDetailsWords.notStated
                : formatCents(memberResponsibility)}
            </strong>
          </p>
        )}
      </section>
      <Contained>
        <RelatedClaims claim={claim} />
      </Contained>
      <Contained>
        <WhyCard claim={claim} selection={selection} />
      </Contained>
      <Contained>
        <LinesCard claim={claim} />
      </Contained>
      <div className={styles['pair']}>
        <div className={styles['column']}>
          <Contained>
            <AppealsCard claimId={claim.id} />
          </Contained>
          <Contained>
            <InquiriesCard claimId={claim.id} />
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
