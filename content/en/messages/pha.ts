/** The pharmacy center (product rule 5.8). */
export const phaMessages = {
  'PHA-0001': 'You must be 17 or older to use the pharmacy center.',
} as const satisfies Record<`PHA-${number}`, string>;
