import type { Claim } from '#src/domain/claims/claim.ts';
import { costBreakdownOf } from '#src/domain/claims/cost-breakdown.ts';
import { denialOf } from '#src/domain/claims/denial.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';
import { LinesCard } from './lines-card.tsx';

/** The services of a claim and, where any of them was denied, the notices about the member's rights. */
export function LinesAndNotices({ claim, now }: { claim: Claim; now: NextStep }) {
  return (
    <>
      <LinesCard claim={claim} now={now} />
      {denialOf(claim, costBreakdownOf(claim)).denial !== null && (
        <NoticeLinks ids={['language-assistance', 'nondiscrimination']} />
      )}
    </>
  );
}
