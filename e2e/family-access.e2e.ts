import { expect, openDashboard, openScreen, test } from './support/test.ts';

const elena = 'A1042887702';
const urlsOfElena = (urls: readonly string[]) => urls.filter((url) => url.includes(elena));

test('neither requests nor shows data of a daughter of 18, and says so on the screens', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openDashboard(page, 'maria', /Medical/);
  await expect(page.getByText('Mateo, Sofia and Elena')).toBeVisible();
  await page.goto('/medical/claims');
  await expect(
    page.getByText('You see claims for Elena here only if they give you family access'),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Elena' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const members = page.getByLabel('Family member');
  await expect(members.getByRole('option')).toHaveText(['Everyone', 'Maria', 'Mateo', 'Sofia']);
  expect(urlsOfElena(urls)).toEqual([]);
});

test('requests the daughter’s records like the others’ with family access', async ({
  page,
  expectedErrors,
}) => {
  // The sandbox has not heard of it, and refuses.
  expectedErrors.push('status of 403');
  await page.route('**/accessrights/**', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"familyAccess":false', '"familyAccess":true');
    await route.fulfill({ response: answer, body: text });
  });
  await openScreen(page, 'maria', '/medical/spending-details/family', /Medical/);
  await expect(page.getByText('so you can see what Elena, Mateo and Sofia spent')).toBeVisible();
  await expect(page.getByText('starting at age 18')).toHaveCount(0);
});
