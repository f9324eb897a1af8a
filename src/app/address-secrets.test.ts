// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Loads the first script of a page at an address. */
async function begin(address: string) {
  window.history.replaceState({ key: 'kept' }, '', address);
  const { vendorReturn } = await import('./address-secrets.ts');
  const { pathname, search, hash } = window.location;
  return { vendorReturn, shown: pathname + search + hash };
}

it.each([
  ['/payment-center?state=s-1&token=tok-1', '/payment-center', '?state=s-1&token=tok-1'],
  [
    '/medical/payment-center?state=s-1&error=cancelled',
    '/medical/payment-center',
    '?state=s-1&error=cancelled',
  ],
  // This tab did not request the return.
  ['/medical/payment-center?token=tok-1', '/medical/payment-center', null],
  ['/payment-center?token=tok-1#top', '/payment-center', null],
])('%s shows %s and leaves %s for the payment center', async (address, shown, search) => {
  expect(await begin(address)).toEqual({
    shown,
    vendorReturn: search === null ? null : { search },
  });
});

it.each([
  ['/medical/auth-success?code=c-1&state=s-1', '/medical/auth-success'],
  ['/medical/auth-success?code=c-1', '/medical/auth-success'],
  [
    '/dental/auth-success?error=access_denied&state=s-1&iss=https%3A%2F%2Fid.example',
    '/dental/auth-success',
  ],
  ['/claims?page=2&code=c-1&state=s-1&session_state=x', '/claims?page=2'],
  ['/?code=c-1&state=s-1#access_token=a', '/'],
])('%s, a provider’s answer at a strange address, shows %s', async (address, shown) => {
  expect(await begin(address)).toEqual({ shown, vendorReturn: null });
  expect(window.history.state).toEqual({ key: 'kept' });
});

it.each([
  // The sign-in takes these itself, before it does anything with them.
  '/auth-success?code=c-1&state=s-1',
  '/claims?state=denied&page=2',
  '/find-care?code=72201#results',
  '/payment-center',
])('%s stays', async (address) => {
  expect(await begin(address)).toEqual({ shown: address, vendorReturn: null });
});
