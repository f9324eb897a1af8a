import { logFailure } from '#src/api/http/log-failure.ts';
import { apiBase } from '#src/api/apis.ts';
import { keyNames } from '#src/storage/key-names.ts';
import { leaveAtOnce } from './leave-at-once.ts';
import { hasAddresses, partOf } from './unchecked.ts';

/** Whether a configuration leaves a capability enabled. */
export function hasCapability(config: unknown, capability: string): boolean {
  const without = partOf(config, 'without');
  return !Array.isArray(without) || !without.includes(capability);
}

/** The longest wait for an answer that decides whether the member can sign in. */
const patienceMs = 3_000;

/** The facts that a page needs to start a sign-in without the portal. */
export interface BeforeSignIn {
  /**
   * The contents of `/config.json`, not checked.
   * @throws when it cannot be read
   */
  config: Promise<unknown>;
  /**
   * The base address of the calls without sign-in.
   * @throws when the configuration does not say
   */
  api: Promise<string>;
  /** True when the systems are known to be down; a missing answer is not an outage. */
  isOut: Promise<boolean>;
  /**
   * Resolves with the provider's sign-in page, once all is stored for the return; null when the portal has to take
   * over.
   */
  leave: () => Promise<string | null>;
}

/** Sends its requests at once, so that a user who presses Sign In does not wait for them. */
export function prepareSignIn(): BeforeSignIn {
  const config = readConfig();
  const api = config.then(publicApi);
  const isOut = askOutage(config, api);
  return {
    config,
    api,
    isOut,
    async leave() {
      if (await within(patienceMs, isOut)) return null;
      const url = await leaveAtOnce({
        config: await config,
        session: window.sessionStorage,
        local: window.localStorage,
        origin: window.location.origin,
        isOnline: navigator.onLine,
        now: Date.now(),
      });
      return url?.href ?? null;
    },
  };
}

/** Reads the configuration that the host has put into the page, or else requests it. */
async function readConfig(): Promise<unknown> {
  const inPage = document.getElementById('config')?.textContent;
  return inPage === undefined ? await answerOf('/config.json') : JSON.parse(inPage);
}

/** Returns the base address of the public calls. */
function publicApi(config: unknown): string {
  if (!hasAddresses(config)) throw new Error('/config.json is not valid');
  return `${apiBase(config, 'member', '')}/public`;
}

async function askOutage(config: Promise<unknown>, api: Promise<string>): Promise<boolean> {
  try {
    if (!hasCapability(await config, 'outageNotices')) return false;
    const answer = await answerOf(`${await api}/systemavailability`);
    if (window.sessionStorage.getItem(keyNames.outageBypass) === 'true') return false;
    return partOf(answer, 'isSystemAvailable') === false;
  } catch (error) {
    logFailure('BP-NFA-009', error);
    return false;
  }
}

/** Resolves as `answer` does; with false when it takes too long. */
async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), ms);
  });
  return Promise.race([answer, tooLate]);
}

/** @throws when there is no answer, an error, or an unreadable answer */
export async function answerOf(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
