import {
  expect,
  expectAccessible,
  signInToDashboard,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const text = 'My claim from October 2 shows the wrong provider. Can you check it?';

test('keeps typed text after a time-out only for the same member', async ({ page }) => {
  await page.clock.install();
  await signInToDashboard(page, 'maria', /Medical/);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/medical/contact-us');
  const draftSaved = page.waitForResponse(/draft-key/);
  await page.getByLabel('What is it about?').selectOption('claims');
  await page.getByLabel('Claim number').fill('CLM-77');
  await page.getByLabel('How can we help?').fill(text);
  await expect(page.getByText(`${450 - text.length} characters left`)).toBeVisible();
  await page.clock.runFor(400);
  await draftSaved;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).not.toBeNull();

  await page.clock.fastForward('15:01');
  await expect(page).toHaveURL('/login');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).toContain('drafts');
  expect(stored).not.toMatch(/October|claim from|provider/);

  // The same member finds it again, at the same place.
  await signIn(page, 'maria');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Medical/ })
    .first()
    .click();
  await expect(page).toHaveURL('/medical/contact-us');
  await expect(page.getByLabel('How can we help?')).toHaveValue(text);
  await expect(page.getByLabel('What is it about?')).toHaveValue('claims');
  await expect(page.getByText('We saved what you wrote last time.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('How can we help?')).toHaveValue(text);

  // Sent, it is gone.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/CR-\d{8}-\d{4}/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('shows drafts to no other member in the same tab, and deletes them on sign-out', async ({
  page,
}) => {
  await signInToDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/contact-us');
  await page.getByLabel('How can we help?').fill(text);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).not.toBeNull();
  await page.evaluate(() => {
    sessionStorage.setItem('last-activity', String(Date.now() - 3_600_000));
  });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await signIn(page, 'sam');
  await expect(page).toHaveURL(/\/(contact-us|dashboard)$/);
  await page.goto('/medical/contact-us');
  await expect(page.getByLabel('How can we help?')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();

  await page.getByLabel('How can we help?').fill('Another question');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).not.toBeNull();
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('shows errors, keeps typed text, and sends the form by keyboard', async ({ page }) => {
  await signInToDashboard(page, 'sam');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.getByLabel('Phone number').fill('501 555');
  await page.getByLabel('How can we help?').fill('x'.repeat(451));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  const summary = page.getByRole('group', { name: 'There’s a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await summary.getByRole('link', { name: /phone number/ }).press('Enter');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('5015550142');
  await page.getByLabel('What is it about?').selectOption('website');
  await page.getByLabel('How can we help?').fill('It works.');
  await page.getByLabel('How can we help?').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/CR-\d{8}-\d{4}/)).toBeVisible();
  await expectAccessible(page);
});

test('keeps the text after a failure', async ({ page, expectedErrors }) => {
  expectedErrors.push('status of 500');
  await signInToDashboard(page, 'sam');
  await page.goto('/medical/contact-us');
  await page.getByLabel('What is it about?').selectOption('other');
  await page.getByLabel('How can we help?').fill(text);
  await page.route(/contact-requests$/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' }).or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('BP-NFA-100');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByLabel('How can we help?')).toHaveValue(text);
  await page.unroute(/contact-requests$/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/CR-\d{8}-\d{4}/)).toBeVisible();
});
