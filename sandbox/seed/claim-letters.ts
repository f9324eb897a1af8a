import { decisionDueBy } from '../appeal-reviews.ts';
import { nextBusinessDay } from '../appeal-rules.ts';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import { plusDays, type Calendar } from './calendar.ts';
import { claimCases } from './claims/cases.ts';
import type { Claims } from './claims/claims.ts';

/** One answered question, an appeal in review and one decided in the member's favor. */
export function fillClaimLetters(
  correspondence: ClaimCorrespondence,
  claims: Claims,
  calendar: Calendar,
): void {
  const processedOn = (claimId: string): string => {
    const claim = claims.find(claimId);
    if (claim === undefined) throw new Error(`There is no claim ${claimId}`);
    return claim.processedOn;
  };
  const askedOn = plusDays(processedOn(claimCases.inpatient), 6);
  correspondence.addInquiry({
    claimId: claimCases.inpatient,
    submittedAt: `${askedOn}T15:10:00Z`,
    topic: 'amount',
    comments: 'Why do I pay a part of the hospital stay after my deductible?',
    status: 'answered',
    answerDueBy: nextBusinessDay(askedOn),
    answer: {
      text: 'After the deductible your plan pays 80% of a hospital stay and you pay 20%, up to your out-of-pocket maximum.',
      answeredAt: `${nextBusinessDay(askedOn)}T19:44:00Z`,
    },
  });
  const decided = plusDays(processedOn(claimCases.deniedDecided), 20);
  correspondence.addAppeal({
    claimId: claimCases.deniedDecided,
    submittedAt: `${decided}T14:02:00Z`,
    submittedBy: 'member',
    reason: 'benefitLimit',
    comments: 'I had used three visits, not thirty.',
    status: 'decided',
    decisionDueBy: decisionDueBy(decided),
    decision: { outcome: 'overturned', decidedAt: `${plusDays(decided, 18)}T16:00:00Z` },
  });
  // Early in the year the claim is hardly older than today.
  const [inReview = calendar.today] = [
    processedOn(claimCases.deniedInReview),
    calendar.daysAgo(12),
  ].toSorted((a, b) => b.localeCompare(a));
  correspondence.addAppeal({
    claimId: claimCases.deniedInReview,
    submittedAt: `${inReview}T08:15:00Z`,
    submittedBy: 'member',
    reason: 'medicalNecessity',
    comments: 'My doctor’s letter explains why the brace was needed.',
    status: 'inReview',
    decisionDueBy: decisionDueBy(inReview),
  });
}
