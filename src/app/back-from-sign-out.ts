import { signedOutState } from '#src/domain/signed-out-state.ts';

/** Whether the identity provider has sent the browser to the sign-in page after ending its own session. */
export const isBackFromSignOut = (url: URL): boolean =>
  url.searchParams.get('state') === signedOutState;
