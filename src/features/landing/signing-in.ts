import { signingInWords } from '#content/signing-in.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Shows the loading overlay on the way to the identity provider and back; returns the function that ends it. */
export const showSigningIn = ({ waits }: Portal) => waits.begin(signingInWords);
