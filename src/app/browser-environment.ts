import { pause } from '#src/api/http/pause.ts';
import type { Portal, PortalEnvironment } from '#src/portal/create-portal.ts';
import type { HandOverChannel } from '#src/session/token-hand-over.ts';
import type { TabChannel } from '#src/session/other-tabs.ts';
import type { ConfigAnswer } from '#src/config.ts';
import { vendorReturn } from './address-secrets.ts';
import { openPopup } from './popup.ts';
import { submitForm } from './submit-form.ts';

/** Returns the portal's environment in the real browser. Takes the callback's code and state out of the address. */
export function browserEnvironment(): PortalEnvironment {
  return {
    now: () => Date.now(),
    steady: () => performance.now(),
    origin: window.location.origin,
    callbackUrl: takeCallbackUrl(),
    vendorReturn,
    leave: (url) => window.location.assign(url),
    submit: (url, fields) => submitForm(document, url.href, fields),
    dispatch: (url, body) => {
      // The answer does not matter: a provider without CORS for it does it all the same.
      fetch(url, {
        method: 'POST',
        body,
        keepalive: true,
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
      }).catch(() => {});
    },
    isNewVisit: () => {
      const [arrival] = performance.getEntriesByType('navigation');
      return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
    },
    isVisible: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    probe: async (url) => {
      // The answer is opaque; that there is one is all that counts.
      await fetch(new URL(url).origin, {
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(5_000),
      });
    },
    handOver: handOverMedium(),
    otherTabs: 'BroadcastChannel' in window ? tabChannel('session') : null,
    messageTabs: 'BroadcastChannel' in window ? tabChannel('messages') : null,
    fetch: (request) => fetch(request),
    fetchToken: (url, options) => fetch(url, { ...options, cache: 'no-store' }),
    openPopup,
    areas: { session: () => window.sessionStorage, local: () => window.localStorage },
  };
}

/** Fetches the configuration, unless the host has put it into the page (deploy/page-config.ts). */
export async function fetchConfig(): Promise<ConfigAnswer> {
  const inPage = document.getElementById('config')?.textContent;
  if (inPage === undefined) return fetch('/config.json');
  return { ok: true, status: 200, json: () => Promise.resolve<unknown>(JSON.parse(inPage)) };
}

/** Null where the browser lacks either: then each tab is on its own. */
function handOverMedium(): HandOverChannel | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null;
  return {
    withLock: (name, signal, task) => navigator.locks.request(name, { signal }, task),
    lockNames: async () => {
      const { held = [] } = await navigator.locks.query();
      return held.map(({ name = '' }) => name);
    },
    wait: pause,
    ...tabChannel('token-refresh'),
  };
}

/** Opens the channel to and from all other tabs of this origin. */
function tabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.addEventListener('message', (event) => listener(event.data));
    },
  };
}

function takeCallbackUrl(): string | null {
  if (window.location.pathname !== '/auth-success') return null;
  const url = window.location.href;
  window.history.replaceState(window.history.state, '', '/auth-success');
  return url;
}

/** The events that count as the member's activity. */
const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
export function watchMember({ noticeActivity, check, onClosed }: Portal['session']): void {
  const look = () => void check();
  for (const event of activities) {
    window.addEventListener(event, noticeActivity, { capture: true, passive: true });
  }
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', ({ persisted }) => void check({ wasAway: persisted }));
  document.addEventListener('visibilitychange', look);
  onClosed(letGoOfFocus);
}

/**
 * Moves the focus out of a field when the session ends. React keeps the last focused field, and the removed elements
 * around it, in memory until it loses the focus.
 */
function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
