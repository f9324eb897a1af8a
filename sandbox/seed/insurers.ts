import type { SeedBrand } from './model.ts';

export type Insurer = {
  /** The id of the organization in the health records. */
  id: string;
  name: string;
  /** The number that providers bill by. */
  payerId: string;
  /** Ten digits each. */
  phones: { members: string; providers: string; pharmacists: string };
  /** The colors of its cards. */
  colors: { background: string; foreground: string };
};

const shared = { providers: '8005550119', pharmacists: '8005550136' };

/** The insurer of each brand. The numbers for members are the ones that the portal shows. */
export const insurers: Readonly<Record<SeedBrand, Insurer>> = {
  HA: {
    id: 'org-harbor-health',
    name: 'Harbor Health',
    payerId: '45110',
    phones: { ...shared, members: '8005550121' },
    colors: { background: '#0f7c80', foreground: '#ffffff' },
  },
  ABCBS: {
    id: 'org-arbor-shield',
    name: 'Arbor Shield',
    payerId: '45120',
    phones: { ...shared, members: '8005550117' },
    colors: { background: '#17497a', foreground: '#ffffff' },
  },
  BA: {
    id: 'org-bridgewell',
    name: 'BridgeWell',
    payerId: '45130',
    phones: { ...shared, members: '8005550124' },
    // As some insurers choose them: unreadable.
    colors: { background: '#f2b48a', foreground: '#f7d9c4' },
  },
  ABM: {
    id: 'org-arbor-medicare',
    name: 'Arbor Medicare',
    payerId: '45140',
    phones: { ...shared, members: '8005550130' },
    colors: { background: '#5b3f96', foreground: '#ffffff' },
  },
  OCTAVE: {
    id: 'org-octet-health',
    name: 'Octet Health',
    payerId: '45150',
    phones: { ...shared, members: '8005550127' },
    colors: { background: '#fbe7f2', foreground: '#6d1049' },
  },
};
