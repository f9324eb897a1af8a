import { useRouter } from '@tanstack/react-router';
import { FileText, House, IdCard, Menu, Stethoscope, type LucideIcon } from 'lucide-react';
import { menuWords } from '#content/menu.ts';
import { canOpen } from '#src/domain/plan/access.ts';
import { memberFacts } from '#src/portal/plan/plan-store.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import styles from './bottom-bar.module.css';
import type { MenuEntry } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';
import { useMenuDrawer } from './use-menu-drawer.tsx';

const words = menuWords.bottomBar;

/** The rows of the menu that phones have at hand, in this order. */
const tabs: readonly { id: keyof typeof words.tabs; Icon: LucideIcon }[] = [
  { id: 'home', Icon: House },
  { id: 'claims', Icon: FileText },
  { id: 'find-care', Icon: Stethoscope },
  { id: 'id-card', Icon: IdCard },
];

/** In the bar wherever the screen is: the menu has its row only where the plan lists options (product rule 6.3). */
const findCare: MenuEntry = {
  id: 'find-care',
  group: 'care',
  label: words.tabs['find-care'],
  target: { kind: 'screen', screen: '/{-$contractType}/find-care' },
};

function useMayFindCare(): boolean {
  const { now } = usePortal();
  const selection = useSelection();
  const { options } = useRouter();
  if (!selection) return false;
  return canOpen(options.context.accessAt('/find-care'), memberFacts(selection, now()));
}

/** The navigation of phones: the most used screens that the member can open, and the drawer behind More. */
export function BottomBar() {
  const menu = useMenu();
  const mayFindCare = useMayFindCare();
  const { button, drawer } = useMenuDrawer();
  return (
    <nav aria-label={words.label} className={styles['bar']}>
      <ul className={styles['tabs']}>
        {tabs.map(({ id, Icon }) => {
          const own = id === 'find-care' && mayFindCare ? findCare : undefined;
          const entry = menu.find((row) => row.id === id) ?? own;
          return (
            entry && (
              <li key={id}>
                <MenuLink entry={entry} className={styles['tab']}>
                  <Icon size={22} aria-hidden="true" />
                  {words.tabs[id]}
                </MenuLink>
              </li>
            )
          );
        })}
        <li>
          <button type="button" className={styles['tab']} {...button}>
            <Menu size={22} aria-hidden="true" />
            {words.more}
          </button>
        </li>
      </ul>
      {drawer}
    </nav>
  );
}
