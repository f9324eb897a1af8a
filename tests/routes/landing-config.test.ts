// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from '#tests/support/test-portal.ts';
import { landing, landingTitle } from '../../scripts/page-markup.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  document.title = landingTitle;
  document.body.innerHTML = landing;
  // Its slides need a layout.
  document.querySelector('[data-interval]')?.remove();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
});

/** Returns the requests of the sign-in page's script with this configuration, and its console warnings. */
async function askedFor(
  config: unknown,
  calls = 3,
): Promise<{ asked: string[]; warned: string[] }> {
  const asked: string[] = [];
  const warned: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((code) => void warned.push(String(code)));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(address === '/config.json' ? config : {}));
  });
  await import('#src/boot/landing.ts');
  await expect.poll(() => asked.length === calls || warned.length === 2).toBe(true);
  return { asked, warned };
}

const withMember = (member: unknown) => ({
  ...testConfig,
  apis: { ...testConfig.apis, member },
});

it.each(['', 'https://api.example.org'])('sends the calls to the host "%s"', async (host) => {
  const { asked } = await askedFor({ ...testConfig, host });
  expect(asked).toEqual([
    '/config.json',
    `${host}/api/member/public/systemavailability`,
    `${host}/api/member/public/user-notice`,
  ]);
});

it('neither offers nor requests what an insurer leaves out', async () => {
  const hrefs = () =>
    [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(['/initiate-login', '/register', '/account-help', '/contact']);
  const without = ['registration', 'accountHelp', 'outageNotices'];
  const { asked } = await askedFor({ ...testConfig, without }, 1);
  await expect.poll(hrefs).toEqual(['/initiate-login', '/contact']);
  expect(asked).toEqual(['/config.json']);
});

it('does not request a configuration that is in the page', async () => {
  const inPage = document.createElement('script');
  inPage.type = 'application/json';
  inPage.id = 'config';
  inPage.textContent = JSON.stringify({ ...testConfig, host: 'https://in-page.example.org' });
  document.body.append(inPage);
  const { asked } = await askedFor(testConfig, 2);
  expect(asked).toEqual([
    'https://in-page.example.org/api/member/public/systemavailability',
    'https://in-page.example.org/api/member/public/user-notice',
  ]);
});

it.each<[string, unknown]>([
  ['another host', withMember('//evil.example/api')],
  ['another host, as browsers read it', withMember('/\\evil.example/api')],
  ['another host behind a tab', withMember('/\t/evil.example/api')],
  ['a whole address', withMember('https://evil.example/api')],
  ['no path', withMember(undefined)],
  ['a host without its scheme', { ...testConfig, host: '//evil.example' }],
  ['an invalid host', { ...testConfig, host: 'javascript:' }],
  ['a number for a host', { ...testConfig, host: 1 }],
])('refuses %s, as the portal does', async (_, config) => {
  const { asked, warned } = await askedFor(config);
  expect(asked).toEqual(['/config.json']);
  expect(warned.toSorted()).toEqual(['BP-NFA-009', 'BP-NFA-010']);
});

it('titles the page with the configured portal name', async () => {
  await askedFor({ ...testConfig, portalName: 'Arbor Online' });
  await expect.poll(() => document.title).toBe('Sign In | Arbor Online');
});

it.each([{}, { portalName: '' }, { portalName: 7 }])(
  'keeps the page’s title without a valid name: %o',
  async (config) => {
    await askedFor({ ...testConfig, portalName: undefined, ...config });
    expect(document.title).toBe('Sign In | Member Portal');
  },
);

it('shows the copyright of this year, not of the year of the build', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
  await askedFor(testConfig);
  expect(document.querySelector('footer')?.textContent).toContain('© 2031 Arbor Shield Mutual');
});

const campaignTracking = { module: '/tests/support/campaign-module.ts' };
const fromHoldLine = '/login?utm_source=vanity_url&utm_medium=audio&utm_campaign=on_hold_message';

let tracked: unknown[] = [];
beforeEach(() => {
  tracked = [];
  const left = new AbortController();
  window.addEventListener(
    'tracked',
    (event) => {
      if (event instanceof CustomEvent) tracked.push(event.detail);
    },
    left,
  );
  return () => left.abort();
});

it('tells the configured campaign tracking where a visitor came from', async () => {
  window.history.replaceState(null, '', fromHoldLine);
  const { warned } = await askedFor({ ...testConfig, campaignTracking });
  await expect
    .poll(() => tracked)
    .toEqual([{ source: 'vanity_url', medium: 'audio', campaign: 'on_hold_message' }]);
  expect(warned).toEqual([]);
});

it.each([
  ['no tracking is configured', fromHoldLine, testConfig],
  ['no campaign is named', '/login', { ...testConfig, campaignTracking }],
  [
    'it is on another origin',
    fromHoldLine,
    { ...testConfig, campaignTracking: { module: '//evil.example/x.js' } },
  ],
])('does not track a visitor when %s', async (_, address, config) => {
  window.history.replaceState(null, '', address);
  const { warned } = await askedFor(config);
  // Then again with a configured tracker, to see that only this visit is tracked.
  vi.resetModules();
  window.history.replaceState(null, '', fromHoldLine);
  await askedFor({ ...testConfig, campaignTracking });
  await expect.poll(() => tracked).toHaveLength(1);
  expect(warned).toEqual([]);
});

it('starts the configured monitoring and typeface on the sign-in page', async () => {
  const started = new Promise((resolve) => {
    window.addEventListener('monitoring-started', resolve, { once: true });
  });
  const { warned } = await askedFor({
    ...testConfig,
    performanceMonitoring: { module: '/tests/support/monitoring-module.ts' },
    webFont: { stylesheet: '/fonts/brand.css' },
  });
  await started;
  const sheets = [...document.head.querySelectorAll('link[rel=stylesheet]')];
  expect(sheets.map((link) => link.getAttribute('href'))).toEqual(['/fonts/brand.css']);
  expect(warned).toEqual([]);
  for (const sheet of sheets) sheet.remove();
});

it('ignores a typeface or monitoring of another origin', async () => {
  const { warned } = await askedFor({
    ...testConfig,
    performanceMonitoring: { module: 'https://evil.example/x.js' },
    webFont: { stylesheet: '//evil.example/x.css' },
  });
  expect(document.head.querySelector('link[rel=stylesheet]')).toBeNull();
  expect(warned).toEqual([]);
});
