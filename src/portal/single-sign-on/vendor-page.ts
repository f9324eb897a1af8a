import { storageKeys } from '#src/storage/storage-keys.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** The outcome of a return from the payment vendor's page. */
export type VendorReturn =
  | { kind: 'token'; token: string }
  /** The member gave up there. */
  | { kind: 'given-up' }
  /** This tab did not request it, or it was answered already: ignore the data. */
  | { kind: 'refused' };

/**
 * The payment vendor's page for a new method, on the vendor's own origin: no card or bank number is typed into, or
 * passes through, the portal. It opens and returns in the same tab, with a random text that distinguishes a return this
 * tab waits for from any other; each can be used once.
 */
export interface VendorPage {
  /** Whether an address is the vendor's, as the configuration names its origins. */
  isTrusted: (address: string) => boolean;
  /**
   * Opens the vendor's page.
   * @param path of the portal where it is to come back
   */
  open: (address: string, path: string) => void;
  /** Takes the result from a return address, once. */
  take: (state: string, token: string | null) => VendorReturn;
}

export function createVendorPage({
  config,
  storage,
  origin,
  leave,
}: Pick<Portal, 'config' | 'storage' | 'origin' | 'leave'>): VendorPage {
  const isTrusted = (address: string) =>
    URL.canParse(address) && config.paymentOrigins.includes(new URL(address).origin);
  return {
    isTrusted,
    open(address, path) {
      if (!isTrusted(address)) return;
      const state = crypto.randomUUID();
      storage.write(storageKeys.vendorState, state);
      const url = new URL(address);
      url.searchParams.set('return', origin + path);
      url.searchParams.set('state', state);
      leave(url);
    },
    take(state, token) {
      const awaited = storage.read(storageKeys.vendorState);
      if (awaited === null || state !== awaited) return { kind: 'refused' };
      storage.remove(storageKeys.vendorState);
      return token === null || token === '' ? { kind: 'given-up' } : { kind: 'token', token };
    },
  };
}
