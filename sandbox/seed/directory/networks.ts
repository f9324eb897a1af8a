import type { Contract, SeedBrand } from '../model.ts';

/** The networks that a provider may have a contract with. */
export const networks = {
  'net-arbor': 'Arbor Choice network',
  'net-harbor': 'Harbor Select network',
  'net-medicare': 'Arbor Medicare network',
  'net-octet': 'Octet Exchange network',
  'net-dental': 'Arbor Dental network',
  'net-vision': 'Arbor Vision network',
} as const;

export type NetworkId = keyof typeof networks;

/** The network of each brand's medical plans. */
const medicalNetworks: Readonly<Record<SeedBrand, NetworkId>> = {
  ABCBS: 'net-arbor',
  BA: 'net-arbor',
  HA: 'net-harbor',
  ABM: 'net-medicare',
  OCTAVE: 'net-octet',
};

/** The network of a plan: its card, the directory and cost estimates name the same one. */
export function networkOf({ tier1, design }: Pick<Contract, 'tier1' | 'design'>): NetworkId {
  if (design.contractType === 'Dental') return 'net-dental';
  return design.contractType === 'Vision' ? 'net-vision' : medicalNetworks[tier1];
}

/** Plan-Net's codes for whether a provider takes new patients. */
export type Accepting = 'newpt' | 'existptonly' | 'existptfam' | 'nopt';
