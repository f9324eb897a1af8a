import type { Tier1 } from './model.ts';

/** Who insures under each brand, and the id of that organization in the health records. */
export const insurers: Readonly<Record<Tier1, { id: string; name: string }>> = {
  HA: { id: 'org-harbor-health', name: 'Harbor Health' },
  ABCBS: { id: 'org-arbor-shield', name: 'Arbor Shield' },
  BA: { id: 'org-bridgewell', name: 'BridgeWell' },
  ABM: { id: 'org-arbor-medicare', name: 'Arbor Medicare' },
  OCTAVE: { id: 'org-octet-health', name: 'Octet Health' },
};
