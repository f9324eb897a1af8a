import { utility } from '#src/ui/layout/utility.ts';
import { CalendarPlus } from 'lucide-react';
import { datesWords as words } from '#content/deadlines.ts';
import { formatDateInProse, formatMonthName } from '#content/formats.ts';
import { calendarFile } from '#src/domain/deadlines/calendar-file.ts';
import { daysBetween, localDay, wholeDay } from '#src/domain/format/days.ts';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { DeadlineLink } from '#src/parts/deadlines/deadline-link.tsx';
import { deadlineKey } from '#src/parts/deadlines/deadline-key.ts';
import { calendarEventOf, deadlineText } from './deadline-text.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { DateTile } from '#src/ui/data/date-tile.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './dates-screen.module.css';
import { useDates } from './use-dates.ts';

const shownAtFirst = 20;

/** The capabilities whose dates are listed beside those of the plan itself. */
const dated = ['appeals', 'payments', 'healthReimbursement'] as const;

/** About as tall as the parts of a list with dates in each. */
const skeletons = [
  ['week', '9rem'],
  ['month', '27rem'],
  ['later', '40rem'],
] as const;

/** Every coming date, each with its action, and all of them for the member's own calendar. */
export function DatesScreen() {
  const { now, capabilities } = usePortal();
  const selection = usePlan();
  // The words name the kinds of dates.
  const isWhole = dated.every(capabilities.has);
  const { isLoading, completeness, retry, ...dates } = useDates(selection);
  // All at once: later rows would push away those the member is reading.
  const list = isLoading ? [] : dates.list;
  const { isOpen, button, contentId } = useDisclosure();
  const today = localDay(now());
  const shown = isOpen ? list : list.slice(0, shownAtFirst);
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <Stack as="section" id={contentId} aria-label={words.title} aria-busy={isLoading} gap="5">
        {!isLoading && completeness !== 'complete' && (
          <MissingNote hasFailed onRetry={retry}>
            {words.incomplete}
          </MissingNote>
        )}
        {!isLoading && list.length > 0 && (
          <p className={classNames(styles['today'], utility('small', 'strong', 'center', 'gap-3'))}>
            {words.today(formatDateInProse(today))}
          </p>
        )}
        {dateGroupsOf(shown, today).map(({ key, deadlines }) => (
          <Card key={key} title={words.groups[key]} className={styles['group']}>
            <Stack as="ul" gap="3" look="divided">
              {deadlines.map((deadline) => (
                <DeadlineRow
                  key={deadlineKey(deadline)}
                  deadline={deadline}
                  whose={nameAmongOthers(selection, deadline.memberId)}
                />
              ))}
            </Stack>
          </Card>
        ))}
        {isLoading && skeletons.map(([name, height]) => <Skeleton key={name} height={height} />)}
        {!isLoading && list.length === 0 && completeness === 'complete' && (
          <Stack look="empty">
            <Empty words={isWhole ? words.none : words.noneOfSome} completeness={completeness} />
          </Stack>
        )}
        {!isLoading && (
          <Foot {...{ list, isOpen, button }} hasRecentDecisions={dates.hasRecentDecisions} />
        )}
      </Stack>
    </>
  );
}

/** What can be done with the list, and what it leaves out. */
function Foot({
  list,
  isOpen,
  button,
  hasRecentDecisions,
}: Pick<ReturnType<typeof useDisclosure>, 'isOpen' | 'button'> &
  Pick<ReturnType<typeof useDates>, 'hasRecentDecisions'> & { list: readonly Deadline[] }) {
  const { now, capabilities } = usePortal();
  const selection = usePlan();
  const save = () => {
    const events = list.map((deadline) =>
      calendarEventOf(deadline, nameAmongOthers(selection, deadline.memberId)),
    );
    saveFile(calendarFile(events, now()), words.fileName, 'text/calendar');
  };
  return (
    <>
      {list.length > 0 && (
        <Row gap="4" look="screen-only">
          {list.length > shownAtFirst && (
            <Button {...button} variant="plain">
              {isOpen ? words.fewer : words.all(formatCount(list.length))}
            </Button>
          )}
          <Button variant="secondary" onClick={save}>
            <CalendarPlus size={20} aria-hidden="true" />
            {words.calendar}
          </Button>
        </Row>
      )}
      {hasRecentDecisions && capabilities.has('appeals') && (
        <SecondaryText as="p">{words.leftOut}</SecondaryText>
      )}
    </>
  );
}

