import { portalConfig } from '#sandbox/portal-config.ts';
import { places } from './support/places.ts';
import { answerConfig } from './support/config-file.ts';
import { expect, openScreen, test } from './support/test.ts';

test('requests a public directory and formulary without a token', async ({ page }) => {
  const config = portalConfig(places);
  const apis = {
    ...config.apis,
    directory: '/public-fhir/directory',
    formulary: '/public-fhir/formulary',
  };
  await answerConfig(page, (route) => route.fulfill({ json: { ...config, apis } }));
  const withToken: string[] = [];
  const resourceTypes = new Set<string>();
  // The sandbox has one FHIR server, which requires a token.
  await page.route('**/public-fhir/**', async (route) => {
    const headers = await route.request().allHeaders();
    const url = route.request().url();
    const [, type = ''] = /\/public-fhir\/(?:directory|formulary)\/(\w+)/.exec(url) ?? [];
    resourceTypes.add(type);
    if ('authorization' in headers) withToken.push(url);
    const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
    const response = await route.fetch({
      url: url.replace(/\/public-fhir\/(?:directory|formulary)/, '/api/v1/health-records'),
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    await route.fulfill({ response });
  });

  await openScreen(page, 'maria', '/medical/find-care');
  await page.getByLabel('Type of care').selectOption('Family medicine');
  await page.getByLabel('ZIP code').fill('72201');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('region', { name: 'Providers' })).toContainText(/Showing 1–10 of/);
  await page.goto('/medical/pharmacy');
  await page.getByLabel('Drug name').fill('metformin 500');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Showing 1 of 1 drug')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Drug name')).toBeVisible();

  expect([...resourceTypes]).toEqual(
    expect.arrayContaining(['PractitionerRole', 'InsurancePlan', 'Basic']),
  );
  expect(withToken).toEqual([]);
});
