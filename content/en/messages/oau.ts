/** Coming back from the sign-in service (product rule 8.5). */
export const oauMessages = {
  'OAU-0001': 'Please sign in again.',
} as const satisfies Record<`OAU-${number}`, string>;
