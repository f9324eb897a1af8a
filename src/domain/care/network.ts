import { foldLetters } from '#src/domain/data/fold-letters.ts';
import {
  acceptanceAt,
  type AcceptingStatus,
  type CareEntry,
  type CareNetwork,
  type CarePlace,
} from './provider.ts';

/** Whether a place is in a plan's network; unknown where the directory or the plan doesn't say enough to tell. */
export const networkStatuses = ['in', 'out', 'unknown'] as const;
export type NetworkStatus = (typeof networkStatuses)[number];

/** A network as the directory lists it. */
export interface ListedNetwork extends CareNetwork {
  /** The numbers it is known by. */
  identifiers: readonly string[];
}

/** A plan's network, joined to the networks that the directory lists. */
export interface PlanNetwork {
  /** The directory's name for it, else the plan's; null when the plan names no network. */
  name: string | null;
  /** All names and numbers of the network, folded. */
  called: ReadonlySet<string>;
  /** The keys of the directory networks that match this one. */
  keys: ReadonlySet<string>;
  /** The keys of all networks that the directory lists. */
  listed: ReadonlySet<string>;
}

/**
 * Finds a plan's network among those that the directory lists: by name, number or id.
 * @param networkTexts what the plan's coverages call it, the best name first
 */
export function planNetworkOf(
  networkTexts: readonly string[],
  listed: readonly ListedNetwork[],
): PlanNetwork {
  const called = new Set(networkTexts.map(folded).filter(Boolean));
  const own = listed.filter(({ key, name, identifiers }) =>
    [name ?? '', idIn(key), ...identifiers].some((text) => called.has(folded(text))),
  );
  // A directory may list a network twice, once without the number that the plan uses.
  for (const { name } of own) if (name !== null) called.add(folded(name));
  return {
    name: own.find(({ name }) => name !== null)?.name ?? networkTexts[0] ?? null,
    called,
    keys: new Set(own.map(({ key }) => key)),
    listed: new Set(listed.map(({ key }) => key)),
  };
}

/** Whether the directory is known to have the plan's network: only then can a provider be outside of it. */
export const isListed = ({ keys }: PlanNetwork): boolean => keys.size > 0;

/** Whether a network of the directory is the plan's. */
export const isOwnNetwork = ({ key, name }: CareNetwork, plan: PlanNetwork): boolean =>
  plan.keys.has(key) || [name ?? '', idIn(key)].some((text) => plan.called.has(folded(text)));

/** Whether two networks are one to a member: a directory may list one twice, under two ids. */
export const isSameNetwork = (a: CareNetwork, b: CareNetwork): boolean =>
  a.key === b.key || (a.name !== null && b.name !== null && folded(a.name) === folded(b.name));

type Named = Pick<CareEntry, 'networks' | 'practiceNetworks'>;
type Place = Pick<CarePlace, 'key'> | null;

/**
 * Returns the networks of an entry at one of its places. Falls back to the networks in which its practice takes part
 * there when the entry names no network.
 */
function namedAt({ networks, practiceNetworks }: Named, place: Place): readonly CareNetwork[] {
  if (networks.length > 0) return networks;
  return (practiceNetworks ?? []).flatMap((network) =>
    network.place === null || network.place === place?.key ? [network.network] : [],
  );
}

/** Returns each network once, under however many ids it is listed. */
export function eachNetwork(networks: readonly CareNetwork[]): CareNetwork[] {
  const distinctNetworks: CareNetwork[] = [];
  for (const network of networks) {
    if (!distinctNetworks.some((careNetwork) => isSameNetwork(careNetwork, network)))
      distinctNetworks.push(network);
  }
  return distinctNetworks;
}

/** Returns the networks of an entry at a place, each once. */
export const networksAt = (entry: Named, place: Place): CareNetwork[] =>
  eachNetwork(namedAt(entry, place));

/**
 * Returns whether an entry is in the plan's network at one of its places. It is outside only where the directory is
 * known to have the plan's network, and everything that the entry names is known to be another.
 */
export function networkStatusAt(entry: Named, place: Place, plan: PlanNetwork): NetworkStatus {
  const named = namedAt(entry, place);
  if (named.some((network) => isOwnNetwork(network, plan))) return 'in';
  const isEachKnown = named.every(({ key, name }) => name !== null || plan.listed.has(key));
  return isListed(plan) && named.length > 0 && isEachKnown ? 'out' : 'unknown';
}

/**
 * Returns whether new patients are accepted at a place: in each network that fits, else the answer that names no
 * network.
 */
export function acceptancesIn(
  entry: CareEntry,
  place: CarePlace | null,
  fits: (network: CareNetwork) => boolean,
): (AcceptingStatus | null)[] {
  const named = namedAt(entry, place);
  if (named.length === 0) return [acceptanceAt(entry, place, null)];
  return named.filter(fits).map(({ key }) => acceptanceAt(entry, place, key));
}

/**
 * Returns the answers of all networks of an entry at a place. Without networks, returns the one answer that holds for
 * every network.
 */
export function acceptancesAt(
  entry: CareEntry,
  place: CarePlace | null,
): { network: CareNetwork | null; status: AcceptingStatus | null }[] {
  const networks = networksAt(entry, place);
  return (networks.length === 0 ? [null] : networks).map((network) => ({
    network,
    status:
      acceptancesIn(
        entry,
        place,
        (careNetwork) => network !== null && isSameNetwork(careNetwork, network),
      ).find((status) => status !== null) ?? null,
  }));
}

const idIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Returns a name without accents, capitals and punctuation, but word by word: PPO 11 is not PPO 1 1. */
const folded = (text: string): string =>
  foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
