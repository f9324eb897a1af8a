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

it('the total is exact when every claim is decided', async () => {
  const { says, text } = await open([owing('a', 84.2), owing('b', 30)]);
  await says('You may owe$114.20');
  expect(text()).not.toContain('or more');
});

it('names a total as what may be owed only if providers can still bill it', async () => {
  const longAgo = { ...owing('old', 500), billablePeriod: { start: '2024-11-19' } };
  const { says, text, type, getByLabelText } = await open([
    owing('a', 84.2),
    owing('b', 30),
    longAgo,
  ]);
  await says('You may owe$114.20');
  await says('This counts care since Nov 20, 2024');
  const choose = (total: string) => user.selectOptions(getByLabelText('Total'), total);
  await choose('All years');
  await says('Total of all years$614.20');
  await choose('2026 (current)');
  await says('2026 total$114.20');
  await choose('Owed today');
  await type('Search claims', '84.20');
  await says('Total of these claims$84.20');
  expect(text()).not.toContain('You may owe$');
});

it('includes claims of at least the typed amount', async () => {
  const { says, press } = await open([owing('a', 84.2), owing('b', 30)]);
  await says('You may owe$114.20');
  await press('Filters');
  const field = await page.findByLabelText<HTMLInputElement>('At least');
  await user.type(field, '50{Enter}');
  await says('Total of these claims$84.20');
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
