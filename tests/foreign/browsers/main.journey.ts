import { caseNumbers } from '../../../sandbox/seed/claims/cases.ts';
import { demoMembers } from '../../../sandbox/seed/demo-members.ts';
import { letterTo, passcodeIn } from '../../../e2e/support/account-help.ts';
import { expect, test } from './test.ts';

/** The signed-in person's data, as any onlooker could read it. */
const ofMaria = /Maria|Delgado|A1042887701/;

test('S26: a link to a screen leads to sign-in, and from there to the screen', async ({
  visitor,
}) => {
  await visitor.open('/medical/claims?page=2');
  await visitor.isAt('/login');
  await visitor.sees('link', 'Sign In');
  await visitor.signsIn();
  await visitor.isAt('/medical/claims?page=2');
  await visitor.sees('heading', 'Claims');
  await visitor.reads(/Showing 11–20 of \d+ claims/);
});

test('S26: the dashboard greets the member, and every card has what it asked for', async ({
  visitor,
}) => {
  await visitor.visits('/medical/dashboard');
  await visitor.sees('heading', /^Good (Morning|Afternoon|Evening), Maria$/);
  await visitor.reads(/\$617\.34/);
  await visitor.sees('heading', 'What you pay');
  await visitor.seesNo('alert', /./);
});

test('S26: the menu is used by keys alone', async ({ visitor }) => {
  await visitor.visits('/medical/dashboard');
  await visitor.tabsTo('Care');
  await visitor.press('Enter');
  await visitor.sees('link', 'Spending Details');
  await visitor.press('Escape');
  await visitor.seesNo('link', 'Spending Details');
  await visitor.sees('focused', 'Care');
  await visitor.press('Enter');
  await visitor.sees('link', 'Spending Details');
  await visitor.tabsTo('Claims');
  await visitor.press('Enter');
  await visitor.isAt('/medical/claims');
  await visitor.sees('focused', 'Claims');
});

