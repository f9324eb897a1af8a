/** Terms and conditions (product rule 2.17). */
export const tacMessages = {
  'TAC-0004':
    'Check both boxes before you register. The first is for the authorization. The second is for the Terms of Use and Privacy Policy.',
} as const satisfies Record<`TAC-${number}`, string>;
