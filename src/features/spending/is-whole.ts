import type { ClaimHistory } from '#src/api/queries/claims.ts';

/** Whether these are all claims there are. */
export const isWhole = ({ open }: ClaimHistory): boolean => open.length === 0;
