/**
 * All the script of the prerendered sign-in page, begun once it has been painted
 * (deploy/landing-starter.ts). Its links work without it; it moves the slides, sends visitors to the outage
 * page when the systems are down, shows the insurer's notice, leaves for the identity provider at once, and
 * fetches ahead what comes after it. Free of every library: the page's speed is the point of it.
 */
import { logFailure } from '#src/api/http/log-failure.ts';
import { signedOutState } from '#src/domain/session/signed-out-state.ts';
import { keyNames } from '#src/storage/key-names.ts';
import { answerOf, hasCapability, prepareSignIn } from './before-sign-in.ts';
import { applyConfig } from './landing-config.ts';
import { partOf } from './unchecked.ts';
import { startCarousel } from '#src/features/landing/start-carousel.ts';

const stored = (name: string): string | null => {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/**
 * Shows the insurer's notice. The frame is in the page; its content is sanitized by code that only comes when there is
 * a notice.
 */
async function showNotice(configuration: Promise<unknown>, api: Promise<string>): Promise<void> {
  if (!hasCapability(await configuration, 'outageNotices')) return;
  const notice = textAt(await answerOf(`${await api}/user-notice`), 'notice')?.trim();
  const frame = document.querySelector<HTMLTemplateElement>('template#notice');
  const [script] = filesListed('notice');
  if (!notice || !frame || !script || stored(keyNames.noticeDismissed) === notice) return;
  frame.dataset['notice'] = notice;
  // eslint-disable-next-line no-unsanitized/method -- an address that the build has put into the page
  await import(/* @vite-ignore */ script);
}

function textAt(value: unknown, name: string): string | null {
  const part = partOf(value, name);
  return typeof part === 'string' ? part : null;
}

/** Returns the files that the next steps need, as the build lists them in the page. */
function filesListed(name: 'later' | 'notice'): string[] {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  return list?.content.split(' ') ?? [];
}

/** Fetches files into the browser's cache, one after the other, and no further once the member has left. */
async function fetchAhead(files: string[]): Promise<void> {
  const left = new AbortController();
  window.addEventListener('pagehide', () => left.abort(), { once: true });
  for (const file of files) {
    const answer = await fetch(file, { priority: 'low', signal: left.signal });
    await answer.arrayBuffer();
  }
}

/**
 * Whether the address is not the sign-in page's. The Back button may restore the address of a screen in the history
 * entries of this document, because the portal added them with pushState. The browser then changes only the address, so
 * the page must reload.
 */
const isElsewhere = (): boolean => window.location.pathname.replace(/(?<!\/)\/+$/, '') !== '/login';

// The member may go back before this script runs. After a reload, do not reload again, because a host may serve this
// page at another address.
const [arrival] = performance.getEntriesByType('navigation');
const isAskedAnew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
if (isElsewhere() && !isAskedAnew) window.location.reload();
window.addEventListener('popstate', () => {
  if (isElsewhere()) window.location.reload();
});

/**
 * Shows that the member has signed out, on the return from the identity provider: once, also when the page is loaded
 * again.
 */
function saySignedOut(): void {
  const url = new URL(window.location.href);
  if (url.searchParams.get('state') !== signedOutState) return;
  const template = document.querySelector<HTMLTemplateElement>('template#signed-out');
  if (template) document.querySelector('h1')?.before(document.importNode(template.content, true));
  window.history.replaceState(null, '', url.pathname);
}

saySignedOut();

const carousel = document.querySelector<HTMLElement>('[data-interval]');
if (carousel) startCarousel(carousel);

/** Whether a click follows the link in this tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Makes Sign In leave for the provider from this page. In any doubt the link's own page takes over. */
function leaveOnSignIn(leave: () => Promise<string | null>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href="/initiate-login"]');
    if (link === null) return;
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    leave()
      .catch(() => null)
      .then((target) => window.location.assign(target ?? link.href))
      .catch(() => {});
  });
  // A page brought back by Back is not leaving.
  window.addEventListener('pageshow', () => {
    for (const link of document.querySelectorAll('a[aria-busy]')) link.removeAttribute('aria-busy');
  });
}

// The page may be older than this year.
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());

const { config, api, isOut, leave } = prepareSignIn();
// Another reader of the configuration already logs its failure.
config
  .then((configuration) => applyConfig(configuration, new URL(window.location.href)))
  .catch(() => {});
void isOut.then((isDown) => {
  if (isDown) window.location.replace('/outage-message');
});
showNotice(config, api).catch((error: unknown) => logFailure('BP-NFA-010', error));
leaveOnSignIn(leave);

/** Whether the member wishes to save data, in browsers that report it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/** Fetches the files for after the provider's own page while the member is still here. The page is complete by then. */
function fetchWhatFollows(): void {
  // A member who has left, or has no connection for a moment, does without.
  const begin = () => void fetchAhead(filesListed('later')).catch(() => {});
  if (!savesData()) begin();
  else {
    for (const event of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(event, begin, { once: true, passive: true });
    }
  }
}

if (!isElsewhere()) fetchWhatFollows();
