import { CalendarClock, CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { deadlinesCardWords as words } from '#content/deadlines.ts';
import { formatDateInProse } from '#content/formats.ts';
import { calendarFile } from '#src/domain/calendar-file.ts';
import { daysBetween, localDay } from '#src/domain/days.ts';
import type { Deadline } from '#src/domain/deadlines.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DeadlineLink } from './deadline-link.tsx';
import { calendarEventOf, deadlineKey, deadlineText } from './deadline-text.ts';
import styles from './deadlines-card.module.css';
import type { Deadlines } from './use-deadlines.ts';

/** What is coming up, each with the way to act on it, and all of it for the member's own calendar. */
export function DeadlinesCard({
  deadlines: { list, isLoading, isIncomplete, retry },
  atMost,
  more,
}: {
  deadlines: Deadlines;
  /** How many are shown; all when left out. */
  atMost?: number;
  /** The way to the others. */
  more?: ReactNode;
}) {
  const { now } = usePortal();
  const shown = list.slice(0, atMost);
  return (
    <Card
      title={words.title}
      icon={<CalendarClock size={20} aria-hidden="true" />}
      busy={isLoading}
      foot={
        list.length > 0 && (
          <>
            {more}
            <Button
              variant="plain"
              className={styles['calendar']}
              onClick={() =>
                saveFile(
                  calendarFile(list.map(calendarEventOf), now()),
                  words.fileName,
                  'text/calendar',
                )
              }
            >
              <CalendarPlus size={20} aria-hidden="true" />
              {words.calendar}
            </Button>
          </>
        )
      }
    >
      {shown.length > 0 && (
        <ul className={styles['list']}>
          {shown.map((deadline) => (
            <Row key={deadlineKey(deadline)} deadline={deadline} />
          ))}
        </ul>
      )}
      {isLoading && <Skeleton height="3rem" />}
      {!isLoading && list.length === 0 && !isIncomplete && <p>{words.none}</p>}
      {isIncomplete && (
        <div className={styles['incomplete']} role="alert">
          <p>{words.incomplete}</p>
          <Button variant="secondary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Row({ deadline }: { deadline: Deadline }) {
  const { now } = usePortal();
  const { title, about, meaning, action } = deadlineText(deadline);
  const left = daysBetween(localDay(now()), deadline.day);
  return (
    <li className={styles['row']}>
      <p className={styles['day']}>
        <strong>{formatDateInProse(deadline.day)}</strong>
        <span className={left <= 14 ? styles['soon'] : undefined}>{words.daysLeft(left)}</span>
      </p>
      <div className={styles['what']}>
        <p className={styles['title']}>{title}</p>
        {about !== null && <p>{about}</p>}
        <p className={styles['meaning']}>{meaning}</p>
        <DeadlineLink deadline={deadline} label={words.actionOn(action, title)}>
          {action}
        </DeadlineLink>
      </div>
    </li>
  );
}
