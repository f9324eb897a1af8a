import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './menu-drawer.module.css';

const loadPanel = async () => ({
  default: (await import('./menu-drawer-panel.tsx')).MenuDrawerPanel,
});
const MenuDrawerPanel = lazy(loadPanel);

/** The navigation of narrow screens: a button that opens a drawer. */
export function MenuDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['anchor']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <Menu size={24} aria-hidden="true" />
        <VisuallyHidden>Open menu</VisuallyHidden>
      </button>
      {isOpen && (
        <Suspense>
          <MenuDrawerPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
