import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { useTransientOpen } from '#src/shell/frame/use-transient-open.ts';

const MenuDrawerPanel = lazyPart(
  async () => (await import('./menu-drawer-panel.tsx')).MenuDrawerPanel,
);

/** Returns the drawer of the navigation, null while it is closed, and the properties of a button that opens it. */
export function useMenuDrawer() {
  const { open, setOpen } = useTransientOpen<'drawer'>();
  return {
    button: {
      'aria-expanded': open !== null,
      'aria-haspopup': 'dialog',
      onClick: () => setOpen('drawer'),
      onPointerEnter: MenuDrawerPanel.preload,
      onFocus: MenuDrawerPanel.preload,
    } as const,
    drawer: open && (
      <Suspense>
        <MenuDrawerPanel onClose={() => setOpen(null)} />
      </Suspense>
    ),
  };
}
