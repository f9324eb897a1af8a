import { Menu } from 'lucide-react';
import { Suspense } from 'react';
import { menuWords } from '#content/menu.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { useTransientOpen } from '#src/shell/frame/use-transient-open.ts';
import styles from './menu-drawer.module.css';

/** The navigation of narrow screens: a button that opens a drawer (product rule 2.11). Phones have the bottom bar. */
export function MenuDrawer() {
  const { button, drawer } = useMenuDrawer();
  return (
    <div className={styles['anchor']}>
      <IconButton {...button}>
        <Menu size={24} aria-hidden="true" />
        <VisuallyHidden>{menuWords.open}</VisuallyHidden>
      </IconButton>
      {drawer}
    </div>
  );
}

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
