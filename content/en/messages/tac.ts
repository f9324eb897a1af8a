/** Terms and conditions (specification, sections 5 and 6). */
export const tacMessages = {
  'TAC-0001': 'Please accept the Terms of Use to continue.',
  'TAC-0002':
    'You can’t use this portal without the Terms of Use. You can still call the number on your ID card.',
  'TAC-0003': 'Thank you for accepting the Terms of Use.',
  'TAC-0004':
    'Check both boxes before you register: the authorization, and the Terms of Use and Privacy Policy.',
} as const satisfies Record<`TAC-${number}`, string>;
