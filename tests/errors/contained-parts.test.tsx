// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

const broken = vi.hoisted(() => ({ name: '', when: '' }));

/** Stands in for a part: renders its name, or throws when the test says so. */
const partNamed = vi.hoisted(() => (name: string) => {
  return function Part() {
    const isBroken = broken.name === name;
    useEffect(() => {
      if (isBroken && broken.when === 'effect') throw new Error(`${name} broke`);
    }, [isBroken]);
    if (isBroken && broken.when === 'render') throw new Error(`${name} broke`);
    return <p>{name}</p>;
  };
});
vi.mock('#src/shell/notices/notice-place.tsx', () => ({ NoticePlace: partNamed('NoticePlace') }));
vi.mock('#src/shell/menu/menu-drawer.tsx', () => ({ MenuDrawer: partNamed('MenuDrawer') }));
vi.mock('#src/shell/menu/menu-bar.tsx', () => ({ MenuBar: partNamed('MenuBar') }));
vi.mock('#src/shell/frame/message-bell.tsx', () => ({ MessageBell: partNamed('MessageBell') }));
vi.mock('#src/shell/frame/profile-panel.tsx', () => ({ ProfilePanel: partNamed('ProfilePanel') }));
vi.mock('#src/shell/frame/sheet-head.tsx', () => ({ SheetHead: partNamed('SheetHead') }));
vi.mock('#src/shell/frame/site-footer.tsx', () => ({ SiteFooter: partNamed('SiteFooter') }));
vi.mock('#src/shell/chat/chat-launcher.tsx', () => ({ ChatLauncher: partNamed('ChatLauncher') }));
vi.mock('#src/features/spending/spending-controls.tsx', async (original) => ({
  ...(await original<object>()),
  SpendingControls: partNamed('SpendingControls'),
}));
vi.mock('#src/features/spending/year-facts.tsx', () => ({ YearFacts: partNamed('YearFacts') }));
vi.mock('#src/features/spending/limits/limit-cards.tsx', async (original) => ({
  ...(await original<object>()),
  LimitCards: partNamed('LimitCards'),
}));

const ofFrame = [
  ...['MenuDrawer', 'MenuBar', 'MessageBell', 'ProfilePanel', 'SiteFooter', 'ChatLauncher'],
  ...['NoticePlace', 'SheetHead'],
];
const ofScreen = ['YearFacts', 'LimitCards'];
const names = [...ofFrame, 'SpendingControls', ...ofScreen];

async function openSpending() {
  const plan = planOf('Medical');
  const { portal, session } = createTestPortal({ session: planStorage(plan), plans: [plan] });
  const history = createMemoryHistory({ initialEntries: ['/medical/spending-details'] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  await router.load();
  const caught = vi.fn();
  const { container } = await renderPortal(portal, router, { onCaughtError: caught });
  const missing = () => names.filter((name) => !container.textContent.includes(name));
  return { portal, session, caught, missing };
}

const cases = (all: readonly string[]) =>
  all.flatMap((name) => ['render', 'effect'].map((when) => ({ name, when })));

it('shows every part of the frame and of the screen when no part throws', async () => {
  Object.assign(broken, { name: '', when: '' });
  const { missing } = await openSpending();
  await expect.poll(missing).toEqual([]);
});

it.each(cases([...ofFrame, ...ofScreen]))(
  'keeps all other parts and the session when $name throws in its $when',
  async ({ name, when }) => {
    Object.assign(broken, { name, when });
    const { portal, session, caught, missing } = await openSpending();
    await expect.poll(missing).toEqual([name]);
    expect(caught).toHaveBeenCalled();
    expect(portal.session.isSignedIn()).toBe(true);
    expect(await portal.session.accessToken()).toBe(session.getItem('access_token'));
  },
);

it.each(cases(['SpendingControls']))(
  'a screen that throws in its $when says so within the frame',
  async ({ name, when }) => {
    Object.assign(broken, { name, when });
    const { portal, missing } = await openSpending();
    await screen.findByRole('heading', { level: 1, name: /stopped working/ });
    expect(missing().filter((part) => ofFrame.includes(part))).toEqual([]);
    expect(portal.session.isSignedIn()).toBe(true);
  },
);
