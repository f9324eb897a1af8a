/**
 * All the script of the prerendered sign-in page, begun once it has been painted
 * (deploy/landing-starter.ts). Its links work without it; it only sends visitors
 * to the outage page when the systems are down, and fetches what comes after Sign In while the member
 * moves towards it. Free of every library: the page's speed is the point of it.
 */
const bypassed = (): boolean => {
  try {
    return window.sessionStorage.getItem('outage-bypass') === 'true';
  } catch {
    return false;
  }
};

async function leaveDuringOutage(): Promise<void> {
  const config = await answerOf('/config.json');
  const base = textAt(config, 'host') ?? '';
  const member = textAt(valueAt(config, 'apis'), 'member');
  if (member === null || bypassed()) return;
  const answer = await answerOf(`${base}${member}/public/systemavailability`);
  if (valueAt(answer, 'isSystemAvailable') === false) window.location.replace('/outage-message');
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
function filesListed(name: 'warm' | 'later'): string[] {
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

// No answer is no outage: the portal itself asks again before each navigation.
leaveDuringOutage().catch((error: unknown) => {
  console.warn('BP-NFA-009', error instanceof Error ? error.message : '');
});

// The page reads well without the typeface and the portal's styles; what comes after Sign In finds them
// in the cache.
fetchAhead('prefetch', filesListed('later'));

for (const event of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(event, () => fetchAhead('modulepreload', filesListed('warm')), {
    once: true,
    passive: true,
  });
}
