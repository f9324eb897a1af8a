import { listen } from '#sandbox/gateway.ts';
import { freePorts, placesAt } from '#sandbox/places.ts';
import { serveStaticFiles } from '#sandbox/static-files.ts';
import { createMock } from '../../openapi/mock/create-mock.ts';
import { choosePlan, expectDashboard, test as base } from './test.ts';

/** A test of the built portal over the mocks of `npm run dev:mock`. */
export const mockTest = base.extend({
  baseURL: async ({}, use) => {
    const ports = await freePorts();
    const portal = serveStaticFiles({ folder: 'dist', headers: {} });
    const mock = await createMock({ places: placesAt(ports), portal });
    const listening = await listen({ port: ports.portal, app: mock.app });
    await use(listening.url);
    await Promise.all([listening.close(), mock.close()]);
  },
});

/** Signs in over the mocks and chooses the medical plan. */
export async function signInToMock(page: Parameters<typeof choosePlan>[0]): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await choosePlan(page, /Medical/);
  await expectDashboard(page);
}
