import { claimStatuses } from '#content/claims.ts';
import { whatNowWords } from '#content/what-now.ts';
import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';
import type { WhatNow } from '#src/domain/claims/what-now.ts';
import { StatusPill } from '#src/ui/status-pill.tsx';

/** Where a claim stands, in the product's words: what became of it comes before what the payer calls it. */
export function ClaimStatusPill({ status, now }: { status: ClaimStatus; now: WhatNow }) {
  const { label, tone } = whatNowWords[now.kind].pill ?? claimStatuses[status];
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
