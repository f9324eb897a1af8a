/**
 * All the script of the prerendered sign-in page, begun once it has been painted
 * (deploy/landing-starter.ts). Its links work without it; it only moves the slides, sends visitors
 * to the outage page when the systems are down, shows the insurer's notice, and fetches what comes after
 * Sign In while the member moves towards it. Free of every library: the page's speed is the point of it.
 */
import { startCarousel } from './features/landing/start-carousel.ts';

const stored = (name: string): string | null => {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Where the calls without sign-in go. The portal checks the whole file; here only what is used counts. */
async function publicApi(): Promise<string> {
  const config = await answerOf('/config.json');
  const host = textAt(config, 'host');
  const member = textAt(valueAt(config, 'apis'), 'member');
  if (host === null || member === null || !/^(https?:\/\/.+)?$/.test(host) || !isOwnPath(member)) {
    throw new Error('/config.json is not valid');
  }
  return `${host}${member}/public`;
}

/** As src/domain/own-path.ts says it, which stands in a file that this page does not fetch. */
const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text);

async function leaveDuringOutage(api: Promise<string>): Promise<void> {
  const address = `${await api}/systemavailability`;
  if (stored('outage-bypass') === 'true') return;
  const answer = await answerOf(address);
  if (valueAt(answer, 'isSystemAvailable') === false) window.location.replace('/outage-message');
}

/** The frame is in the page; what fills it is sanitised by code that only comes when there is a notice. */
async function showNotice(api: Promise<string>): Promise<void> {
  const notice = textAt(await answerOf(`${await api}/user-notice`), 'notice')?.trim();
  const frame = document.querySelector<HTMLTemplateElement>('template#notice');
  const [script] = filesListed('notice');
  if (!notice || !frame || !script || stored('notice-dismissed') === notice) return;
  frame.dataset['notice'] = notice;
  // eslint-disable-next-line no-unsanitized/method -- an address that the build has put into the page
  await import(/* @vite-ignore */ script);
}

async function answerOf(url: string): Promise<unknown> {
  const response = await fetch(url);
  return response.json();
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function textAt(value: unknown, name: string): string | null {
  const found = valueAt(value, name);
  return typeof found === 'string' ? found : null;
}

/** The build lists in the page what the next steps need. */
function filesListed(name: 'warm' | 'later' | 'notice'): string[] {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  return list?.content.split(' ') ?? [];
}

function fetchAhead(rel: 'modulepreload' | 'prefetch', files: string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = rel;
    if (rel === 'prefetch') link.as = file.endsWith('.css') ? 'style' : 'font';
    link.href = file;
    link.crossOrigin = '';
    document.head.append(link);
  }
}

const onlyLog = (code: string) => (error: unknown) => {
  console.warn(code, error instanceof Error ? error.message : '');
};

/**
 * Back from here may lead to a screen whose address the portal wrote beside the one of its own sign-in page.
 * To the browser that is one document, and it changes the address only: the screen has to be asked for.
 */
const isElsewhere = (): boolean => window.location.pathname.replace(/\/+$/, '') !== '/login';

// Back may have come before this script did. A host that has this page at another address too is asked once.
const [arrival] = performance.getEntriesByType('navigation');
const isAskedAnew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
if (isElsewhere() && !isAskedAnew) window.location.reload();
window.addEventListener('popstate', () => {
  if (isElsewhere()) window.location.reload();
});

const carousel = document.querySelector<HTMLElement>('[data-interval]');
if (carousel) startCarousel(carousel);

const api = publicApi();
// No answer is no outage: the portal itself asks again before each navigation.
leaveDuringOutage(api).catch(onlyLog('BP-NFA-009'));
showNotice(api).catch(onlyLog('BP-NFA-010'));

// The page reads well without the typeface and the portal's styles; what comes after Sign In finds them
// in the cache.
fetchAhead('prefetch', filesListed('later'));

for (const event of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(event, () => fetchAhead('modulepreload', filesListed('warm')), {
    once: true,
    passive: true,
  });
}
