import { claimKinds, claimStatuses } from '#content/claims.ts';
import { nextStepWords } from '#content/next-step.ts';
import { claimsFileWords } from '#content/claims-file.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { claimsCsv } from '#src/domain/claims/claims-csv.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { saveCsv } from '#src/ui/browser/save-csv.ts';
import { visibleName } from '#src/domain/people/member-name.ts';

/** Saves all rows, not just those on the page. */
export function downloadClaims(
  rows: readonly ClaimRow[],
  completeness: Completeness,
  selection: Selection,
  now: Date,
): void {
  const text = claimsCsv(rows, {
    ...claimsFileWords,
    statusOf: ({ claim, nextStep }) =>
      nextStepWords[nextStep.kind].pill?.label ?? claimStatuses[claim.status].label,
    kindOf: ({ claim }) => claimKinds[claim.kind],
    memberOf: ({ claim }) => visibleName(selection, claim.memberId) ?? '',
  });
  saveCsv(text, claimsListWords.toolbar.fileName(localDay(now)), completeness);
}
