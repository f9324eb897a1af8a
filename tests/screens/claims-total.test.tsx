// @vitest-environment jsdom
import { userEvent as user } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bundle, owing, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { everyRight } from '../support/plans.ts';

const withoutAccount = () => new Response(null, { status: 404 });
const open = (resources: readonly object[], account: () => Response = withoutAccount) =>
  openScreen('/medical/claims', plan, {
    rights: everyRight,
    answer: (path) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources });
      return path.includes('/transactions') ? account() : null;
    },
  });
const dashboardDiffers = 'Your dashboard adds up only care in the last 180 days.';

it('is exact where every claim is decided, and says why the dashboard differs', async () => {
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

it('says that it may be more while a claim is not decided', async () => {
  const received = { ...owing('b'), outcome: 'queued' };
  const { says } = await open([owing('a', 84.2), received]);
  await says('$84.20 or more');
  await says('One claim that isn’t decided isn’t counted.');
});

it('says that it may be more where the insurer says that claims are missing', async () => {
  const warning = {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'warning', code: 'incomplete' }],
  };
  const { says } = await open([owing('a', 84.2), warning]);
  await says('$84.20 or more');
});

it('does not say that it may be more where it may be less', async () => {
  const failing = () => new Response(null, { status: 500 });
  const { says, text } = await open([owing('a', 84.2), owing('b')], failing);
  await says('so you may owe less');
  expect(text()).not.toContain('or more');
});

it('of nothing is nothing, not nothing or more', async () => {
  const received = { ...owing('b'), outcome: 'queued' };
  const { says, text } = await open([owing('a', 0), received]);
  await says('You may owe$0.00');
  expect(text()).not.toContain('or more');
});