test('S26: a claim is opened, and Back leads to the list as it was', async ({ visitor }) => {
  await visitor.visits('/medical/claims?page=2');
  await visitor.reads(/Showing 11–20 of \d+ claims/);
  await visitor.clicks('entry', /\w/);
  await visitor.isAt(/^\/medical\/claim-details\//);
  await visitor.sees('heading', 'Keep a copy');
  await visitor.back();
  await visitor.isAt('/medical/claims?page=2');
  await visitor.reads(/Showing 11–20 of \d+ claims/);
});

test('S26: claims are paged, and narrowed down by what is typed', async ({ visitor }) => {
  await visitor.visits('/medical/claims');
  await visitor.reads(/Showing 1–10 of \d+ claims/);
  await visitor.clicks('button', 'Next');
  await visitor.isAt('/medical/claims?page=2');
  await visitor.reads(/Showing 11–20 of \d+ claims/);
  await visitor.types('Search claims', caseNumbers.partlyPaid);
  await visitor.reads(/Showing 1–1 of 1 claim|Showing 1 of 1 claim|1 claim/);
  await visitor.reads(/Rafael Salas/);
});

test('S26: a select has a white field and the portal’s chevron', async ({
  visitor,
  running: { driver },
}) => {
  await visitor.visits('/medical/claims');
  await visitor.sees('field', 'Claims per page');
  const looks = await driver.evaluate(() =>
    [...document.querySelectorAll('main select')].map((select) => {
      const { appearance, backgroundColor, backgroundImage } = getComputedStyle(select);
      return [appearance, backgroundColor, backgroundImage.slice(0, 25)];
    }),
  );
  for (const look of looks) {
    expect(look).toEqual(['none', 'rgb(255, 255, 255)', 'url("data:image/svg+xml,%']);
  }
  expect(looks).not.toEqual([]);
});

test('S26: a part of the bill is paid', async ({ visitor }) => {
  // Late in a month autopay has paid Maria's bill. Dev has no autopay.
  await visitor.signsInAnew(/^dev/);
  await visitor.open('/medical/payment-center');
  await visitor.clicks('button', 'Pay bill');
  await visitor.clicks('field', 'Another amount');
  await visitor.types('Amount', '42.10');
  await visitor.clicks('button', 'Review payment');
  await visitor.sees('focused', 'Review your payment');
  await visitor.clicks('button', 'Pay $42.10');
  await visitor.sees('focused', 'We got your payment');
  await visitor.reads(/Confirmation number P-\d{7}/);
  await visitor.clicks('button', 'Done');
  await visitor.sees('button', /^Cancel payment of \$42\.10/);
  await visitor.signsOut();
});

test('S26: autopay is turned off and on', async ({ visitor }) => {
  await visitor.visits('/medical/payment-center');
  await visitor.clicks('button', 'Turn off autopay');
  await visitor.sees('focused', 'Turn off autopay?');
  await visitor.clicks('button', 'Keep autopay on');
  await visitor.sees('focused', 'Change method');
  await visitor.clicks('button', 'Turn off autopay');
  await visitor.sees('focused', 'Turn off autopay?');
  await visitor.clicks('button', 'Turn off autopay');
  await visitor.sees('focused', 'Autopay is off.');
  await visitor.clicks('button', 'Set up autopay');
  await visitor.sees('field', 'Payment method');
  await visitor.clicks('button', 'Turn on autopay');
  await visitor.sees('focused', 'Autopay is on.');
});

test('S26: a message is opened and left', async ({ visitor }) => {
  await visitor.visits('/messages');
  await visitor.clicks('entry', /\w/);
  await visitor.isAt(/^\/message\//);
  await visitor.sees('heading', /\w/);
  await visitor.rests();
  await visitor.back();
  await visitor.isAt('/messages');
  await visitor.sees('heading', 'Messages');
});

test('S26: a member looks at both sides of the ID card', async ({ visitor }) => {
  await visitor.visits('/medical/id-card');
  await visitor.reads(/A1042887701/);
  await visitor.reads(/RxBIN/);
  await visitor.sees('link', '(800) 555-0117');
});

test('S26: the settings are looked through, and one is changed', async ({ visitor }) => {
  await visitor.visits('/settings/profile');
  await visitor.clicks('button', 'Edit mailing address');
  await visitor.sees('focused', 'Street address');
  await visitor.types('Apartment or suite', '7');
  await visitor.clicks('button', 'Save');
  await visitor.sees('focused', 'Your address has been updated.');
  for (const [name, path] of [
    ['Preferences', '/settings/preferences'],
    ['Privacy & security', '/settings/privacy-security'],
    ['Sharing', '/settings/sharing'],
    ['About', '/settings/about'],
  ] as const) {
    await visitor.clicks('link', name);
    await visitor.isAt(path);
    await visitor.rests();
    await visitor.seesNo('alert', /./);
  }
});

test('S26: screens that are left while they load report nothing', async ({ visitor }) => {
  await visitor.visits('/medical/dashboard');
  for (const path of [
    '/medical/claims',
    '/medical/spending-details',
    '/medical/payment-center',
    '/messages',
    '/medical/id-card',
    '/health-records',
    '/settings/profile',
    '/medical/dashboard',
  ]) {
    await visitor.open(path);
    await visitor.sees('heading', /\w/);
  }
  await visitor.open('/medical/claims');
  await visitor.sees('button', /^Profile/);
  await visitor.signsOut();
});

test('S26: Back after signing out shows nothing of the member', async ({ visitor }) => {
  await visitor.visits('/medical/claims');
  await visitor.reads(ofMaria);
  await visitor.signsOut();
  await visitor.reads(/You’re signed out\./);
  for (let steps = 0; steps < 3; steps += 1) {
    await visitor.back();
    await visitor.sees('link', 'Sign In');
    await visitor.isAt('/login');
    expect(await visitor.text()).not.toMatch(ofMaria);
  }
});

test('S26: another member signs in by user name, password and passcode', async ({
  visitor,
  request,
}) => {
  const [sam] = demoMembers.filter(({ userName }) => userName === 'sam');
  await visitor.open('/login');
  await visitor.clicks('link', 'Sign In');
  await visitor.types('User name', 'sam');
  await visitor.types('Password', sam?.password ?? '');
  await visitor.press('Enter');
  await visitor.sees('heading', 'Enter your passcode');
  await visitor.types('Passcode', passcodeIn(await letterTo(request, 'sam')));
  await visitor.press('Enter');
  // On the dashboard, or where the visitor before has gone Back to.
  await visitor.sees('button', /^Profile of Sam/);
  await visitor.rests();
  expect(await visitor.text()).not.toMatch(ofMaria);
  await visitor.signsOut();
});
