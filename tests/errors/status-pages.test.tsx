// @vitest-environment jsdom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountHelpWords } from '#content/account-help.ts';
import { createPortalRouter } from '#src/app/router.ts';
import type { StatusId } from '#src/catalogue/status-texts.ts';
import { StatusPage } from '#src/shell/failures/status-page.tsx';
import { createTestPortal } from '#tests/support/test-portal.ts';

function shown(page: React.ReactNode, address = '/login'): HTMLElement {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPortalRouter(createTestPortal().portal, history);
  return render(<RouterContextProvider router={router}>{page}</RouterContextProvider>).container;
}

/** The text of each status page (product rule 8.4), and whether a retry makes sense. */
const pages: [status: StatusId, title: RegExp, text: RegExp, retry: boolean][] = [
  ['error-event', /No connection/, /nothing to show.*Check your internet connection/, true],
  [400, /Something went wrong/, /Try again/, true],
  [401, /You need to be signed in/, /Sign in/, false],
  [403, /No permission/, /doesn’t have permission/, false],
  [404, /couldn’t process/, /problem processing/, true],
  [422, /An error has occurred/, /Check what you entered/, true],
  [429, /Too many requests/, /in a short time.*Wait a few minutes/, true],
  [500, /An error has occurred/, /on our end/, true],
  ['default', /An error has occurred/, /Try again/, true],
  [503, /Scheduled maintenance/, /come back a little later/, true],
  ['UNAUTHORIZED_ERROR', /session has ended/, /Sign in again/, false],
  ['UNHANDLED_ERROR', /stopped working/, /the way it should/, true],
];

it.each(pages)('%s', (status, title, text, retry) => {
  const element = shown(<StatusPage status={status} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title);
  expect(element.textContent).toMatch(text);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(retry ? 'Try again' : null);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact');
  expect(element.textContent).toContain('contact us.');
});

it('counts the attempts that a passcode has left', () => {
  const { invalid, exceeded } = accountHelpWords.attempts;
  expect(invalid(1)).toMatch(/passcode isn’t correct.*You have 1 attempt left\./);
  expect(invalid(2)).toContain('You have 2 attempts left.');
  expect(exceeded.text).toContain('used all your passcode attempts');
});

it.each([
  // The plan's own address of the screen.
  ['/medical/claims', '/medical/contact-us'],
  ['/select-plan', '/contact'],
])('the contact link on %s leads to %s', (address, link) => {
  const element = shown(<StatusPage status={500} code="BP-NFA-100" />, address);
  expect(screen.getByRole('link').getAttribute('href')).toBe(link);
  expect(element.textContent).toContain('Error code: BP-NFA-100');
});
