// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { uiWords } from '#content/ui.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';
import { memberScreens } from '../../e2e/support/screens.ts';

/** The calls before any screen: a failure of theirs leads to no screen. */
const beforeScreens = /\/(?:systemavailability|memberships|accessrights\/.*|settings|user-notice)$/;

const retry = uiWords.loadFailure.retry;

/** Opens a screen whose services all fail, and returns the failures that it shows with a retry. */
async function failuresOn(address: string) {
  const screen = await openScreen(address, planOf('Medical'), {
    answer: (path) => (beforeScreens.test(path) ? null : new Response(null, { status: 500 })),
  });
  await waitFor(
    async () => {
      await vi.dynamicImportSettled();
      expect(screen.portal.queryClient.isFetching()).toBe(0);
      expect(screen.main.querySelector('[aria-busy="true"]')).toBeNull();
    },
    { timeout: 10_000 },
  );
  const failures = screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .filter((text) => text.includes(retry));
  screen.close();
  return failures;
}

/** Screens whose only call is about one of their parts, beside words or other people's. */
const withOtherParts = [
  '/medical/dates',
  '/medical/primary-care-provider',
  '/medical/traveling-abroad',
  '/settings/preferences',
];

it('names the problem, a phone number and a retry on screens that fail as a whole', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const whole: string[] = [];
  for (const address of memberScreens) {
    const failures = await failuresOn(address);
    if (failures.length !== 1 || withOtherParts.includes(address)) continue;
    expect.soft(failures[0], address).toContain(`${uiWords.loadFailure.screen} (800) 555-0117`);
    whole.push(address);
  }
  expect(whole.length).toBeGreaterThan(12);
}, 120_000);
