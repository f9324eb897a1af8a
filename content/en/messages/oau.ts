/** Coming back from the sign-in service (specification, section 8). */
export const oauMessages = {
  'OAU-0001': 'Please sign in again.',
} as const satisfies Record<`OAU-${number}`, string>;
