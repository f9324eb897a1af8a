import { menuDrawerWords } from '#content/menu-drawer.ts';
import { menuWords } from '#content/menu.ts';
import type { MenuEntry } from './menu.ts';

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
