import type { ClaimKind, ClaimStatus } from './claim-names.ts';

/** The filters of a list of claims. Empty texts and lists, and null, do not restrict it. */
export interface ClaimFilters {
  text: string;
  /** Days of service, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  statuses: readonly ClaimStatus[];
  kinds: readonly ClaimKind[];
  /** A provider's name as claims have it. */
  provider: string;
  memberId: string;
  /** The range of the amount the member may owe, in cents, both included. */
  minOwed: number | null;
  maxOwed: number | null;
}

export const noFilters: ClaimFilters = {
  text: '',
  from: '',
  to: '',
  statuses: [],
  kinds: [],
  provider: '',
  memberId: '',
  minOwed: null,
  maxOwed: null,
};

export const sortKeys = ['date', 'provider', 'status', 'billed', 'paid', 'owed'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ClaimSort {
  by: SortKey;
  isDescending: boolean;
}

export const newestFirst: ClaimSort = { by: 'date', isDescending: true };
