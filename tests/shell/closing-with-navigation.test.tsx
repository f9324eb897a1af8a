// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bundle, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';

const open = () =>
  openScreen('/medical/contact-us', plan, {
    answer: (path) => (path.includes('/health-records/') ? bundle({ resources: [] }) : null),
  });
type Opened = Awaited<ReturnType<typeof open>>;

const elsewhere = async ({ router }: Opened) => {
  await router.navigate({ to: '/{-$contractType}/dates', params: { contractType: 'medical' } });
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
};

it.each([
  ['the profile', 'Maria', 'Sign Out'],
  ['a menu', 'Care', 'Find Care'],
])(
  '%s that is open closes when another screen is gone to, and leaves it the focus',
  async (...row) => {
    const [, button, entry] = row;
    const screen = await open();
    const toggle = () => screen.button(button);
    const panel = () => document.getElementById(toggle()?.getAttribute('aria-controls') ?? '');
    await expect.poll(toggle).toBeDefined();
    toggle()?.click();
    await expect.poll(() => panel()?.textContent).toContain(entry);
    await elsewhere(screen);
    expect(toggle()?.getAttribute('aria-expanded')).toBe('false');
    await new Promise(requestAnimationFrame);
    expect(document.activeElement?.tagName).toBe('H1');
  },
);

it('where nothing is open the menu stays as it is', async () => {
  const screen = await open();
  await expect.poll(() => screen.button('Care')).toBeDefined();
  const before = screen.button('Care');
  await elsewhere(screen);
  expect(screen.button('Care')).toBe(before);
});
