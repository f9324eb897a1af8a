/**
 * The first script of a signed-in page, and of the return from the identity provider: a few kilobytes that send the
 * calls the portal will begin with while its code is still being fetched. Free of libraries; the answers are passed to
 * the portal, which makes those calls as usual, and all others itself.
 */
import type { CodeExchange, Tokens } from '#src/api/sign-in/identity.ts';
import { callsAfterSignIn, createEarlyExchange, finishing, grantOf } from './early-exchange.ts';
import { createEarlyAnswers, firstCalls, type Welcome } from './first-calls.ts';

/** The address at which the page began: the portal takes out of it what the identity provider has put there. */
const address = new URL(window.location.href);

const answers = createEarlyAnswers((request) => fetch(request));
const exchange = createEarlyExchange(
  (url, options) => fetch(url, options),
  () => Date.now(),
);
/**
 * The configuration that hosts put into the page where they can (deploy/page-config.ts); otherwise it is requested,
 * once a page.
 */
const configInPage = document.getElementById('config')?.textContent;
const configAnswer =
  configInPage === undefined ? fetch('/config.json') : Promise.resolve(new Response(configInPage));

/** Returns `/config.json` as a response. */
export const fetchConfig = async (): Promise<Response> => (await configAnswer).clone();

/** The functions that the portal makes its calls with: an answer that is under way is not requested again. */
export const calls = {
  fetch: answers.take,
  early: answers.early,
  fetchToken: exchange.fetchToken,
  exchangeOnce: exchange.exchangeOnce,
};

/** A return from the identity provider whose code is being exchanged. */
export interface SignInReturn {
  request: CodeExchange;
  /** Returns whether the portal has taken over. */
  isTaken: () => boolean;
  /** Sends the first calls of the member. To be called once the ID token has been checked. */
  askNext: (tokens: Tokens) => void;
}

/** Resolves with the return from the provider, where the page is one; null otherwise. */
async function begin({ records = '', after = '' }: DOMStringMap): Promise<SignInReturn | null> {
  // Read here and now where it's in the page: even an awaited promise would resume after the whole portal
  // if that is in the browser's cache.
  const config: unknown =
    configInPage === undefined ? await (await fetchConfig()).json() : JSON.parse(configInPage);
  const stored = (name: string) => window.sessionStorage.getItem(name);
  const grant =
    address.pathname === '/auth-success'
      ? grantOf({ config, stored, url: address.href, now: Date.now() })
      : null;
  if (grant !== null) {
    window.sessionStorage.setItem(finishing.name, finishing.value);
    exchange.begin(grant);
    return {
      request: grant.request,
      isTaken: exchange.isBegun,
      askNext: ({ accessToken }) => {
        const next = { config, origin: address.origin, addresses: after.split(' ') };
        answers.ask(callsAfterSignIn(next, accessToken));
      },
    };
  }
  const { requests, readsRecords, welcome } = firstCalls({
    config,
    stored,
    shared: (name) => window.localStorage.getItem(name),
    pathname: address.pathname,
    origin: address.origin,
    now: Date.now(),
  });
  if (welcome !== null) show(welcome);
  // What reads the answers goes ahead of them, where there will be some: it must not queue behind all calls.
  if (readsRecords) records.split(' ').forEach(prepareModule);
  answers.ask(requests);
  return null;
}

/**
 * Shows the welcome in the place of the word that something is loading, where the page has one for it
 * (scripts/page-markup.tsx).
 */
function show({ title, intro }: Welcome): void {
  const heading = document.querySelector<HTMLTemplateElement>('#welcome')?.content;
  const [first, second] = heading?.firstElementChild?.children ?? [];
  if (heading === undefined || !first || !second) return;
  first.textContent = title;
  second.textContent = intro;
  document.querySelector('#root [aria-busy] p')?.replaceWith(heading);
}

function prepareModule(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

// Only pages of signed-in members carry it (scripts/per-route-html.ts).
const own = document.getElementById('boot-prefetch');

/** The return from the provider, for the script of the return page (src/boot/finish-sign-in.ts). */
export const signInReturn: Promise<SignInReturn | null> =
  own === null
    ? Promise.resolve(null)
    : // Storage may be blocked, the configuration unusable: the portal itself finds out, and says so.
      begin(own.dataset).catch(() => null);
