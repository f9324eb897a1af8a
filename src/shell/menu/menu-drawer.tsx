import { Menu } from 'lucide-react';
import { menuWords } from '#content/menu.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import styles from './menu-drawer.module.css';
import { useMenuDrawer } from './use-menu-drawer.tsx';

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
