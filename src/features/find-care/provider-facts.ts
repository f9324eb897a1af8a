import type { CareFilters, FoundProvider } from '#src/domain/care/find-providers.ts';
import {
  acceptancesIn,
  isOwnNetwork,
  type NetworkStatus,
  type PlanNetwork,
} from '#src/domain/care/network.ts';
import {
  summaryOf,
  type AcceptanceSummary,
  type CarePlace,
  type CareNetwork,
  type CareProvider,
} from '#src/domain/care/provider.ts';

export interface ProviderFacts {
  nearest: CarePlace | null;
  status: NetworkStatus;
  miles: number | null;
  summary: AcceptanceSummary;
  phone: string | null;
  practice: string | null;
}

const factsWithoutPlace: ProviderFacts = {
  nearest: null,
  status: 'unknown',
  miles: null,
  summary: summaryOf([]),
  phone: null,
  practice: null,
};

/** The facts of a provider's closest place: where it is, its phone number, its network and whom it accepts. */
export function providerFacts(
  { places: [at] }: FoundProvider,
  filters: CareFilters,
  network: PlanNetwork,
): ProviderFacts {
  if (at === undefined) return factsWithoutPlace;
  const { entry, place, status, miles } = at;
  // Use the member's price: in the chosen network, or in their plan's network where the place belongs to it.
  const fits = (careNetwork: CareNetwork): boolean => {
    if (filters.network !== 'own' && filters.network !== 'any')
      return careNetwork.key === filters.network;
    return status !== 'in' || isOwnNetwork(careNetwork, network);
  };
  return {
    nearest: place,
    status,
    miles,
    summary: summaryOf(acceptancesIn(entry, place, fits)),
    phone: place?.phone ?? entry.phone,
    practice: place?.name ?? entry.organization,
  };
}

/** Whether it is worth saying whom a provider accepts: that anyone may come goes without saying of a place. */
export const saysAccepting = ({ person }: CareProvider, summary: AcceptanceSummary): boolean =>
  person !== null || summary !== 'newpt';
