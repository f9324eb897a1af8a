import { Link } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { needsCardWords, needWords, type NeedValues } from '#content/needs.ts';
import type { Deadline } from '#src/domain/deadlines.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { Need } from '#src/domain/needs.ts';
import { DeadlineLink } from '#src/parts/deadlines/deadline-link.tsx';
import { mailboxPage } from '#src/parts/mailbox-address.ts';
import { buttonClass } from '#src/ui/button.tsx';
import styles from './needs-card.module.css';

/** One thing that waits: what it is, what is at stake, and the button that leads to it. */
export function NeedRow({ need }: { need: Need }) {
  const { action, ...words } = needWords[need.kind];
  const values = valuesOf(need);
  const title = words.title(values);
  const figure = words.figure(values);
  const button = {
    ...{ className: buttonClass('secondary'), children: action },
    label: needsCardWords.actionOn(action, title, figure),
  };
  return (
    <li className={styles['row']}>
      <p className={styles['what']}>
        <span className={styles['title']}>{title}</span>
        <strong className={styles['figure']}>{figure}</strong>
      </p>
      <p className={styles['detail']}>{words.detail(values)}</p>
      {need.kind === 'messages' ? (
        <Link {...mailboxPage()} className={button.className} aria-label={button.label}>
          {action}
        </Link>
      ) : (
        <DeadlineLink deadline={need.deadline} {...button} />
      )}
    </li>
  );
}

const noValues: NeedValues = {
  ...{ amount: '', day: '', due: '', about: '' },
  ...{ count: 0, isDenied: false },
};

function valuesOf(need: Need): NeedValues {
  if (need.kind === 'messages') return { ...noValues, count: need.count };
  const { deadline, claim } = need;
  return {
    ...noValues,
    ...subjectOf(deadline),
    day: formatDateInProse(deadline.day),
    // An amount of nothing is not what this is about.
    ...(claim?.openCents ? { amount: formatCents(claim.openCents) } : {}),
    isDenied: claim?.isDenied ?? false,
  };
}

function subjectOf(deadline: Deadline): Partial<NeedValues> {
  switch (deadline.kind) {
    case 'appeal':
    case 'file-again':
      return { about: deadline.claim.providerName ?? '' };
    case 'authorization':
    case 'authorization-appeal':
      return { about: deadline.authorization.service ?? '' };
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
      return { amount: formatCents(deadline.cents), due: formatDateInProse(deadline.due) };
    case 'coverage-end':
      return { about: deadline.planName };
  }
}
