import { useParams } from '@tanstack/react-router';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { AppealScreen } from '#src/parts/letters/appeal-screen.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { wholeDay } from '#src/domain/format/days.ts';
import { requestClaimFile } from '#src/api/calls/claims/claim-files.ts';
import { appealClaim, appeals } from '#src/api/calls/claims/claim-inquiries.ts';
import { formatDateInProse } from '#content/formats.ts';
import { isLineDenied } from '#src/domain/claims/amounts/claim-lines.ts';
import { costBreakdownOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { denialOf } from '#src/domain/claims/denial.ts';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import type { PlanAccess } from '#src/domain/plan/rights.ts';
import type { AppealSubject } from '#src/parts/letters/appeal-subject.ts';
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

/** Returns what an appeal of a claim is about. */
export function appealOfClaim(
  claim: FamilyClaim,
  viewer: Pick<PlanAccess, 'accessibleMembers'>,
): AppealSubject {
  const { id, claimNumber, memberId } = claim;
  const { denial, cents } = denialOf(claim, costBreakdownOf(claim));
  return {
    memberId,
    draft: `appeal ${id}`,
    about: claimLetterWords.appeal.about({
      name: memberName(viewer, memberId),
      number: claimNumber ?? id,
      facts: careFacts(claim),
      notPaid: cents === null || cents === 0 ? '' : formatCents(cents),
    }),
    reasons: refusalReasons(claim),
    // For a partly paid claim, list only the denied lines.
    deniedServices:
      claim.status === 'denied' || claim.lines.some(isLineDenied)
        ? deniedServicesOf(claim).filter((service) => service !== null)
        : [],
    needsRecords: denial === 'records' || denial === 'records-of-part',
    appeals: appeals(id),
    file: (appeal) => appealClaim(id, appeal),
    requestFile: () => requestClaimFile(id),
    kind: 'claim',
    // The care was given: the patient's health does not wait for the money.
    timing: 'afterCare',
    // No deadline is counted from a month.
    deniedOn: wholeDay(claim.processedOn),
  };
}

/** Returns the denied service where there is only one, the provider and the days of care. */
function careFacts(claim: FamilyClaim): string[] {
  const { providerName, serviceStart, serviceEnd } = claim;
  const services = deniedServicesOf(claim);
  const [service = null] = services.length === 1 ? services : [];
  const days = [serviceStart, serviceEnd].filter((day) => day !== null);
  const when = claimDetailsWords.period([...new Set(days)].map(formatDateInProse));
  return [service, providerName, when].filter(
    (fact): fact is string => fact !== null && fact !== '',
  );
}

/** Returns the services of the denied lines, or of all lines where no line says so; null for those without a name. */
function deniedServicesOf({ lines }: Pick<FamilyClaim, 'lines'>): (string | null)[] {
  const denied = lines.filter(isLineDenied);
  return [...new Set((denied.length > 0 ? denied : lines).map(({ service }) => service))];
}
