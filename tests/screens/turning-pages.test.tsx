// @vitest-environment jsdom
import { screen as page, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as sums from '#src/domain/claims/amounts/claims-sums.ts';
import { bundle, eob, patient, plan } from '../support/claim-answers.ts';
import { messageCenter } from '../support/mailboxes.ts';
import { openScreen } from '../support/open-screen.tsx';
import { planOf } from '../support/plans.ts';

vi.mock(import('#src/domain/claims/amounts/claims-sums.ts'), { spy: true });

it('does not compute sums again when the page of claims changes', async () => {
  const resources = Array.from({ length: 25 }, (_, index) => eob(`claim-${index}`));
  const screen = await openScreen('/medical/claims', plan, {
    answer(path) {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources });
      return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
    },
  });
  await screen.says('Showing 1–10 of 25 claims');
  await screen.says('What’s counted');
  const before = vi.mocked(sums.sumsOf).mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await screen.press('Next');
  await screen.says('Showing 11–20 of 25 claims');
  expect(vi.mocked(sums.sumsOf)).toHaveBeenCalledTimes(before);
});

it('keeps the same screen when the page of messages changes the address', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    messageId: `n${index}`,
    subject: `About ${index}`,
    category: 'Claims',
    sentAt: '2026-11-18T16:20:00Z',
    status: 'read',
  }));
  const { says, press, router, getByRole } = await openScreen(
    '/messages',
    planOf('Medical', { memberId: 'M1' }),
    { hasFrame: true, answer: messageCenter({ M1: many }).answer },
  );
  await says('Showing 1–10 of 25 messages');
  const heading = getByRole('heading', { level: 1 });
  await press('Next');
  await says('Showing 11–20 of 25 messages');
  await expect.poll(() => router.state.location.pathname).toBe('/messages/2');
  expect(getByRole('heading', { level: 1 })).toBe(heading);
  // Where a page is in the address, it is not in that of the list itself.
  const bell = within(page.getByRole('banner')).getByRole('link', { name: /essage/ });
  expect(bell.getAttribute('href')).toBe('/messages');
});
