import type { PortalSurroundings } from '#src/portal/create-portal.ts';

/** What the portal uses of the real browser. Takes the callback's code and state out of the address. */
export function browserSurroundings(): PortalSurroundings {
  return {
    now: () => Date.now(),
    origin: window.location.origin,
    callbackUrl: takeCallbackUrl(),
    leave: (url) => window.location.assign(url),
    probe: async (url) => {
      // The answer is opaque; that there is one is all that counts.
      await fetch(new URL(url).origin, {
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(5_000),
      });
    },
    handOver:
      'locks' in navigator && 'BroadcastChannel' in window
        ? { locks: navigator.locks, channel: new BroadcastChannel('token-refresh') }
        : null,
    fetch: (request) => fetch(request),
    areas: { session: () => window.sessionStorage, local: () => window.localStorage },
  };
}

function takeCallbackUrl(): string | null {
  if (window.location.pathname !== '/auth-success') return null;
  const url = window.location.href;
  window.history.replaceState(window.history.state, '', '/auth-success');
  return url;
}
