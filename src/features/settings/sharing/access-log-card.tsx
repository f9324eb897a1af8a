import { useState } from 'react';
import { dataSharingWords } from '#content/data-sharing.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import { accessLog } from '#src/api/calls/account/data-sharing.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { AccessLogEntry } from '#src/domain/people/data-sharing.ts';
import { AnswerPages, useAnswerPage } from '#src/parts/list/answer-pages.tsx';
import { useUserId } from '#src/portal/portal-context.ts';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { dataText } from './data-text.ts';
import styles from '../settings.module.css';

const words = dataSharingWords.looked;

/** The people who accessed the member's information, and when, newest first. */
export function AccessLogCard() {
  const userId = useUserId();
  const [page, setPage] = useState(1);
  const query = useAnswerPage(accessLog(userId, page));
  return (
    <FoldingCard title={words.title} className={utility('whole-row')}>
      <p>{words.intro}</p>
      <AnswerPages
        {...{ query, words }}
        skeleton={<SkeletonRows count={3} height="2rem" />}
        isBrief
        onPage={setPage}
      >
        {(entries) => (
          <Stack as="ul" gap="4" className={styles['rows']} look="divided">
            {entries.map((entry, index) => (
              <li key={`${entry.at.getTime()} ${index}`} className={styles['logged']}>
                <span className={utility('secondary')}>
                  {formatDateInProse(localDay(entry.at))}
                </span>
                <span>{words.entry(nameOf(entry), dataText(entry.data))}</span>
              </li>
            ))}
          </Stack>
        )}
      </AnswerPages>
    </FoldingCard>
  );
}

/** Returns the name of the person who accessed it, or else their role. */
const nameOf = ({ who, kind }: AccessLogEntry): string =>
  who ?? lookUp(words.someone, kind ?? '') ?? words.unnamed;
