import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { menuWords } from '#content/menu.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { MenuGroup } from '#src/portal/static-data.ts';
import type { MenuEntry } from './menu.ts';
import { holdsSection } from './menu-sections.ts';
import { MenuLink } from './menu-link.tsx';
import menuItem from '#src/ui/actions/menu-item.module.css';
import styles from './menu-bar.module.css';
import { useMenu } from './use-menu.ts';
import { useTransientOpen } from '#src/shell/frame/use-transient-open.ts';

const topEntry = classNames(styles['entry'], utility('inline', 'gap-1', 'in-text', 'no-wrap'));

type Dropped = Exclude<MenuGroup, 'top'>;

/** The navigation of wide screens. One dropdown at a time; leaving it with the mouse closes it (product rule 2.8). */
export function MenuBar() {
  const menu = useMenu();
  const { open, setOpen, round } = useTransientOpen<Dropped>();
  const close = () => setOpen(null);
  const inGroup = (group: MenuGroup) => menu.filter((entry) => entry.group === group);
  const [home, ...others] = inGroup('top');

  return (
    <nav aria-label={menuWords.main} className={classNames(styles['nav'], 'screen-only')}>
      <ul className={classNames(styles['list'], utility('page-width', 'wraps'))}>
        {home && <TopEntry entry={home} onLeave={close} />}
        {(['care', 'policy'] as const).map((group) => (
          <Dropdown
            key={`${group} ${round}`}
            group={group}
            entries={inGroup(group)}
            isOpen={open === group}
            // A late close event must not close another menu.
            onOpenChange={(isOpen) =>
              setOpen((current) => (isOpen ? group : current === group ? null : current))
            }
          />
        ))}
        {others.map((entry) => (
          <TopEntry key={entry.id} entry={entry} onLeave={close} />
        ))}
      </ul>
    </nav>
  );
}

function TopEntry({ entry, onLeave }: { entry: MenuEntry; onLeave: () => void }) {
  return (
    <li>
      <MenuLink entry={entry} className={topEntry} onLeave={onLeave} />
    </li>
  );
}

function Dropdown({
  group,
  entries,
  isOpen,
  onOpenChange,
}: {
  group: Dropped;
  entries: MenuEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const isHere = useRouterState({
    select: ({ location }) => holdsSection(location.pathname, entries),
  });
  // Hidden when no entry is enabled (product rule 2.7).
  if (entries.length === 0) return null;
  const close = () => onOpenChange(false);
  return (
    <li>
      <div role="presentation" className={utility('relative')} onMouseLeave={close}>
        <Popover
          kind="menu"
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          button={{
            'aria-current': isHere ? 'true' : undefined,
            className: classNames(topEntry, utility('turns')),
            children: (
              <>
                {menuWords.groups[group]}
                <ChevronDown size={16} aria-hidden="true" />
              </>
            ),
          }}
          className={classNames(utility('framed'), styles['panel'])}
        >
          <ul className={utility('block')}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <MenuLink
                  entry={entry}
                  className={classNames(menuItem['item'], styles['item'])}
                  onLeave={close}
                />
              </li>
            ))}
          </ul>
        </Popover>
      </div>
    </li>
  );
}
