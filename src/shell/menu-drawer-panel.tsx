import { Overlay } from '#src/ui/overlay.tsx';
import type { MenuEntry } from './menu.ts';
import { groupNames } from './menu-bar.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-drawer.module.css';
import { useMenu } from './use-menu.ts';

/** The same rows as the menu bar, in the same order, with the groups unfolded. */
export function MenuDrawerPanel({ onClose }: { onClose: () => void }) {
  const menu = useMenu();
  const inGroup = (group: MenuEntry['group']) => menu.filter((entry) => entry.group === group);
  const [home, ...others] = inGroup('top');
  const parts = [
    { title: null, entries: home ? [home] : [] },
    { title: groupNames.care, entries: inGroup('care') },
    { title: groupNames.policy, entries: inGroup('policy') },
    { title: 'More', entries: others },
  ].filter((part) => part.entries.length > 0);

  return (
    <Overlay title="Menu" look="panel" closeLabel="Close menu" onClose={onClose}>
      <nav aria-label="Main">
        {parts.map(({ title, entries }) => (
          <section key={title ?? 'home'} aria-label={title ?? 'Home'}>
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
