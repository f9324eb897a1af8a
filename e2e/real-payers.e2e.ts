import oral from '../tests/fhir-samples/carin-bb/ExplanationOfBenefit-EOBOral1.json' with { type: 'json' };
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { expect, openDashboard, test } from './support/test.ts';

const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
const money = (value: number) => ({ value, currency: 'USD' });

/** CARIN's own example of a dental claim, with the additions of payers: totals of other kinds, N/A for a reason. */
const claim = {
  ...oral,
  // Under a number that letters about it can be requested for.
  id: claimCases.paid,
  insurance: [],
  total: [
    ...oral.total,
    { category: { text: 'Smile program credit' }, amount: money(12.34) },
    {
      category: { coding: [{ system: 'https://payer.example/totals', code: 'ORTHO-RESERVE' }] },
      amount: money(7.77),
    },
    {
      category: { coding: [{ system: `${carin}/C4BBAdjudication`, code: 'drugcost' }] },
      amount: money(5.55),
    },
  ],
  payment: { amount: money(345.67) },
  item: oral.item.map((item) => ({
    ...item,
    adjudication: [
      ...item.adjudication,
      {
        category: {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/adjudication', code: 'benefit' },
          ],
        },
        amount: money(175),
      },
      {
        category: {
          coding: [{ system: `${carin}/C4BBAdjudicationDiscriminator`, code: 'denialreason' }],
        },
        reason: { text: 'N/A' },
      },
    ],
  })),
};

test('shows each amount of a dental claim, also of unknown categories', async ({
  page,
  expectedErrors,
}) => {
  // The sandbox does not know this patient, and gives no claims to be looked at beside this one.
  expectedErrors.push('status of 403');
  await openDashboard(page, 'maria', /Dental/);
  await page.route(`**/ExplanationOfBenefit/${claimCases.paid}*`, (route) =>
    route.fulfill({ contentType: 'application/fhir+json', body: JSON.stringify(claim) }),
  );
  await page.goto(`/dental/claim-details/${claimCases.paid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XXX Dental Plan');

  const main = page.getByRole('main');
  for (const amount of ['$410.00', '$350.00', '$60.00', '$12.34', '$7.77', '$5.55', '$345.67']) {
    await expect(main.getByText(amount, { exact: true }).first()).toBeVisible();
  }
  // What was paid to the provider is what the plan paid, which has a line.
  await expect(main.getByText('Paid to provider', { exact: true })).toHaveCount(0);
  for (const name of ['Smile program credit', 'ORTHO-RESERVE', 'Drug cost']) {
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Not paid')).toHaveCount(0);
  await expect(main.getByText('N/A')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$410.00');
});
