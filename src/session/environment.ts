import type { IdentityFetch } from '#src/api/sign-in/identity.ts';
import type { TabChannel } from './other-tabs.ts';
import type { HandOverChannel } from './token-hand-over.ts';

/** The parts of the browser that the session needs; tests bring their own. */
export interface SessionEnvironment {
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds since the page began; never set back, but may stop while the device sleeps. */
  steady: () => number;
  /** The origin of this portal, e.g. `https://members.example.org`. */
  origin: string;
  /** The address the identity provider sent the browser back to; null when it did not. Used once. */
  callbackUrl: string | null;
  /** Leaves the portal for another address. */
  leave: (url: URL) => void;
  /** Leaves the portal for another address by a form post. */
  submit: (url: URL, fields: URLSearchParams) => void;
  /** Sends a form without waiting for its answer; it arrives also when the page goes away right then. */
  dispatch: (url: string, form: URLSearchParams) => void;
  /** False where the page was loaded again, or by Back: not a new tab. */
  isNewVisit: () => boolean;
  /** False while the page is in the background. */
  isVisible: () => boolean;
  /** False where the browser knows that it has no connection. */
  isOnline: () => boolean;
  /** Resolves when a host sends any response; rejects when the browser cannot read one. */
  probe: (url: string) => Promise<void>;
  /** Reaches the identity provider's token endpoint. */
  fetchToken: IdentityFetch;
  /** Null where the browser has no Web Locks or channels: then each tab is on its own. */
  handOver: HandOverChannel | null;
  /** Null where the browser has no channels: then each tab is on its own. */
  otherTabs: TabChannel | null;
}
