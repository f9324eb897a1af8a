import { claimStatuses } from '#content/claims.ts';
import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';
import { StatusPill } from '#src/ui/status-pill.tsx';

/** Where a claim stands, in the product's words. */
export function ClaimStatusPill({ status }: { status: ClaimStatus }) {
  const { label, tone } = claimStatuses[status];
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
