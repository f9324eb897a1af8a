// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bundle, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';

const open = () =>
  openScreen('/medical/contact-us', plan, {
    hasFrame: true,
    answer: (path) => (path.includes('/health-records/') ? bundle({ resources: [] }) : null),
  });
type Opened = Awaited<ReturnType<typeof open>>;

const elsewhere = async ({ router }: Opened) => {
  await router.navigate({ to: '/{-$contractType}/dates', params: { contractType: 'medical' } });
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
};

it.each([
  ['the profile', 'Profile of Maria', 'Sign Out'],
  ['a menu', 'Care', 'Find Care & Costs'],
])(
  '%s that is open closes when another screen is gone to, and leaves it the focus',
  async (...row) => {
    const [, button, entry] = row;
    const view = await open();
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: button, expanded: false }));
    await screen.findByText(entry);
    await elsewhere(view);
    screen.getByRole('button', { name: button, expanded: false });
    await new Promise(requestAnimationFrame);
    expect(document.activeElement?.tagName).toBe('H1');
  },
);

it('keeps the same menu element when nothing is open', async () => {
  const view = await open();
  const before = await screen.findByRole('button', { name: 'Care' });
  await elsewhere(view);
  expect(screen.getByRole('button', { name: 'Care' })).toBe(before);
});
