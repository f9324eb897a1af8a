/** The pharmacy center (specification, sections 5 and 9). */
export const phaMessages = {
  'PHA-0001': 'You must be 17 or older to use the pharmacy center.',
  'PHA-0002': 'We couldn’t load your prescriptions. Please try again.',
  'PHA-0003': 'Pharmacy support is open Monday through Friday, 7 a.m. to 8 p.m. Central.',
} as const satisfies Record<`PHA-${number}`, string>;
