import { claimStatuses } from '#content/claims.ts';
import { nextStepWords } from '#content/next-step.ts';
import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';

/** The status of a claim, in the product's words: its next step comes before the payer's own status. */
export function ClaimStatusPill({ status, nextStep }: { status: ClaimStatus; nextStep: NextStep }) {
  const { label, tone } = nextStepWords[nextStep.kind].pill ?? claimStatuses[status];
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
