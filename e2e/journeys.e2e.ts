import {
  choosePlan,
  expect,
  expectAccessible,
  signInToDashboard,
  signIn,
  signOut,
  test,
  type Member,
} from './support/test.ts';

test('signs maria in, selects a plan, switches it and signs out', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Sign In | Member Portal');
  await signIn(page, 'maria');

  await expect(page).toHaveURL('/select-plan');
  await expect(page).toHaveTitle('Select plan | Member Portal');
  await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inactive plans' })).toBeVisible();
  // No plan selected: only profile and sign out, and the logo is no link.
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Skip to content']);
  await page.getByRole('button', { name: /Profile/ }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await choosePlan(page, /Medical/);
  await expect(page).toHaveURL('/medical/dashboard');
  await expect(page).toHaveTitle('Dashboard | Member Portal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (Morning|Afternoon|Evening), Maria$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const deductible = page.getByRole('meter', { name: 'Your deductible' });
  await expect(deductible).toHaveAttribute(
    'aria-valuetext',
    '$617.34 of $1,500 used, $882.66 to go',
  );
  await expect(page.getByRole('link', { name: /^Messages, \d+ unread/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you pay' })).toBeVisible();

  // Care and Policy exclude each other, leaving with the mouse closes them.
  const care = page.getByRole('button', { name: 'Care' });
  const policy = page.getByRole('button', { name: 'Policy' });
  await care.click();
  await expect(page.getByRole('link', { name: 'Spending Details', exact: true })).toBeVisible();
  await policy.click();
  await expect(page.getByRole('link', { name: 'Spending Details', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Authorizations', exact: true })).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(page.getByRole('link', { name: 'Authorizations', exact: true })).toHaveCount(0);
  await care.click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Claims' })
    .click();
  await expect(page).toHaveURL('/medical/claims');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeFocused();
  await expect(care).toHaveAttribute('aria-expanded', 'false');

  // The profile panel knows the plan; Switch Plans leads back.
  await page.getByRole('button', { name: 'Profile of Maria' }).click();
  await expect(page.getByText('01/01/2023')).toBeVisible();
  await page.getByRole('link', { name: 'Switch Plans' }).click();
  await expect(page).toHaveURL('/select-plan');
  await choosePlan(page, /Dental/);
  await expect(page).toHaveURL('/dental/dashboard');
  await expect(page.getByText('Dental plan: ')).toBeVisible();
  await page.getByRole('button', { name: 'Policy' }).click();
  await expect(page.getByRole('link', { name: 'Coverage & Benefits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coverage & Copays' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await signOut(page);
  await expect(page.getByRole('status').filter({ hasText: 'You’re signed out.' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Maria')).toHaveCount(0);
});

test('sends each call once on reload, before the portal’s code runs', async ({ page }) => {
  await signInToDashboard(page, 'maria', /Medical/);
  await expect(page.getByRole('meter', { name: 'Your deductible' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Messages, \d+ unread/ })).toBeVisible();

  // The previous page sends no more requests.
  await expect(page.getByText('You can appeal by').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const calls: string[] = [];
  page.on('request', (request) => {
    // Late requests of the previous page do not count.
    if (request.isNavigationRequest()) calls.length = 0;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname === '/config.json') calls.push(pathname + search);
  });
  // The portal's file is held back, so these calls come from the first file.
  await page.route(/\/assets\/portal-.*\.js$/, async (route) => {
    await expect.poll(() => calls.length).toBeGreaterThan(8);
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('meter', { name: 'Your deductible' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Messages, \d+ unread/ })).toBeVisible();
  await expect(page.getByText('You can appeal by').first()).toBeVisible();
  await expect.poll(() => calls.join()).toContain('/user-notice');
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  const names = calls.map((path) => path.split('?')[0]?.split('/').at(-1));
  expect([...new Set(names)].toSorted()).toEqual([
    'Coverage',
    'ExplanationOfBenefit',
    'Medical',
    'Patient',
    'accumulators',
    'appeal-deadlines',
    'billing',
    'count',
    'memberships',
    'settings',
    'systemavailability',
    'transactions',
    'user-notice',
  ]);
});

test('sends each call once on return from the identity provider', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) calls.length = 0;
    const { pathname } = new URL(request.url());
    if (/^\/api\/|\/token$/.test(pathname)) calls.push(pathname);
  });
  await page.goto('/login');
  await signIn(page, 'maria');
  await expect(page).toHaveURL('/select-plan');
  await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
  // It comes when the page has come to rest, which may be after the line has.
  await expect.poll(() => calls.join()).toContain('/user-notice');
  await page.waitForLoadState('networkidle');
  expect(calls.toSorted()).toEqual([
    '/api/member/public/systemavailability',
    '/api/member/public/user-notice',
    '/api/member/users/id-maria/memberships',
    '/api/member/users/id-maria/settings',
    '/token',
  ]);
});

test('offers sam, who has exactly one plan, no switch', async ({ page }) => {
  await signInToDashboard(page, 'sam');
  await page.getByRole('button', { name: 'Profile of Sam' }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Switch Plans' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Harbor Health home' })).toBeVisible();
});

test('shows ruth’s Medicare plan with its brand, disclaimer and Your Plan', async ({ page }) => {
  await signInToDashboard(page, 'ruth');
  await expect(page.getByRole('link', { name: 'Arbor Medicare home' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pay Bill' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Policy' }).click();
  const yourPlan = page.getByRole('link', { name: /Your Plan/ });
  await expect(yourPlan).toHaveAttribute('target', '_blank');
  await expect(yourPlan).toHaveAttribute('rel', 'noopener noreferrer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Linking Disclaimer' });
  await expect(dialog).toContainText('Medicare');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Linking Disclaimer' })).toBeFocused();
});

const others: [Member, seen: string | RegExp, brand: string][] = [
  ['dev', 'Update Policy Info', 'Octet Health'],
  ['lee', 'Claims', 'BridgeWell'],
];

for (const [member, entry, brand] of others) {
  test(`shows ${member} the brand ${brand}`, async ({ page }) => {
    await signInToDashboard(page, member);
    await expect(page.getByRole('link', { name: `${brand} home` })).toBeVisible();
    await page.getByRole('button', { name: member === 'dev' ? 'Policy' : 'Care' }).click();
    await expect(page.getByRole('link', { name: entry }).first()).toBeVisible();
  });
}

test('hides the pharmacy center from lee, who is 16, and says why at its address', async ({
  page,
}) => {
  await signInToDashboard(page, 'lee');
  await expect(page.getByRole('link', { name: 'Pharmacy', exact: true })).toHaveCount(0);
  await page.goto('/medical/pharmacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacy');
  await expect(page).toHaveTitle('Pharmacy | Member Portal');
  await expect(page.getByText('You must be 17 or older to use the pharmacy center.')).toBeVisible();
  await expect(page.getByText('PHA-0001')).toBeVisible();
  await expectAccessible(page);
});

test('opens one of pat’s plans, which are all inactive', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'pat');
  await expect(page.getByRole('heading', { name: 'Inactive plans' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toHaveCount(0);
  await choosePlan(page, /Member ID/);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(
    page
      .getByRole('region', { name: 'Your plan', exact: true })
      .getByText('Inactive', { exact: true }),
  ).toBeVisible();
});

test('shows norah, who has no rights, only Home and Contact Us, without further calls', async ({
  page,
}) => {
  await signInToDashboard(page, 'norah');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Contact Us']);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your spending' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
});

test('finds one of big’s 40 plans by search', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'big');
  const plans = page.getByRole('main').getByRole('listitem');
  await expect(plans).toHaveCount(40);
  await page.getByRole('searchbox', { name: 'Search your plans' }).fill('dental');
  await expect(page.getByRole('status')).toHaveText(/^\d+ of 40 plans$/);
  expect(await plans.count()).toBeLessThan(40);
  await page.getByRole('searchbox').fill('no such plan');
  await expect(page.getByText('No plans match “no such plan.”')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await choosePlan(page, /Medical/);
  const bell = page.getByRole('link', { name: /^Messages, \d{3,} unread/ });
  await expect(bell).toContainText('99+');
  // In one line, however little room there is.
  const { height } = (await bell.getByText('99+').boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(24);
});

test('shows faye the failing parts, and keeps the others', async ({ page, expectedErrors }) => {
  expectedErrors.push('the server responded with a status of 500');
  await signInToDashboard(page, 'faye');
  const messages = page.getByRole('alert').filter({ hasText: 'new messages' });
  await expect(messages).toContainText('Error code: BP-NFA-0233');
  // The bell stays away until there are counts.
  await expect(page.getByRole('link', { name: /^Messages,/ })).toHaveCount(0);
  await expect(page.getByRole('meter').first()).toBeVisible({ timeout: 15_000 });
  await messages.getByRole('button', { name: 'Retry' }).click();
  await expect(messages).toBeVisible();
});

test('replaces the menu bar with the drawer on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDashboard(page, 'maria', /Medical/);
  await expect(page.getByRole('button', { name: 'Care' })).toHaveCount(0);
  const open = page.getByRole('button', { name: 'More' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeVisible();
  // The focus stays inside, however often Tab is pressed.
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: 'ID Card' }).click();
  await expect(page).toHaveURL('/medical/id-card');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'ID Card' })).toBeVisible();
});

test('keeps a menu open under the pointer when its code loads late', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/popover-panel-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await signInToDashboard(page, 'maria');
  await page.getByRole('button', { name: 'Profile of Maria' }).click();
  const link = page.getByRole('link', { name: 'Switch Plans' });
  const box = await link.boundingBox();
  await link.hover();
  release();
  await expect(page.locator('[data-scope=popover]').first()).toBeAttached();
  expect(await link.boundingBox()).toEqual(box);
  await link.click();
  await expect(page).toHaveURL('/select-plan');
});
