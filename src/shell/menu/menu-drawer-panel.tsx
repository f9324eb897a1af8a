import { menuDrawerWords } from '#content/menu-drawer.ts';
import { menuWords } from '#content/menu.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-drawer.module.css';
import { drawerParts } from './drawer-parts.ts';
import { useMenu } from './use-menu.ts';

/** The same rows as the menu bar, in the order of need, with the groups unfolded. */
export function MenuDrawerPanel({ onClose }: { onClose: () => void }) {
  const parts = drawerParts(useMenu());

  return (
    <Overlay
      title={menuDrawerWords.title}
      variant="panel"
      closeLabel={menuDrawerWords.close}
      onClose={onClose}
    >
      <nav aria-label={menuWords.main}>
        {parts.map(({ title, entries }) => (
          <section key={title ?? 'first'} aria-label={title ?? menuDrawerWords.first}>
            {title && <h3 className={styles['group']}>{title}</h3>}
            <ul className={styles['list']}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <MenuLink entry={entry} className={styles['item']} onLeave={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Overlay>
  );
}
