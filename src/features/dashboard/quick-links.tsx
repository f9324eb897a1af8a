import { Link } from '@tanstack/react-router';
import {
  CreditCard,
  FileText,
  Pill,
  Stethoscope,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import { useMenu } from '#src/shell/use-menu.ts';
import styles from './dashboard-screen.module.css';

/** What members come for most often, in this order. Shown by the same rules as the menu. */
const wanted: Record<string, LucideIcon> = {
  claims: FileText,
  'pay-bill': Wallet,
  'id-card': CreditCard,
  'find-care': Stethoscope,
  pharmacy: Pill,
  'primary-care-provider': Users,
};

export function QuickLinks() {
  const menu = useMenu();
  const links = Object.entries(wanted).flatMap(([id, icon]) => {
    const entry = menu.find((candidate) => candidate.id === id);
    return entry?.target.kind === 'screen'
      ? [{ id, Icon: icon, label: entry.label, screen: entry.target.screen }]
      : [];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label={dashboardWords.quickLinks}>
      <ul className={styles['quick']}>
        {links.map(({ id, Icon, label, screen }) => (
          <li key={id}>
            <Link to={screen}>
              <Icon size={22} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
