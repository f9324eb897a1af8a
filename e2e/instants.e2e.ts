import { listen } from '#sandbox/gateway.ts';
import { freePorts, placesAt } from '#sandbox/places.ts';
import { serveStaticFiles } from '#sandbox/static-files.ts';
import { createMock } from '../openapi/mock/create-mock.ts';
import { choosePlan, expect, expectDashboard, test as base } from './support/test.ts';

const test = base.extend({
  baseURL: async ({}, use) => {
    const ports = await freePorts();
    const portal = serveStaticFiles({ folder: 'dist', headers: {} });
    const mock = await createMock({ places: placesAt(ports), portal });
    const listening = await listen({ port: ports.portal, app: mock.app });
    await use(listening.url);
    await Promise.all([listening.close(), mock.close()]);
  },
});

/** The screens that show instants of the documents, other than those of FHIR. */
const screens = [
  '/settings/sharing',
  '/messages',
  '/message/msg-1',
  '/medical/claim-details/claim-1',
  '/medical/payment-center',
  '/medical/health-reimbursement',
  '/medical/id-card',
];

/** The fields that these screens show. */
const shown = [
  ...['answeredAt', 'asOf', 'at', 'connectedAt', 'createdAt', 'decidedAt', 'expiresAt', 'openedAt'],
  ...['sentAt', 'submittedAt'],
];

/** 11 p.m. on March 15 in each place, in UTC. */
const elevenAtNight = {
  'Pacific/Honolulu': '03-16T09:00:00Z',
  'America/Chicago': '03-16T04:00:00Z',
  'Pacific/Kiritimati': '03-15T09:00:00Z',
};

for (const [timezoneId, instant] of Object.entries(elevenAtNight)) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`every instant at 11 p.m. in ${timezoneId} is of that day`, async ({ page }) => {
      test.slow();
      const sent = new Set<string>();
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        if (route.request().url().includes('/health-records/')) return route.fulfill({ response });
        const changed = body.replaceAll(
          /"(\w+)":\s*"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)"/g,
          (_, name: string) => {
            sent.add(name);
            const isAhead = /^(expiresAt|cancelUntil|creditedBy)$/.test(name);
            return `"${name}":"${isAhead ? 2031 : 2025}-${instant}"`;
          },
        );
        return route.fulfill({ response, body: changed });
      });
      await page.goto('/login');
      await page.getByRole('link', { name: 'Sign In', exact: true }).click();
      await choosePlan(page, /Medical/);
      await expectDashboard(page);
      for (const address of screens) {
        await page.goto(address);
        const days = async () => {
          const text = await page.getByRole('main').innerText();
          return text.match(/\bMar(?:ch)? \d+, 20(?:25|31)|03\/\d\d\/2025/g) ?? [];
        };
        await expect.poll(days, { message: address, timeout: 20_000 }).not.toEqual([]);
        for (const day of await days()) expect(day, address).toMatch(/^(Mar 15, |03\/15\/)/);
      }
      expect([...sent]).toEqual(expect.arrayContaining(shown));
    });
  });
}
