import { formatDateInProse } from '#content/formats.ts';
import type { ClaimAppeal } from '../sent.ts';
import type { AdjudicatedClaim } from '../seed/claims/claim.ts';
import { insurers } from '../seed/insurers.ts';
import { createPdf, paragraph, documentTitle } from './pdf.ts';

const outcomes = {
  upheld: 'Our decision on this claim stays as it is.',
  overturned: 'We have changed our decision in your favor. We will process the claim again.',
  partlyOverturned: 'We have changed a part of our decision in your favor.',
} as const;

/** The decision on an appeal in writing. */
export function appealLetter(
  { submittedAt, decision }: ClaimAppeal & Required<Pick<ClaimAppeal, 'decision'>>,
  { contract, claimNumber, member }: AdjudicatedClaim,
): Promise<Uint8Array<ArrayBuffer>> {
  const insurer = insurers[contract.tier1].name;
  const day = decision.decidedAt.slice(0, 10);
  const title = `Decision on your appeal, claim ${claimNumber}`;
  return createPdf({ title, day, footer: `${insurer} · Claim ${claimNumber}` }, (paper) => {
    paragraph(paper, insurer);
    paragraph(paper, formatDateInProse(day));
    paragraph(paper, `${member.person.firstName} ${member.person.lastName}, ${member.memberId}`);
    documentTitle(paper, title);
    paragraph(paper, `Your appeal arrived on ${formatDateInProse(submittedAt)}.`);
    paragraph(paper, outcomes[decision.outcome]);
  });
}
