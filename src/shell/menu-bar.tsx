import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { menuWords } from '#content/menu.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { MenuEntry, MenuGroup } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-bar.module.css';
import { useMenu } from './use-menu.ts';

type OpenMenu = Exclude<MenuGroup, 'top'> | null;

/** The navigation of wide screens. One dropdown at a time; leaving it with the mouse closes it. */
export function MenuBar() {
  const menu = useMenu();
  const [open, setOpen] = useState<OpenMenu>(null);
  const close = () => setOpen(null);
  const inGroup = (group: MenuGroup) => menu.filter((entry) => entry.group === group);
  const [home, ...others] = inGroup('top');

  return (
    <nav aria-label={menuWords.main} className={styles['nav']}>
      <ul className={styles['list']}>
        {home && <TopEntry entry={home} onLeave={close} />}
        {(['care', 'policy'] as const).map((group) => (
          <Dropdown
            key={group}
            group={group}
            entries={inGroup(group)}
            isOpen={open === group}
            onToggle={() => setOpen(open === group ? null : group)}
            onClose={close}
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
      <MenuLink entry={entry} className={styles['entry']} onLeave={onLeave} />
    </li>
  );
}

function Dropdown({
  group,
  entries,
  isOpen,
  onToggle,
  onClose,
}: {
  group: Exclude<MenuGroup, 'top'>;
  entries: MenuEntry[];
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}) {
  // Hidden when no entry is enabled (specification, section 6).
  if (entries.length === 0) return null;
  const panelId = `menu-${group}`;
  return (
    <li>
      <div
        role="presentation"
        className={styles['dropdown']}
        onMouseLeave={onClose}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onClose();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          onClose();
          event.currentTarget.querySelector('button')?.focus();
        }}
      >
        <button
          type="button"
          className={classNames(styles['entry'], styles['toggle'])}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          {menuWords.groups[group]}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
        {isOpen && (
          <ul id={panelId} className={styles['panel']}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} className={styles['item']} onLeave={onClose} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
