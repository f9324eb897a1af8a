import { utility } from '#src/ui/layout/utility.ts';
import { FileText, House, IdCard, Menu, Stethoscope, type LucideIcon } from 'lucide-react';
import { menuWords } from '#content/menu.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';
import { useMenuDrawer } from './menu-drawer.tsx';

const tab = classNames(styles['tab'], utility('stack', 'center', 'full-width', 'secondary'));

const words = menuWords.bottomBar;

/** The rows of the menu that phones have at hand, in this order. */
const tabs: readonly { id: keyof typeof words.tabs; Icon: LucideIcon }[] = [
  { id: 'home', Icon: House },
  { id: 'claims', Icon: FileText },
  { id: 'find-care', Icon: Stethoscope },
  { id: 'id-card', Icon: IdCard },
];

/** The navigation of phones: the most used screens that the member can open, and the drawer behind More. */
export function BottomBar() {
  // Find Care is a row of the menu only where the plan lists options for care (product rule 6.3); here it always is.
  const menu = useMenu(false);
  const { button, drawer } = useMenuDrawer();
  return (
    <nav aria-label={words.label} className={classNames(styles['bar'], 'screen-only')}>
      <ul className={classNames(styles['tabs'], utility('side-by-side'))}>
        {tabs.map(({ id, Icon }) => {
          const entry = menu.find((row) => row.id === id);
          return (
            entry && (
              <li key={id}>
                <MenuLink entry={entry} className={tab}>
                  <Icon size={22} aria-hidden="true" />
                  <span>{words.tabs[id]}</span>
                </MenuLink>
              </li>
            )
          );
        })}
        <li>
          <button type="button" className={tab} {...button}>
            <Menu size={22} aria-hidden="true" />
            {words.more}
          </button>
        </li>
      </ul>
      {drawer}
    </nav>
  );
}
