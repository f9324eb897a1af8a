import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LogOut, RefreshCw, Settings, UserRound } from 'lucide-react';
import { useState } from 'react';
import { formatDate, greeting } from '#content/formats.ts';
import { shellWords } from '#content/shell.ts';
import { formatName } from '#src/domain/formats.ts';
import { memberships } from '#src/api/calls/memberships.ts';
import { canSwitchPlans } from '#src/domain/plan.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import styles from './profile-panel.module.css';

const words = shellWords.profile;

/** Who is signed in and in which plan; the way to other plans, settings and out. */
export function ProfilePanel({ selection }: { selection: Selection | null }) {
  const { queryOf, session, now } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const plans = useQuery(queryOf(memberships(session.userId() ?? '')));
  const member = selection?.plan ?? plans.data?.[0];
  const name = member?.usersPreferredName ? formatName(member.usersPreferredName) : null;
  const close = () => setOpen(false);

  return (
    <div
      className={styles['anchor']}
      onMouseLeave={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        event.currentTarget.querySelector('button')?.focus();
      }}
      role="presentation"
    >
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-label={name ? words.of(name) : words.title}
        onClick={() => setOpen(!isOpen)}
      >
        <UserRound size={20} aria-hidden="true" />
        <span className={styles['name']}>{name ?? words.title}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <div className={styles['panel']}>
          <p className={styles['greeting']}>{words.greeting(greeting(now()), name)}</p>
          {selection && (
            <dl className={styles['facts']}>
              <dt>{words.plan}</dt>
              <dd>{selection.plan.lobDisplayName}</dd>
              <dt>{words.memberId}</dt>
              <dd>{selection.plan.memberId}</dd>
              <dt>{words.start}</dt>
              <dd>{formatDate(selection.plan.origEffDate)}</dd>
            </dl>
          )}
          <ul className={styles['links']}>
            {selection && canSwitchPlans(plans.data ?? null) && (
              <li>
                <Link to="/select-plan" className={styles['link']} onClick={close}>
                  <RefreshCw size={20} aria-hidden="true" />
                  {words.switchPlans}
                </Link>
              </li>
            )}
            {selection && (
              <li>
                <Link to="/settings/profile" className={styles['link']} onClick={close}>
                  <Settings size={20} aria-hidden="true" />
                  {words.settings}
                </Link>
              </li>
            )}
            <li>
              <button type="button" className={styles['link']} onClick={session.signOut}>
                <LogOut size={20} aria-hidden="true" />
                {words.signOut}
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
