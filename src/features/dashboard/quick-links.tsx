import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import { Calculator, HeartPulse, Leaf, UserPen, Users, type LucideIcon } from 'lucide-react';
import { usualSpecialties } from '#brands/find-care.ts';
import { quickLinkWords as words } from '#content/quick-links.ts';
import { canOpen } from '#src/domain/plan/access.ts';
import { othersCovered } from '#src/domain/plan/rights.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './dashboard-screen.module.css';

const link = utility('framed', 'side-by-side', 'center', 'gap-3', 'in-text', 'strong');

type Screen = NonNullable<LinkProps['to']>;

interface QuickLink {
  id: keyof typeof words.links;
  Icon: LucideIcon;
  to: Screen;
  /** The address by which the access it demands can be looked up. */
  path: string;
}

/**
 * The links that the menu does not have, in this order; only those that the member can open are shown, and the family's
 * only where the plan covers others.
 */
const wanted: readonly QuickLink[] = [
  {
    id: 'family',
    Icon: Users,
    to: '/{-$contractType}/spending-details/family',
    path: '/spending-details/family',
  },
  {
    id: 'estimate',
    Icon: Calculator,
    to: '/{-$contractType}/cost-estimates',
    path: '/cost-estimates',
  },
  { id: 'profile', Icon: UserPen, to: '/settings/profile', path: '/settings/profile' },
  { id: 'paperless', Icon: Leaf, to: '/settings/preferences', path: '/settings/preferences' },
];

/** The links to screens that the menu does not have. */
export function QuickLinks() {
  const selection = usePlan();
  const { now } = usePortal();
  const { options } = useRouter();
  const isAlone = othersCovered(selection, selection.plan.memberId, now()).length === 0;
  const links = wanted.filter(
    ({ id, path }) =>
      canOpen(options.context.routeAccess(path), selection) && !(id === 'family' && isAlone),
  );
  const type = selection.plan.contractType;
  const care =
    canOpen(options.context.routeAccess('/find-care'), selection) &&
    lookUp<string>(words.care, type);
  return (
    <nav aria-label={words.title}>
      <ul className={classNames(styles['quick'], 'screen-only')}>
        {care && (
          <li>
            <Link
              className={link}
              to="/{-$contractType}/find-care"
              search={{ specialty: usualSpecialties[type] }}
            >
              <HeartPulse size={22} aria-hidden="true" />
              {care}
            </Link>
          </li>
        )}
        {links.map(({ id, Icon, to }) => (
          <li key={id}>
            <Link to={to} className={link}>
              <Icon size={22} aria-hidden="true" />
              <span>{words.links[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
