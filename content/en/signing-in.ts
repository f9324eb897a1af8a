/** Said on the way to the identity provider and back. */
export const signingInWords = 'Taking you to your account…';
