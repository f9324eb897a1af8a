import { authorizationWords, timelineWords } from '#content/authorizations.ts';
import { formatDateInProse } from '#content/formats.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { timelineOf } from '#src/domain/authorizations/timeline.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './authorization-details.module.css';

const words = authorizationWords.timeline;

/** The past and coming events of an authorization. */
export function TimelineCard({ authorization }: { authorization: FamilyAuthorization }) {
  const { now } = usePortal();
  const events = timelineOf(authorization, localDay(now()));
  return (
    <Card title={words.title}>
      {events.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Stack as="ol" gap="3" className={styles['timeline']}>
          {events.map(({ kind, day, isToCome }) => (
            <li key={kind} data-to-come={isToCome || undefined}>
              <strong>{formatDateInProse(day)}</strong>
              <span>
                {timelineWords[kind]}
                {isToCome && <SecondaryText> ({words.toCome})</SecondaryText>}
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
