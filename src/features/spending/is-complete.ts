import type { ClaimHistory } from '#src/api/queries/claims.ts';

/** Whether these are all claims there are. */
export const isComplete = ({ pendingPages }: ClaimHistory): boolean => pendingPages.length === 0;
