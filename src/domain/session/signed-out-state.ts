/** The `state` by which the sign-in page (src/boot/landing.ts) knows that the provider sends back who signed out. */
export const signedOutState = 'signed-out';
