import { expect, test } from './test.ts';

/** Short screens on paper: Firefox takes heights that hold for a window for the paper's, too. */
const onOneSheet = [
  ['/medical/id-card', /RxBIN/],
  ['/settings/about', /Arbor Choice PPO 1500/],
  ['/select-plan', /Inactive plans/],
] as const;

for (const [path, words] of onOneSheet) {
  test(`${path} is printed on one sheet`, async ({ visitor, sheets }) => {
    await visitor.visits('/medical/dashboard');
    await visitor.open(path);
    await visitor.reads(words);
    await visitor.rests();
    expect(await sheets()).toHaveLength(1);
  });
}

test('the sign-in page is printed on one sheet', async ({ visitor, sheets }) => {
  await visitor.open('/login');
  await visitor.sees('link', 'Sign In');
  expect(await sheets()).toHaveLength(1);
});

test('the terms of use begin on the first of their sheets', async ({ visitor, sheets }) => {
  await visitor.open('/terms-of-use');
  await visitor.reads(/Who may use the portal/);
  const [first] = await sheets();
  expect(first).toContain('Your account is for you only.');
});
