// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findCareWords } from '#content/find-care.ts';
import { titles } from '#content/titles.ts';
import { shellWords } from '#content/shell.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const plan = planOf('Medical');

it.each([
  [{}, []],
  [{ appStore: 'https://store.example/ios' }, [shellWords.footer.iphone]],
  [{ playStore: 'https://store.example/android' }, [shellWords.footer.android]],
])('shows links to the app stores of %o alone', async (links, names) => {
  await openScreen('/medical/contact-us', plan, { hasFrame: true, configured: { links } });
  await screen.findByRole('contentinfo');
  const shown = [shellWords.footer.iphone, shellWords.footer.android].filter(
    (name) => screen.queryByRole('link', { name: new RegExp(`^${name}`) }) !== null,
  );
  expect(shown).toEqual(names);
});

it('has no paperless page unless one is configured', async () => {
  await openScreen('/paperless', plan, { configured: { links: {} } });
  await screen.findByRole('heading', { name: titles.notFound });
});

it('searches near any ZIP code if no states are configured', async () => {
  const { type, press, says, router } = await openScreen('/medical/find-care', plan, {
    configured: { states: [] },
  });
  await type(findCareWords.form.place, '10001');
  await press(findCareWords.form.submit);
  await expect.poll(() => router.state.location.search).toMatchObject({ zip: '10001' });
  await says(findCareWords.results.none.ifComplete);
});
