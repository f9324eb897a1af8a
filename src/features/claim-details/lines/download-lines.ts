import { claimDetailsWords } from '#content/claim-details.ts';
import { claimsFileWords } from '#content/claims-file.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { claimLinesCsv } from '#src/domain/claims/claims-csv.ts';
import { saveCsv } from '#src/ui/browser/save-csv.ts';

/** Saves the lines of a claim as comma-separated values. */
export function downloadLines(claim: Claim): void {
  const name = claimDetailsWords.documents.fileName(claim.claimNumber ?? claim.id);
  saveCsv(claimLinesCsv(claim, claimsFileWords), name, 'complete');
}
