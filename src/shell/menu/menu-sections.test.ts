import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { menuRows, type MenuEntry, type MenuScreen } from './menu.ts';
import { drawerParts } from './menu-drawer-panel.tsx';
import { isInSection } from './menu-sections.ts';

describe('the section of a screen', () => {
  it.each<[string, MenuScreen, boolean]>([
    ['/medical/claims', '/{-$contractType}/claims', true],
    ['/medical/claim-details/c1', '/{-$contractType}/claims', true],
    ['/claim-details/c1', '/{-$contractType}/claims', true],
    ['/Medical/Claims/', '/{-$contractType}/claims', true],
    ['/medical/claims-of-another-kind', '/{-$contractType}/claims', false],
    ['/medical/spending-details/family', '/{-$contractType}/spending-details', true],
    ['/dental/authorizations/a1', '/{-$contractType}/authorizations', true],
    ['/medical/programs/fitness', '/{-$contractType}/programs', true],
    ['/medical/cost-estimates', '/{-$contractType}/find-care', true],
    ['/medical/dashboard', '/{-$contractType}/claims', false],
    ['/messages', '/{-$contractType}/documents', false],
  ])('%s and %s: %j', (pathname, screen, expected) =>
    expect(isInSection(pathname, screen)).toBe(expected),
  );
});

describe('the drawer', () => {
  const router = createPortalRouter(createTestPortal().portal);
  const entries = menuRows(router).flatMap(({ id, group, target }): MenuEntry[] =>
    target.kind === 'screen' ? [{ id, group, label: id, target }] : [],
  );

  it('begins with the most urgent screens', () => {
    const [first] = drawerParts(entries);
    expect(first?.entries.map(({ id }) => id)).toEqual([
      ...['home', 'pay-bill', 'id-card', 'contact-us'],
    ]);
  });

  it('has each row once, and no empty group', () => {
    const ids = drawerParts(entries).flatMap((part) => part.entries.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
    expect(drawerParts(entries.filter(({ id }) => id === 'home'))).toHaveLength(1);
  });
});
