/** A directory and a plan as they are sent; the status of each role at each place is computed by the rules. */
export interface SentPlan {
  /** Coverage.network */
  network: string | undefined;
  /** The class whose code is `network`. */
  classValue: string | undefined;
  className: string | undefined;
}

export interface SentNetwork {
  id: string;
  name: string | undefined;
  identifier: string | undefined;
}

export interface SentRole {
  organization: string | undefined;
  /** Ids of places. */
  locations: string[];
  networks: { reference: string | undefined; display: string | undefined }[];
}

export interface SentAffiliation {
  organization: string;
  networks: { reference: string | undefined; display: string | undefined }[];
  locations: string[];
  active: boolean | undefined;
}

const plain = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ');
const idOf = (reference: string | undefined) => (reference ?? '').split('/').pop() ?? '';

/** Computes the network status a second time, with loops over the sent resources, without the portal's code. */
export function independentStatus(
  plan: SentPlan,
  listed: readonly SentNetwork[],
  role: SentRole,
  location: string | null,
  affiliations: readonly SentAffiliation[] | 'failed',
): 'in' | 'out' | 'unknown' {
  const planWords: string[] = [];
  for (const text of [plan.network, plan.classValue, plan.className]) {
    if (plain(text) !== '') planWords.push(plain(text));
  }
  const ownIds: string[] = [];
  for (const network of listed) {
    for (const word of planWords) {
      if ([plain(network.name), plain(network.id), plain(network.identifier)].indexOf(word) >= 0) {
        ownIds.push(network.id);
      }
    }
  }
  for (const network of listed) {
    if (ownIds.indexOf(network.id) >= 0 && plain(network.name) !== '')
      planWords.push(plain(network.name));
  }

  let named = role.networks.filter(
    (network) => network.reference !== undefined || network.display !== undefined,
  );
  const isOfRole = named.length > 0;
  if (!isOfRole && affiliations !== 'failed') {
    for (const affiliation of affiliations) {
      const isHere =
        affiliation.locations.length === 0 ||
        (location !== null && affiliation.locations.indexOf(location) >= 0);
      if (
        role.organization !== undefined &&
        affiliation.organization === role.organization &&
        affiliation.active !== false &&
        isHere
      ) {
        named = named.concat(
          affiliation.networks.filter(
            (network) => network.reference !== undefined || network.display !== undefined,
          ),
        );
      }
    }
  }
  let isAnyUnknown = false;
  for (const { reference, display } of named) {
    const sent = listed.find(({ id }) => reference !== undefined && id === idOf(reference));
    const words = [
      plain(display),
      reference === undefined ? plain(display) : plain(idOf(reference)),
    ];
    if (ownIds.indexOf(idOf(reference)) >= 0 && reference !== undefined) return 'in';
    for (const word of words) if (word !== '' && planWords.indexOf(word) >= 0) return 'in';
    const isNamedElsewhere =
      isOfRole &&
      named.some(
        (namedReference) =>
          namedReference.reference === reference && plain(namedReference.display) !== '',
      );
    if (sent === undefined && plain(display) === '' && !isNamedElsewhere) isAnyUnknown = true;
  }
  if (ownIds.length === 0 || named.length === 0 || isAnyUnknown) return 'unknown';
  return 'out';
}
