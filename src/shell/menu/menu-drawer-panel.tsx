import { menuDrawerWords } from '#content/menu-drawer.ts';
import { menuWords } from '#content/menu.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { MenuLink } from './menu-link.tsx';
import { classNames } from '#src/ui/class-names.ts';
import menuItem from '#src/ui/actions/menu-item.module.css';
import styles from './menu-drawer.module.css';
import { useMenu } from './use-menu.ts';
import type { MenuEntry } from './menu.ts';

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
            {title && (
              <h3 className={classNames(styles['group'], utility('strong', 'small', 'secondary'))}>
                {title}
              </h3>
            )}
            <ul className={utility('block')}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <MenuLink
                    entry={entry}
                    className={classNames(menuItem['item'], styles['item'])}
                    onLeave={onClose}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Overlay>
  );
}

interface DrawerPart {
  title: string | null;
  entries: MenuEntry[];
}

/** The entries that members need in a hurry, in this order. */
const first = ['home', 'pay-bill', 'id-card', 'contact-us'];

/** The rows of the menu, most used first, for the drawer. */
export function drawerParts(menu: readonly MenuEntry[]): DrawerPart[] {
  const isFirst = ({ id }: MenuEntry) => first.includes(id);
  const others = (group: MenuEntry['group']) =>
    menu.filter((entry) => entry.group === group && !isFirst(entry));
  const parts = [
    {
      title: null,
      entries: first.flatMap((id) => menu.find((entry) => entry.id === id) ?? []),
    },
    { title: menuWords.groups.care, entries: others('care') },
    { title: menuWords.groups.policy, entries: others('policy') },
    { title: menuDrawerWords.more, entries: others('top') },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
}
