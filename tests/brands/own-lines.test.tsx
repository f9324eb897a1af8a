// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const { own, ownOffice } = vi.hoisted(() => {
  const line = { phone: '8005550161', tty: '711' };
  return { own: line, ownOffice: { ...line, name: 'North Star Privacy Office' } };
});

// These mocks are generated/brands/ for a brand with separate phone lines, offices and apps.
vi.mock('#generated/brands/travel-lines.ts', () => ({
  travelLines: {
    [defaultBrand]: [{ from: 'abroad', phone: '5015550162', shown: '+1 501 555 0162' }],
  },
}));
vi.mock('#generated/brands/program-lines.ts', async (importActual) => {
  const { programLines } =
    await importActual<typeof import('#generated/brands/program-lines.ts')>();
  return {
    programLines: {
      ...programLines,
      [defaultBrand]: { ...programLines[defaultBrand], nurseAdviceLine: '8005550163' },
    },
  };
});
vi.mock('#generated/brands/notices.ts', () => ({
  languageLines: { [defaultBrand]: own },
  noticeContacts: { [defaultBrand]: { 'privacy-practices': [ownOffice] } },
  privacyPracticesSince: { [defaultBrand]: '2026-03-04' },
}));
vi.mock('#generated/brands/store-links.ts', () => ({
  storeLinks: { [defaultBrand]: { appStore: 'https://apps.example/north-star' } },
}));

const plan = planOf('Medical', { tier1: defaultBrand });

it('shows a brand’s own lines for members abroad', async () => {
  const { findAllByText, queryByText } = await openScreen('/medical/traveling-abroad', plan);
  expect(await findAllByText('+1 501 555 0162')).not.toEqual([]);
  expect(queryByText('+1 (501) 555-0143')).toBeNull();
});

it('shows a brand’s own line of a program', async () => {
  const { findByRole } = await openScreen('/medical/programs/nurse-advice-line', plan, {
    rights: { ...everyRight, programs: [{ programId: 'nurse-advice-line' }] },
  });
  const link = await findByRole('link', { name: '1-800-555-0163' });
  expect(link.getAttribute('href')).toBe('tel:+18005550163');
});

it('shows a brand’s own offices, day and line for interpreters in notices', async () => {
  const privacy = await openScreen('/notices/privacy-practices', plan);
  expect(await privacy.findByRole('heading', { name: ownOffice.name })).toBeTruthy();
  expect(privacy.text()).toContain('Mar 4, 2026');
  privacy.close();
  const languages = await openScreen('/notices/language-assistance', plan);
  expect(languages.getAllByRole('link', { name: '1-800-555-0161' })).toHaveLength(16);
});

it('links to a brand’s app, or to the configured app if the brand has no app', async () => {
  const { portal } = await openScreen('/medical/programs', plan, { hasFrame: true });
  const iphone = await screen.findByRole('link', { name: /^iPhone app/ });
  expect(iphone.getAttribute('href')).toBe('https://apps.example/north-star');
  const android = screen.getByRole('link', { name: /^Android app/ });
  expect(android.getAttribute('href')).toBe(portal.config.links.playStore);
});
