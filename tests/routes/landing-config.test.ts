// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { testConfig } from '#tests/support/test-portal.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
});

/** What the script of the sign-in page asks for with this configuration, and what it says to the console. */
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
  window.history.replaceState(null, '', '/login');
  await import('#src/landing.ts');
  await expect.poll(() => asked.length === calls || warned.length === 2).toBe(true);
  return { asked, warned };
}

const withMember = (member: unknown) => ({
  ...testConfig,
  apis: { ...testConfig.apis, member },
});

it.each(['', 'https://api.example.org'])('the calls go below the host, "%s"', async (host) => {
  const { asked } = await askedFor({ ...testConfig, host });
  expect(asked).toEqual([
    '/config.json',
    `${host}/api/member/public/systemavailability`,
    `${host}/api/member/public/user-notice`,
  ]);
});

it('a configuration that stands in the page is not asked for', async () => {
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
  ['a host that is none', { ...testConfig, host: 'javascript:' }],
  ['a number for a host', { ...testConfig, host: 1 }],
])('a path that is %s is refused, as by the portal', async (_, config) => {
  const { asked, warned } = await askedFor(config);
  expect(asked).toEqual(['/config.json']);
  expect(warned.toSorted()).toEqual(['BP-NFA-009', 'BP-NFA-010']);
});
