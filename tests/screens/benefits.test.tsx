// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { faults } from '#tests/support/faults.ts';
import { limit } from '#tests/support/limits.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const share = (more: object) => ({ category: 'medical', deductibleApplies: true, ...more });
const services = [
  {
    benefitId: 'pcp',
    name: 'Primary care visit',
    group: 'Office visits',
    inNetwork: share({ deductibleApplies: false, copay: { amount: 3000, currency: 'USD' } }),
    outOfNetwork: share({ coinsurancePercent: 40 }),
    priorAuthorization: 'notRequired',
  },
  {
    benefitId: 'pt',
    name: 'Physical therapy',
    group: 'Therapy',
    otherNames: ['Rehab'],
    inNetwork: share({ coinsurancePercent: 20 }),
    notCovered: ['out'],
    limit: { type: 'visits', label: 'Physical therapy', allowed: 30 },
    priorAuthorization: 'sometimes',
  },
  { benefitId: 'odd', name: 'Ear candling', limit: { type: 'moons' }, priorAuthorization: 'maybe' },
];
const benefitPlan = {
  planYear: { start: '2026-01-01', end: '2026-12-31' },
  asOf: '2026-11-20',
  accumulators: [
    limit({ memberId: 'C101', allowed: 150_000, used: 61_734 }),
    limit({
      memberId: 'C101',
      type: 'visits',
      label: 'Physical therapy',
      unit: 'visits',
      allowed: 30,
      used: 12,
    }),
  ],
};

type Answer = () => Response | Promise<Response> | null;

async function open({
  benefits = () => Response.json({ items: services }),
  accumulators = () => Response.json(benefitPlan),
  of = plan,
  rights = everyRight,
}: {
  benefits?: Answer;
  accumulators?: Answer;
  of?: typeof plan;
  rights?: typeof everyRight;
} = {}) {
  const view = await openScreen('/medical/coverage-and-copays', of, {
    rights,
    answer(path) {
      if (path.endsWith('/benefits')) return benefits();
      return path.endsWith('/accumulators') ? accumulators() : null;
    },
  });
  const card = () => view.getByRole('region', { name: 'What do I pay for…' });
  const search = (typed: string) => view.type('Search your plan’s services', typed);
  return { ...view, card, search };
}

describe('what a member pays for a service', () => {
  it('shows what a service costs in and out of network, with the rest of deductible and visits, and the document', async () => {
    const { card, search, router } = await open();
    await search('pt');
    await expect.poll(() => card().textContent).toContain('as of Nov 20, 2026');
    const text = card().textContent;
    for (const words of [
      'Physical therapy',
      '20% coinsurance after your deductible',
      '$882.66 of your deductible left',
      'Not covered',
      '30 visits a year',
      'You’ve used 12 this plan year. You have 18 left.',
      '1 service',
      'Sometimes needed.',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Primary care visit');
    const link = within(card()).getByRole('link', { name: 'View plan document: Physical therapy' });
    expect(link.getAttribute('href')).toBe('/medical/documents?type=policy');
    const href = (name: string) =>
      within(card())
        .getByRole('link', { name: `${name}: Physical therapy` })
        .getAttribute('href');
    expect(href('Estimate the cost')).toBe('/medical/cost-estimates?q=physical+therapy');
    expect(href('Find care')).toBe('/medical/find-care?specialty=Physical+therapy');
    // The typed text tells of care: it stays out of the address.
    expect(router.history.location.href).toBe('/medical/coverage-and-copays');
  });

  it('says that no deductible applies, and shows no amount of it', async () => {
    const { card, search } = await open();
    await search('family doctor');
    await expect.poll(() => card().textContent).toContain('$30 copay');
    expect(card().textContent).toContain('No deductible for this');
    expect(card().textContent).toContain('Not needed');
  });

  it('asks the member to call for a missing or unknown value', async () => {
    const { card, search } = await open();
    await search('candling');
    await expect.poll(() => card().textContent).toContain('We don’t have this amount.');
    expect(card().textContent).toContain('Call us to ask if you need it.');
    expect(card().textContent).not.toContain('Limit');
  });
});

it('lists the services under their headings without a search, and shows a selected service', async () => {
  const { card, press, getByLabelText } = await open();
  await expect.poll(() => card().textContent).toContain('Office visits');
  expect(within(card()).queryByRole('region', { name: 'Therapy' })).toBeNull();
  await press('Show list');
  const group = within(card()).getByRole('region', { name: 'Therapy' });
  expect(within(group).getByRole('button').textContent).toBe('Physical therapy');
  expect(within(card()).getByRole('region', { name: 'Other services' })).toBeTruthy();
  await press('Physical therapy');
  expect(document.activeElement?.textContent).toBe('1 service');
  expect(getByLabelText('Search your plan’s services')).toHaveProperty('value', 'Physical therapy');
  await press('See all services');
  expect(document.activeElement?.textContent).toContain('choose from the list');
  expect(within(card()).getByRole('button', { name: 'Primary care visit' })).toBeTruthy();
});

it('says that a search finds nothing, and links to member services', async () => {
  const { card, search } = await open();
  await search('acupuncture');
  await expect.poll(() => card().textContent).toContain('doesn’t include “acupuncture.”');
  const link = within(card()).getByRole('link', { name: 'Contact member services' });
  expect(link.getAttribute('href')).toBe('/medical/contact-us');
});

it('labels similar results', async () => {
  const { card, search } = await open();
  await search('physicl therepy');
  await expect.poll(() => card().textContent).toContain('These are close:');
  expect(card().textContent).toContain('20% coinsurance');
});

describe('a failure to load', () => {
  const shownFaults = faults.filter(({ name }) => name !== '404');
  it.each(shownFaults)(
    'shows a failure to load services ($name), and loads them on Retry',
    async ({ answer }) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      let isBroken = true;
      const { card, press, says } = await open({
        benefits: () => (isBroken ? answer() : Response.json({ items: services })),
      });
      await says('This part isn’t available right now');
      isBroken = false;
      await press('Retry');
      await expect.poll(() => card().textContent).toContain('Office visits');
      warnings.mockRestore();
      logged.mockRestore();
    },
  );

  it('keeps the cost share when limits fail to load, without the rest of the limits', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { card, search } = await open({ accumulators: () => new Response('', { status: 500 }) });
    await search('physical therapy');
    await expect
      .poll(() => card().textContent)
      .toContain('We can’t see what’s left of your deductible and limits right now.');
    expect(card().textContent).toContain('20% coinsurance after your deductible');
    expect(card().textContent).toContain('30 visits a year');
    expect(card().textContent).not.toContain('of your deductible left');
    warnings.mockRestore();
    logged.mockRestore();
  });
});

describe('the services are hidden', () => {
  it.each<[string, Parameters<typeof open>[0]]>([
    ['when the insurer has no list', { benefits: () => new Response('', { status: 404 }) }],
    ['when the list is empty', { benefits: () => Response.json({ items: [] }) }],
    ['for a plan that has ended', { of: { ...plan, isActive: false, covTermDate: '2026-06-30' } }],
  ])('%s', async (_, options) => {
    const { queryByText, findByText, says } = await open(options);
    await findByText('Who’s covered');
    await says('We don’t have any coverage to show');
    await expect.poll(() => queryByText('What do I pay for…')).toBeNull();
  });
});

it('requests no limits without the right', async () => {
  const { card, search, calls } = await open({ rights: { ...everyRight, deductible: false } });
  await search('physical therapy');
  await expect.poll(() => card().textContent).toContain('30 visits a year');
  expect(calls.filter((call) => call.includes('/accumulators'))).toEqual([]);
});
