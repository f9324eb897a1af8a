import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedFirst } from '#content/formats.ts';
import { shareCardWords } from '#content/share-card.ts';
import { healthLinks, revokeHealthLink } from '#src/api/calls/coverage/health-links.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { PastHealthLink } from '#src/domain/id-card/health-link.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { uiWords } from '#content/ui.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Loadable, LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from '../id-card.module.css';
import { useFocusOn } from '#src/ui/browser/take-focus.ts';
import { instantText } from './instant-text.ts';
import { LinkOpenings } from './link-openings.tsx';

const words = shareCardWords.kept;

/** The links that work now, each with a button that revokes it. */
export function PastLinks({ memberId, whose }: { memberId: string; whose: string | null }) {
  const { queryOf, send, now } = usePortal();
  const [showsEnded, setShowsEnded] = useState(false);
  const query = useQuery(queryOf(healthLinks(memberId)));
  const revoking = useMutation({
    mutationFn: (linkId: string) => send(revokeHealthLink(memberId, linkId)),
  });
  const { isSuccess, submittedAt } = revoking;
  // The button that was pressed goes with its link.
  const focusTarget = useFocusOn<HTMLParagraphElement>(isSuccess && submittedAt);
  const title = namedFirst(whose, words.title);
  if (query.isError) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { items, completeness } = query.data ?? { items: [], completeness: 'complete' };
  const links = items.filter(
    ({ id, expiresAt }) => expiresAt > now() && !(revoking.isSuccess && revoking.variables === id),
  );
  return (
    <>
      <p ref={focusTarget} tabIndex={-1} role="status" className={styles['said']}>
        {isSuccess && words.revoked}
      </p>
      {completeness !== 'complete' && (
        <MissingNote onRetry={() => void query.refetch()}>{uiWords.mayBeMissing}</MissingNote>
      )}
      {links.length > 0 && (
        <Stack as="section" gap="2" aria-label={title}>
          <h3>{title}</h3>
          <Stack as="ul" gap="3" look="divided">
            {links.map((link) => (
              <Row as="li" key={link.id} gap="4" align="center" apart>
                <LinkFacts link={link} title={words.until(instantText(link.expiresAt))} />
                <Button
                  variant="plain"
                  aria-disabled={revoking.isPending}
                  onClick={() => !revoking.isPending && revoking.mutate(link.id)}
                >
                  {revoking.isPending && revoking.variables === link.id
                    ? words.revoking
                    : words.revoke}
                </Button>
              </Row>
            ))}
          </Stack>
          {links.some(({ openings }) => openings?.some(({ reader }) => reader !== null)) && (
            <SecondaryText as="p">{words.names}</SecondaryText>
          )}
        </Stack>
      )}
      {showsEnded ? (
        <PartBoundary>
          <EndedLinks memberId={memberId} />
        </PartBoundary>
      ) : (
        <Row>
          <Button variant="plain" onClick={() => setShowsEnded(true)}>
            {words.ended}
          </Button>
        </Row>
      )}
    </>
  );
}

/** The links that ended recently, with who opened them; requested once the member asks. */
function EndedLinks({ memberId }: { memberId: string }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(healthLinks(memberId, { ended: true })));
  return (
    <Stack as="section" gap="2" aria-label={words.endedTitle}>
      <h3>{words.endedTitle}</h3>
      <Loadable query={query} skeleton={<Skeleton height="3rem" />}>
        {({ items: links, completeness }) =>
          links.length === 0 ? (
            <Empty words={words.endedNone} {...{ completeness }} />
          ) : (
            <Stack as="ul" gap="3" look="divided">
              {links.map((link) => (
                <li key={link.id}>
                  <LinkFacts
                    link={link}
                    title={words.endedAt(instantText(link.endedAt ?? link.expiresAt))}
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </Loadable>
    </Stack>
  );
}

function LinkFacts({ link, title }: { link: PastHealthLink; title: string }) {
  const { createdAt, madeBy, hasPasscode, isForCheckIn } = link;
  const facts = [
    isForCheckIn ? words.checkIn : null,
    createdAt === null ? null : madeText(instantText(createdAt), madeBy),
    hasPasscode ? words.passcode : null,
  ].filter((fact) => fact !== null);
  return (
    <div>
      <strong>{title}</strong>
      <LinkOpenings link={link} />
      <SecondaryText as="p">{facts.join(' · ')}</SecondaryText>
    </div>
  );
}

function madeText(day: string, madeBy: PastHealthLink['madeBy']): string {
  if (madeBy === null) return words.made(day);
  return madeBy === 'you' ? words.madeByYou(day) : words.madeBy(formatName(madeBy.firstName), day);
}
