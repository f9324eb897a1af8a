/** Whom a provider has a contract with. */
export const networks = {
  'net-arbor': 'Arbor Choice network',
  'net-harbor': 'Harbor Select network',
  'net-medicare': 'Arbor Medicare network',
  'net-octet': 'Octet Exchange network',
  'net-dental': 'Arbor Dental network',
  'net-vision': 'Arbor Vision network',
} as const;

export type NetworkId = keyof typeof networks;

/** As Plan-Net says whether somebody takes new patients. */
export type Accepting = 'newpt' | 'existptonly' | 'existptfam' | 'nopt';
