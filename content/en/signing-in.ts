/** The words of the overlay during the redirect to the identity provider and back. */
export const signingInWords = 'Taking you to your account…';
