import { Menu } from 'lucide-react';
import { Suspense } from 'react';
import { menuWords } from '#content/menu.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import styles from './menu-drawer.module.css';
import { useTransientOpen } from '#src/shell/frame/use-transient-open.ts';

const MenuDrawerPanel = lazyPart(
  async () => (await import('./menu-drawer-panel.tsx')).MenuDrawerPanel,
);

/** The navigation of narrow screens: a button that opens a drawer (product rule 2.11). */
export function MenuDrawer() {
  const { open, setOpen } = useTransientOpen<'drawer'>();
  return (
    <div className={styles['anchor']}>
      <IconButton
        aria-expanded={open !== null}
        aria-haspopup="dialog"
        onClick={() => setOpen('drawer')}
        onPointerEnter={MenuDrawerPanel.preload}
        onFocus={MenuDrawerPanel.preload}
      >
        <Menu size={24} aria-hidden="true" />
        <VisuallyHidden>{menuWords.open}</VisuallyHidden>
      </IconButton>
      {open && (
        <Suspense>
          <MenuDrawerPanel onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
