import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LogOut, RefreshCw, Settings, UserRound } from 'lucide-react';
import { formatDate } from '#content/formats.ts';
import { shellWords } from '#content/shell.ts';
import { welcomeWords } from '#content/welcome.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { canSwitchPlans, firstPlan } from '#src/domain/plan/plan.ts';
import { usePortal, useSelection, useUserId } from '#src/portal/portal-context.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import menuItem from '#src/ui/actions/menu-item.module.css';
import styles from './profile-panel.module.css';
import { useTransientOpen } from './use-transient-open.ts';

const fact = utility('strong', 'numbers', 'text-end');

const words = shellWords.profile;

/** The signed-in user and their plan, with links to other plans, the settings and signing out. */
export function ProfilePanel() {
  const selection = useSelection();
  const { queryOf, now } = usePortal();
  const { open, setOpen, round } = useTransientOpen<'profile'>();
  const plans = useQuery(queryOf(memberships(useUserId())));
  const member = selection?.plan ?? firstPlan(plans.data?.plans ?? []);
  const name = member?.usersPreferredName ? formatName(member.usersPreferredName) : null;
  const close = () => setOpen(null);

  return (
    <div role="presentation" className={utility('relative')} onMouseLeave={close}>
      <Popover
        key={round}
        kind="menuAtEnd"
        isOpen={open !== null}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'profile' : null)}
        button={{
          className: classNames(styles['toggle'], utility('inline', 'gap-2', 'touch', 'rounded')),
          'aria-label': name ? words.of(name) : words.title,
          children: (
            <>
              <UserRound size={20} aria-hidden="true" />
              <span className={classNames(styles['name'], utility('no-wrap'))}>
                {name ?? words.title}
              </span>
              <ChevronDown size={16} aria-hidden="true" />
            </>
          ),
        }}
        className={classNames(utility('framed'), styles['panel'])}
      >
        <p className={classNames(styles['greeting'], utility('strong', 'large'))}>
          {welcomeWords.title(now(), member?.usersPreferredName ?? '')}
        </p>
        {selection && (
          <dl className={classNames(styles['facts'], utility('small', 'bottom-line'))}>
            <dt>{words.plan}</dt>
            <dd className={fact}>{selection.plan.lobDisplayName}</dd>
            <dt>{words.memberId}</dt>
            <dd className={fact}>{selection.plan.memberId}</dd>
            <dt>{words.start}</dt>
            <dd className={fact}>{formatDate(selection.plan.origEffDate)}</dd>
          </dl>
        )}
        <ProfileLinks
          hasPlan={selection !== null}
          canSwitch={canSwitchPlans(plans.data?.plans ?? null)}
          onFollow={close}
        />
      </Popover>
    </div>
  );
}

function ProfileLinks({
  hasPlan,
  canSwitch,
  onFollow,
}: {
  hasPlan: boolean;
  canSwitch: boolean;
  onFollow: () => void;
}) {
  const { session } = usePortal();
  return (
    <ul className={utility('block')}>
      {hasPlan && canSwitch && (
        <li>
          <Link
            to="/select-plan"
            className={classNames(menuItem['item'], utility('text-start', 'full-width', 'gap-3'))}
            onClick={onFollow}
          >
            <RefreshCw size={20} aria-hidden="true" />
            {words.switchPlans}
          </Link>
        </li>
      )}
      {hasPlan && (
        <li>
          <Link
            to="/settings"
            className={classNames(menuItem['item'], utility('text-start', 'full-width', 'gap-3'))}
            onClick={onFollow}
          >
            <Settings size={20} aria-hidden="true" />
            {words.settings}
          </Link>
        </li>
      )}
      <li>
        <button
          type="button"
          className={classNames(menuItem['item'], utility('text-start', 'full-width', 'gap-3'))}
          onClick={session.signOut}
        >
          <LogOut size={20} aria-hidden="true" />
          {words.signOut}
        </button>
      </li>
    </ul>
  );
}
