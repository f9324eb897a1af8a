/** Terms and conditions (specification, sections 5 and 6). */
export const tacMessages = {
  'TAC-0004':
    'Check both boxes before you register: the authorization, and the Terms of Use and Privacy Policy.',
} as const satisfies Record<`TAC-${number}`, string>;
