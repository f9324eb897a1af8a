// @vitest-environment jsdom
import { screen as page } from '@testing-library/react';
import { userEvent as user } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bundle, owing, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { everyRight } from '../support/plans.ts';

const withoutAccount = () => new Response(null, { status: 404 });
const open = (
  resources: readonly object[],
  account: () => Response = withoutAccount,
  address = 'claims',
) =>
  openScreen(`/medical/${address}`, plan, {
    rights: everyRight,
    answer: (path) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources });
      return path.includes('/transactions') ? account() : null;
    },
  });
const dashboardDiffers = 'Your dashboard adds up only care in the last 180 days.';

it('the total is exact when every claim is decided, and explains the difference from the dashboard', async () => {
  const { says, text } = await open([owing('a', 84.2), owing('b', 30)]);
  await says('You may owe$114.20');
  expect(text()).not.toContain('or more');
  expect(text()).toContain(dashboardDiffers);
});

it('compares with the dashboard only the current year without filters', async () => {
  const { says, text, type, getByLabelText } = await open([owing('a', 84.2), owing('b', 30)]);
  await says(dashboardDiffers);
  const choose = (year: string) => user.selectOptions(getByLabelText('Plan year'), year);
  await choose('All years');
  await expect.poll(text).not.toContain(dashboardDiffers);
  await choose('2026 (current)');
  await says(dashboardDiffers);
  await type('Search claims', '84.20');
  await says('Only the claims that match your filters, from all years.');
  expect(text()).not.toContain(dashboardDiffers);
});

it('includes claims of at least the typed amount', async () => {
  const { says, press } = await open([owing('a', 84.2), owing('b', 30)]);
  await says('You may owe$114.20');
  await press('Filters');
  const field = await page.findByLabelText<HTMLInputElement>('At least');
  await user.type(field, '50{Enter}');
  await says('You may owe$84.20');
  expect(field.value).toBe('$50');
  await user.clear(field);
  await user.type(field, 'fifty{Enter}');
  await page.findByText('Enter an amount, such as 42.10.');
});

it('says that it may be more while a claim is undecided', async () => {
  const received = { ...owing('b'), outcome: 'queued' };
  const { says } = await open([owing('a', 84.2), received]);
  await says('$84.20 or more');
  await says('One claim that isn’t decided isn’t counted.');
});

it.each([
  ['is exact', [owing('b', 30)], '$114.20'],
  ['may be more', [{ ...owing('b'), outcome: 'queued' }], '$84.20 or more'],
])('the total of a year %s beside its chart, too', async (_, others, owed) => {
  const resources = [owing('a', 84.2), ...others];
  const { findAllByRole } = await open(resources, withoutAccount, 'spending-details');
  const [first] = await findAllByRole('definition');
  expect(first?.textContent.trim()).toBe(owed);
});

it('says that it may be more when claims are missing', async () => {
  const warning = {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'warning', code: 'incomplete' }],
  };
  const { says } = await open([owing('a', 84.2), warning]);
  await says('$84.20 or more');
});

it('does not say that it may be more when it may be less', async () => {
  const failing = () => new Response(null, { status: 500 });
  const { says, text } = await open([owing('a', 84.2), owing('b')], failing);
  await says('so you may owe less');
  expect(text()).not.toContain('or more');
});

it('shows $0 without “or more” when nothing is owed', async () => {
  const received = { ...owing('b'), outcome: 'queued' };
  const { says, text } = await open([owing('a', 0), received]);
  await says('You may owe$0.00');
  expect(text()).not.toContain('or more');
});
