import { claimKinds, claimStatuses } from '#content/claims.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { formatDate } from '#content/formats.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { memberName } from '#src/domain/people/member-name.ts';

const words = claimsListWords.chips;

/** One filter that is on, in words, and the filters without it. */
export interface ActiveFilter {
  name: string;
  without: Partial<ClaimFilters>;
}

/** Every filter that is on but the search, which shows itself. */
export function activeFilters(
  filters: ClaimFilters,
  selection: Pick<Selection, 'accessibleMembers'>,
): ActiveFilter[] {
  const { from, to, statuses, kinds, provider, memberId, minOwed, maxOwed } = filters;
  const days = rangeName(from && formatDate(from), to && formatDate(to));
  const owed = rangeName(amount(minOwed), amount(maxOwed));
  return [
    ...(days ? [{ name: words.service(days), without: { from: '', to: '' } }] : []),
    ...statuses.map((status) => ({
      name: claimStatuses[status].label,
      without: { statuses: statuses.filter((other) => other !== status) },
    })),
    ...kinds.map((kind) => ({
      name: claimKinds[kind],
      without: { kinds: kinds.filter((other) => other !== kind) },
    })),
    ...(provider === '' ? [] : [{ name: provider, without: { provider: '' } }]),
    ...(memberId === ''
      ? []
      : [{ name: memberName(selection, memberId) ?? memberId, without: { memberId: '' } }]),
    ...(owed ? [{ name: words.owed(owed), without: { minOwed: null, maxOwed: null } }] : []),
  ];
}

const amount = (cents: number | null) =>
  cents === null ? '' : formatCents(cents, { short: true });

/** Null for a range without an end on either side. */
function rangeName(from: string, to: string): string | null {
  if (from && to) return from === to ? from : words.between(from, to);
  if (from) return words.from(from);
  return to ? words.upTo(to) : null;
}
