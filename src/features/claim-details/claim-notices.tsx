import type { Claim } from '#src/domain/claims/claim.ts';
import { costBreakdownOf } from '#src/domain/claims/cost-breakdown.ts';
import { denialOf } from '#src/domain/claims/denial.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';

/** The notices about the member's rights, where any part of the claim was denied. */
export const ClaimNotices = ({ claim }: { claim: Claim }) =>
  denialOf(claim, costBreakdownOf(claim)).denial === null ? null : (
    <NoticeLinks ids={['language-assistance', 'nondiscrimination']} />
  );
