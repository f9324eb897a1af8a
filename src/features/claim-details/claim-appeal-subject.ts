import { requestClaimFile } from '#src/api/calls/claim-files.ts';
import { appealClaim, appeals } from '#src/api/calls/claim-inquiries.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import type { PlanAccess } from '#src/domain/plan/rights.ts';
import type { AppealSubject } from '#src/parts/letters/appeal-subject.ts';

/** Returns what an appeal of a claim is about. */
export function appealOfClaim(claim: FamilyClaim, access: PlanAccess): AppealSubject {
  const { id, claimNumber, memberId } = claim;
  return {
    memberId,
    draft: `appeal ${id}`,
    about: claimLetterWords.appeal.about({
      name: memberName(access, memberId),
      number: claimNumber ?? id,
    }),
    reasons: refusalReasons(claim),
    appeals: appeals(id),
    file: (appeal) => appealClaim(id, appeal),
    requestFile: () => requestClaimFile(id),
    kind: 'claim',
    // The care was given: the patient's health does not wait for the money.
    timing: 'afterCare',
    deniedOn: claim.processedOn,
  };
}