function DeadlineRow({ deadline, whose }: { deadline: Deadline; whose: string | null }) {
  const { now } = usePortal();
  const { title, about, details, action } = deadlineText(deadline, whose);
  const today = localDay(now());
  const day = wholeDay(deadline.day);
  return (
    <li className={classNames(styles['row'], 'screen-links')}>
      {day !== null && (
        <DateTile
          month={formatMonthName(day)}
          day={String(Number(day.slice(8)))}
          tone={isUrgent(deadline, today) ? 'urgent' : isOwn(deadline) ? 'notice' : 'plain'}
        />
      )}
      <div className={styles['what']}>
        <strong>{title}</strong>
        <When deadline={deadline} today={today} />
      </div>
      {details !== '' && <SecondaryText as="p">{details}</SecondaryText>}
      <p>
        <DeadlineLink deadline={deadline} label={words.actionOn(action, title, about)}>
          {action}
        </DeadlineLink>
      </p>
    </li>
  );
}

/** Says how far away a date is, and its year unless it is this one. The tile shows its day; screen readers hear all of it. */
function When({ deadline, today }: { deadline: Deadline; today: string }) {
  const day = wholeDay(deadline.day);
  const date = formatDateInProse(deadline.day);
  if (day === null) return <SecondaryText as="p">{date}</SecondaryText>;
  const left = daysBetween(today, day);
  const year = day.slice(0, 4);
  return (
    <SecondaryText as="p" className={isUrgent(deadline, today) ? styles['soon'] : undefined}>
      <VisuallyHidden>{`${date} `}</VisuallyHidden>
      {left >= 0 && <span>{words.daysLeft(left)}</span>}
      {!today.startsWith(year) && <span aria-hidden="true">{` · ${year}`}</span>}
    </SecondaryText>
  );
}

/** The parts of the list of dates, each with the most days left that it takes; the last takes all others. */
const groups = [
  { key: 'week', to: 7 },
  { key: 'month', to: 30 },
  { key: 'later', to: Infinity },
] as const;

const groupOf = (left: number) => groups.find(({ to }) => left <= to)?.key ?? 'later';

/**
 * Groups the dates by how far away they are, without empty groups. A date that has just passed is in the first group,
 * an invalid one in the last.
 * @param today as YYYY-MM-DD
 */
export const dateGroupsOf = (deadlines: readonly Deadline[], today: string) =>
  groups
    .map(({ key }) => ({
      key,
      deadlines: deadlines.filter(({ day }) => groupOf(daysBetween(today, day)) === key),
    }))
    .filter((group) => group.deadlines.length > 0);

/** The dates that are not deadlines of the member: the insurer or the provider acts, or the coverage ends. */
const ofOthers: ReadonlySet<Deadline['kind']> = new Set<Deadline['kind']>([
  'appeal-decision',
  'authorization-decision',
  'autopay',
  'coverage-end',
  'file-again',
  'next-autopay',
]);

/** Whether a date is a deadline of the member's own. */
const isOwn = ({ kind }: Deadline): boolean => !ofOthers.has(kind);

/** Whether a date is a deadline of the member's own within two weeks. */
export const isUrgent = (deadline: Deadline, today: string): boolean =>
  daysBetween(today, deadline.day) <= 14 && isOwn(deadline);
