import { mockTest, signInToMock } from './support/mock.ts';
import { expect } from './support/test.ts';

/** The screens that show date-times of the API documents, FHIR excluded. */
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
  mockTest.describe(timezoneId, () => {
    mockTest.use({ timezoneId });
    mockTest(
      `shows the local day of every date-time at 11 p.m. in ${timezoneId}`,
      async ({ page }) => {
        mockTest.slow();
        const sent = new Set<string>();
        await page.route('**/api/**', async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          if (route.request().url().includes('/health-records/'))
            return route.fulfill({ response });
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
        await signInToMock(page);
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
      },
    );
  });
}
