import { formatTimeOfDay } from '#content/clock.ts';
import { shareCardWords } from '#content/share-card.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { PastHealthLink } from '#src/domain/id-card/health-link.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { instantText } from './instant-text.ts';

const words = shareCardWords.kept;

/** Who opened a link, and when, the latest first. */
export function LinkOpenings({
  link: { openings, timesOpened },
}: {
  link: Pick<PastHealthLink, 'openings' | 'timesOpened'>;
}) {
  const { now } = usePortal();
  if (openings === null || openings.length === 0) {
    const count = timesOpened ?? (openings === null ? null : 0);
    return count === null ? null : <p>{words.opened(count)}</p>;
  }
  const today = localDay(now());
  const whenOf = (openedAt: Date) =>
    localDay(openedAt) === today ? formatTimeOfDay(openedAt.getTime()) : instantText(openedAt);
  const more = (timesOpened ?? 0) - openings.length;
  return (
    <Stack as="ul">
      {openings.map(({ reader, openedAt }, index) => (
        // Two can be of the same reader and instant.
        <li key={index}>
          {reader === null
            ? words.openedUnnamed(whenOf(openedAt))
            : words.openedBy(reader, whenOf(openedAt))}
        </li>
      ))}
      {more > 0 && <li>{words.openedBefore(formatCount(more))}</li>}
    </Stack>
  );
}
