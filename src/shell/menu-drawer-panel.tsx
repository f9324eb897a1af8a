import { menuDrawerWords } from '#content/menu-drawer.ts';
import { menuWords } from '#content/menu.ts';
import { Overlay } from '#src/ui/overlay.tsx';
import type { MenuEntry } from './menu.ts';
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
    { title: menuWords.groups.care, entries: inGroup('care') },
    { title: menuWords.groups.policy, entries: inGroup('policy') },
    { title: menuDrawerWords.more, entries: others },
  ].filter((part) => part.entries.length > 0);

  return (
    <Overlay
      title={menuDrawerWords.title}
      variant="panel"
      closeLabel={menuDrawerWords.close}
      onClose={onClose}
    >
      <nav aria-label={menuWords.main}>
        {parts.map(({ title, entries }) => (
          <section key={title ?? 'home'} aria-label={title ?? menuDrawerWords.home}>
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
