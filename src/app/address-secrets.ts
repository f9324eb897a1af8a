/** The query that the payment vendor's page added to the address, for the page that it returned to. */
export type VendorReturn = { search: string } | null;

/** The parameters an identity provider adds to an address, beside those that make it one of its answers. */
const providerParameters = [
  ...['code', 'state', 'error', 'error_description', 'error_uri'],
  ...['iss', 'session_state', 'id_token', 'access_token'],
];

/**
 * Removes secrets, which only one page may see, from an address. Returns the path to show instead; null when there is
 * nothing to take. The provider's own return address (`/auth-success`) is left to the sign-in, which reads it first.
 */
export function withoutSecrets({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): { path: string; vendorReturn: VendorReturn } | null {
  if (pathname === '/auth-success') return null;
  const parameters = new URLSearchParams(search);
  if (
    pathname.endsWith('/payment-center') &&
    (parameters.has('token') || parameters.has('state'))
  ) {
    // Without a state, it is not an answer to a request of this portal.
    return { path: pathname, vendorReturn: parameters.has('state') ? { search } : null };
  }
  const isAnswer = parameters.has('state') && (parameters.has('code') || parameters.has('error'));
  if (!isAnswer && !pathname.endsWith('/auth-success')) return null;
  for (const name of providerParameters) parameters.delete(name);
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return { path: `${pathname}${rest}${isAnswer ? '' : hash}`, vendorReturn: null };
}

function takeSecrets(): VendorReturn {
  // Tests in the Node environment have no window.
  if (typeof window === 'undefined') return null;
  const cleanAddress = withoutSecrets(window.location);
  if (cleanAddress === null) return null;
  window.history.replaceState(window.history.state, '', cleanAddress.path);
  return cleanAddress.vendorReturn;
}

/**
 * The query of a return from the payment vendor, read when a page's first script starts: no address, history or later
 * script is to hold it.
 */
export const vendorReturn: VendorReturn = takeSecrets();
