import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSharingWords } from '#content/data-sharing.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import { accessLog, accessLogPageSize } from '#src/api/calls/account/data-sharing.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { AccessLogEntry } from '#src/domain/people/data-sharing.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { completenessOf } from '#src/domain/data/completeness.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/data/pager.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { dataText } from './data-text.ts';
import styles from '../settings.module.css';

const words = dataSharingWords.looked;

/** The people who accessed the member's information, and when, newest first. */
export function AccessLogCard() {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const { line, focus } = useListPosition();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...queryOf(accessLog(userId, page)),
    placeholderData: keepPreviousData,
  });
  return (
    <FoldingCard title={words.title} className={styles['wide']}>
      <p>{words.intro}</p>
      <Loadable query={query} skeleton={<SkeletonRows count={3} height="2rem" />}>
        {({ items, leftOut, total }) => {
          const read = (page - 1) * accessLogPageSize + items.length + leftOut;
          const known = Math.max(total ?? 0, read);
          const completeness = completenessOf(Math.max(leftOut, page === 1 ? known - read : 0));
          const onRetry = () => void query.refetch();
          if (items.length === 0 && page === 1) {
            return <Empty words={words.none} {...{ completeness, onRetry }} />;
          }
          return (
            <>
              {leftOut > 0 && <MissingNote onRetry={onRetry}>{words.mayBeMissing}</MissingNote>}
              <Stack as="ul" gap="4" className={styles['rows']} look="divided">
                {items.map((entry, place) => (
                  <li key={`${entry.at.getTime()} ${place}`} className={styles['logged']}>
                    <span className={styles['note']}>{formatDateInProse(localDay(entry.at))}</span>
                    <span>{words.entry(nameOf(entry), dataText(entry.data))}</span>
                  </li>
                ))}
              </Stack>
              {known > accessLogPageSize && (
                <ListPosition
                  line={line}
                  place={{ page, pageSize: accessLogPageSize, total: known }}
                  noun={words.noun}
                />
              )}
              <Pager
                label={words.pages}
                place={{ page, pages: Math.ceil(known / accessLogPageSize), turnTo: setPage }}
                onTurned={focus}
              />
            </>
          );
        }}
      </Loadable>
    </FoldingCard>
  );
}

/** Returns the name of the person who accessed it, or else their role. */
const nameOf = ({ who, kind }: AccessLogEntry): string =>
  who ?? lookUp(words.someone, kind ?? '') ?? words.unnamed;
