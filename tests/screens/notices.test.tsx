// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stateLanguages } from '#brands/taglines.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

afterEach(() => {
  vi.doUnmock('#brands/taglines.ts');
  vi.resetModules();
});

async function open(address: string, { portal }: TestPortal = createTestPortal()) {
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  await renderPortal(portal, router);
  return within(await screen.findByRole('main'));
}

/** The script in which each language of the page is written, as a Unicode property. */
const scripts: Record<string, RegExp> = {
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  vi: /\p{Script=Latin}/u,
  mh: /\p{Script=Latin}/u,
  'zh-Hant': /\p{Script=Han}/u,
  lo: /\p{Script=Lao}/u,
  tl: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  de: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  hmn: /\p{Script=Latin}/u,
  ko: /\p{Script=Hangul}/u,
  pt: /\p{Script=Latin}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  hi: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
};

const sentencesIn = (main: Awaited<ReturnType<typeof open>>) =>
  [
    ...(main
      .getByRole('heading', { name: 'Help in your language' })
      .parentElement?.querySelectorAll('li') ?? []),
  ].map((row) => row.querySelector<HTMLElement>('p[lang]'));

it('offers help in sixteen languages, each with its lang attribute and script', async () => {
  const sentences = sentencesIn(await open('/notices/language-assistance'));
  expect(sentences.map((sentence) => sentence?.lang)).toEqual(Object.keys(scripts));
  expect(sentences).toHaveLength(16);
  expect(new Set(sentences.map((sentence) => sentence?.textContent)).size).toBe(16);
  for (const sentence of sentences) {
    const { lang = '', textContent = '' } = sentence ?? {};
    // TTY is called so in most languages.
    const letters = [...textContent.replace(/TTY|711/g, '').matchAll(/\p{L}/gu)].map(String);
    const own = letters.filter((letter) => scripts[lang]?.test(letter));
    expect(letters.length, lang).toBeGreaterThan(20);
    expect(own.length, `${lang}: ${textContent}`).toBe(letters.length);
    expect(textContent, lang).toContain('1-800-555-0145');
    expect(textContent, lang).toContain('711');
    expect(sentence?.dir, lang).toBe(lang === 'ar' ? 'rtl' : 'ltr');
  }
});

it('keeps the digits of the phone number in order in right-to-left text', async () => {
  const main = await open('/notices/language-assistance');
  for (const number of main.getAllByRole('link', { name: '1-800-555-0145' })) {
    expect(number.getAttribute('dir')).toBe('ltr');
    expect(number.getAttribute('href')).toBe('tel:+18005550145');
  }
});

it('says in English that a language has no sentence', async () => {
  vi.resetModules();
  vi.doMock('#brands/taglines.ts', async (importActual) => {
    const actual = await importActual<typeof import('#brands/taglines.ts')>();
    return { ...actual, taglines: { ...actual.taglines, hmn: undefined } };
  });
  const { Taglines } = await import('#src/features/notices/taglines.tsx');
  const { render } = await import('@testing-library/react');
  const { container } = render(<Taglines brand={null} />);
  expect(container.querySelectorAll('li')).toHaveLength(16);
  expect(container.querySelectorAll('p[lang]')).toHaveLength(15);
  expect(container.querySelector('[lang=hmn]')).toBeNull();
  expect(container.textContent).toContain(
    'We don’t have this notice in Hmong yet. An interpreter for Hmong is free. Call 1-800-555-0145.',
  );
});

it('links to every notice', async () => {
  const main = await open('/notices');
  const links = main
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('link').getAttribute('href'));
  expect(links).toEqual(noticeIds.map((id) => `/notices/${id}`));
  expect(stateLanguages).toHaveLength(15);
});

it('names all companies that a notice is from', async () => {
  const main = await open('/notices/nondiscrimination');
  expect(main.getByText(/^This notice is from .*BridgeWell Administrators, LLC/)).toBeTruthy();
  expect(main.getByText(/^This notice is from Arbor Shield Mutual, Harbor Health/)).toBeTruthy();
});

it('names only the member’s company once a plan is selected', async () => {
  const plan = { ...planOf('Medical'), tier1: 'ABM' };
  const main = await open(
    '/notices/medicare',
    createTestPortal({ session: planStorage(plan), plans: [plan] }),
  );
  expect(main.getByText('This notice is from Arbor Shield Medicare, Inc.')).toBeTruthy();
});

it('links to the insurer’s notice if one is configured', async () => {
  const test = createTestPortal();
  test.portal.config.notices = {
    nondiscrimination: 'https://insurer.example/nondiscrimination',
    'language-assistance': 'https://insurer.example/languages',
  };
  const main = await open('/notices/nondiscrimination', test);
  const link = main.getByRole('link', { name: /^Read the Nondiscrimination Notice/ });
  expect(link.getAttribute('href')).toBe('https://insurer.example/nondiscrimination');
  expect(main.queryByText('Civil Rights Coordinator')).toBeNull();
  expect(main.queryByText('We follow civil rights laws')).toBeNull();
});

it('keeps the sentences in other languages beside the link to the insurer’s page', async () => {
  const test = createTestPortal();
  test.portal.config.notices = { 'language-assistance': 'https://insurer.example/languages' };
  const main = await open('/notices/language-assistance', test);
  main.getByRole('link', { name: /^Read the Language Assistance/ });
  expect(sentencesIn(main)).toHaveLength(16);
});
