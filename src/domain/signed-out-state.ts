/** The `state` by which the sign-in page knows that the identity provider sends back somebody who signed out. */
export const signedOutState = 'signed-out';
