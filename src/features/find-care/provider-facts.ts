import type { CareFilters, FoundProvider } from '#src/domain/care/find-providers.ts';
import { acceptancesIn, isOwnNetwork, type PlanNetwork } from '#src/domain/care/network.ts';
import {
  summaryOf,
  type AcceptanceSummary,
  type CareNetwork,
  type CareProvider,
} from '#src/domain/care/provider.ts';

/** The facts of a provider's closest place: where it is, its phone number, its network and whom it accepts. */
export function providerFacts(
  { places: [at] }: FoundProvider,
  filters: CareFilters,
  network: PlanNetwork,
) {
  const nearest = at?.place ?? null;
  const standing = at?.standing ?? 'unknown';
  // The price for the member: of the chosen network, or of their own where the place is in it.
  const fits = (one: CareNetwork): boolean => {
    if (filters.network !== 'own' && filters.network !== 'any') return one.key === filters.network;
    return standing !== 'in' || isOwnNetwork(one, network);
  };
  return {
    nearest,
    standing,
    miles: at?.miles ?? null,
    summary: summaryOf(at === undefined ? [] : acceptancesIn(at.entry, nearest, fits)),
    phone: nearest?.phone ?? at?.entry.phone ?? null,
    practice: nearest?.name ?? at?.entry.organization ?? null,
  };
}

/** Whether it is worth saying whom a provider accepts: that anyone may come goes without saying of a place. */
export const saysAccepting = ({ person }: CareProvider, summary: AcceptanceSummary): boolean =>
  person !== null || summary !== 'newpt';
