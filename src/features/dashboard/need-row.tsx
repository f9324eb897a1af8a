import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Link } from '@tanstack/react-router';
import { CalendarClock, FileText, MessageCircle, ShieldCheck } from 'lucide-react';
import { formatDateInProse, formatList, namedFirst } from '#content/formats.ts';
import { needsCardWords, needWords, type NeedValues } from '#content/needs.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import type { DatedNeed, Need } from '#src/domain/deadlines/needs.ts';
import { DeadlineLink } from '#src/parts/deadlines/deadline-link.tsx';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './needs-card.module.css';

const icons = {
  claim: FileText,
  authorization: ShieldCheck,
  messages: MessageCircle,
  other: CalendarClock,
};

function iconName(need: Need): keyof typeof icons {
  if (need.kind === 'messages') return 'messages';
  if ('claim' in need.deadline) return 'claim';
  return 'authorization' in need.deadline ? 'authorization' : 'other';
}

/** A row of the needs card: person, need, the amount at stake, and the button that leads to it. */
export function NeedRow({ need }: { need: Need }) {
  const selection = usePlan();
  const { action, ...words } = needWords[need.kind];
  const values = valuesOf(need);
  const title = namedFirst(whoseNeed(need, selection), words.title(values));
  const figure = words.figure(values);
  const detail = words.detail(values);
  const Icon = icons[iconName(need)];
  const button = {
    className: buttonClass('secondary'),
    children: action,
    label: needsCardWords.actionOn(action, title, figure),
  };
  return (
    <li className={classNames(styles['row'], 'screen-links')}>
      <Icon size={20} aria-hidden="true" className={utility('tinted-icon', 'screen-only')} />
      <Stack as="p">
        <SecondaryText>{title}</SecondaryText>
        <strong className={styles['figure']}>{figure}</strong>
      </Stack>
      {detail && <p className={styles['detail']}>{detail}</p>}
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

/** Returns the names of the people a need is for; null where only one person can be seen, or all names are missing. */
function whoseNeed(need: Need, selection: Selection): string | null {
  const memberIds = need.kind === 'messages' ? need.memberIds : [need.deadline.memberId];
  const names = memberIds.flatMap((memberId) => nameAmongOthers(selection, memberId) ?? []);
  return names.length === 0 ? null : formatList(names);
}

const noValues: NeedValues = {
  amount: '',
  day: '',
  due: '',
  about: '',
  refusal: null,
};

function valuesOf(need: Need): NeedValues {
  if (need.kind === 'messages') return noValues;
  const { deadline, claim } = need;
  return {
    ...noValues,
    ...subjectOf(deadline),
    day: formatDateInProse(deadline.day),
    // An amount of zero is not the subject.
    ...(claim?.openCents ? { amount: formatCents(claim.openCents) } : {}),
    refusal: claim?.refusal ?? null,
  };
}

function subjectOf(deadline: DatedNeed): Partial<NeedValues> {
  if ('claim' in deadline) return { about: deadline.claim.providerName ?? '' };
  if ('authorization' in deadline) return { about: deadline.authorization.service ?? '' };
  if ('planName' in deadline) return { about: deadline.planName };
  return { amount: formatCents(deadline.cents), due: formatDateInProse(deadline.due) };
}
