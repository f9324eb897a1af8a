// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { companyIds } from '#generated/brands/companies.ts';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { contactWords } from '#content/contact.ts';
import { outageWords } from '#content/outage.ts';
import { termsWords } from '#content/terms.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { bundle } from '#tests/support/claim-answers.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

/** The phone number depends on the brand, on every screen that shows one. */

const numberOf = (id: (typeof brandIds)[number]) => formatPhone(memberServices[id].phone);
const numbersIn = (text: string) => brandIds.filter((id) => text.includes(numberOf(id)));

async function open(address: string, tier1: string, dateOfBirth = '1980-01-01') {
  const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101', tier1 });
  return openScreen(address, plan, {
    answer(path) {
      if (path.includes('/accessrights/')) {
        const rights = { ...everyRight, programs: [{ programId: 'unknown-program' }] };
        const self = { memberId: 'C101', firstName: 'Maria', relationship: 'self', dateOfBirth };
        return Response.json({ accessibleMembers: [self], rights });
      }
      return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
    },
  });
}

describe.each(brandIds)('a member of %s', (id) => {
  it.each([
    ['the contact page', '/medical/contact-us'],
    ['a missing ID card', '/medical/id-card'],
    ['missing coverage', '/medical/coverage-and-copays'],
    ['spending without limits', '/medical/spending-details'],
    ['an unknown program', '/medical/programs/unknown-program'],
  ])('finds the number of the brand at %s, and no other brand’s', async (_, address) => {
    const { text } = await open(address, id);
    await expect.poll(text).toContain(numberOf(id));
    expect(numbersIn(text())).toEqual([id]);
  });

  it('finds the number when too young for the pharmacy center', async () => {
    const { text } = await open('/medical/pharmacy', id, '2012-01-01');
    await expect.poll(text).toContain(numberOf(id));
    expect(numbersIn(text())).toEqual([id]);
  });
});

it.each(brandIds)('shows a member of %s the number before the terms are accepted', async (id) => {
  const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101', tier1: id });
  const { text } = await openScreen('/terms-of-use', plan, { termsAccepted: false });
  await expect.poll(text).toContain(termsWords.without);
  expect(text()).toContain(numberOf(id));
});

it('shows a visitor the number of the selected company', async () => {
  const { text, type } = await open('/contact', 'ABM');
  await expect.poll(text).toContain(numberOf('ABM'));
  await type('Company', companyIds.HA);
  await expect.poll(() => numbersIn(text())).toEqual(['HA']);
});

it.each([
  ['/contact', contactWords.form.title],
  ['/outage-message', outageWords.lastChecked('9:00 a.m.')],
])('shows a visitor every brand with its number at %s', async (address, words) => {
  const { text } = await openScreen(address, planOf('Medical'), {
    session: memoryStorage(),
    available: address === '/contact',
  });
  await expect.poll(() => numbersIn(text())).toEqual([...brandIds]);
  for (const id of brandIds) expect(text()).toContain(brandContent(id).displayName);
  expect(text()).toContain(words);
});
