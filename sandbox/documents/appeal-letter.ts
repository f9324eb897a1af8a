import { formatDateInProse } from '#content/formats.ts';
import { insurers } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import type { ClaimAppeal, NextReview } from '../sent.ts';
import { createPdf, heading, paragraph, documentTitle } from './pdf.ts';

/** The claim or authorization that was appealed. */
export interface AppealedDecision {
  contract: Contract;
  member: CoveredMember;
  /** “claim C26…” or “authorization AU…”. */
  name: string;
}

const outcomes = {
  upheld: 'We reviewed our decision and didn’t change it.',
  overturned: 'We changed our decision in your favor. We’ll process it again.',
  partlyOverturned: 'We changed a part of our decision in your favor.',
} as const;

const outcomesOfReviewer = {
  upheld: 'We agree with the plan’s decision.',
  overturned: 'We decided in your favor. The plan has to follow this decision.',
  partlyOverturned: 'We decided partly in your favor. The plan has to follow this decision.',
} as const;

const isOfPlan = ({ level = 'internal' }: ClaimAppeal) => level === 'internal';

export const appealLetterTitle = ({ name }: AppealedDecision): string =>
  `Decision on your appeal, ${name}`;

/** The decision on an appeal in writing, by the plan or by an independent reviewer. */
export function appealLetter(
  appeal: ClaimAppeal & Required<Pick<ClaimAppeal, 'decision'>>,
  about: AppealedDecision,
): Promise<Blob> {
  const { submittedAt, decision } = appeal;
  const { contract, member, name } = about;
  const reviewer = isOfPlan(appeal)
    ? insurers[contract.tier1].name
    : 'Independent Review Organization';
  const day = decision.decidedAt.slice(0, 10);
  const title = appealLetterTitle(about);
  return createPdf({ title, day, footer: `${reviewer} · ${name}` }, (paper) => {
    paragraph(paper, reviewer);
    paragraph(paper, formatDateInProse(day));
    paragraph(paper, `${member.person.firstName} ${member.person.lastName}, ${member.memberId}`);
    documentTitle(paper, title);
    paragraph(paper, `Your request arrived on ${formatDateInProse(submittedAt)}.`);
    paragraph(paper, (isOfPlan(appeal) ? outcomes : outcomesOfReviewer)[decision.outcome]);
    if (decision.outcome === 'overturned') return;
    heading(paper, 'What you can do next');
    paragraph(paper, nextText(decision.next ?? null));
  });
}

function nextText(next: NextReview | null): string {
  if (next === null)
    return 'This was the last review. You may talk to a lawyer about going to court.';
  if (next.kind === 'independent') {
    return 'We sent your case to Medicare’s independent reviewer. You don’t need to do anything.';
  }
  const review = next.kind === 'external' ? 'an external review' : 'a hearing';
  const until = next.lastDay === undefined ? '' : ` until ${formatDateInProse(next.lastDay)}`;
  return `You may ask for ${review}${until}. ${next.how ?? ''}`;
}
