import { classNames } from '#src/ui/class-names.ts';
import { compare } from '#src/domain/data/compare.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateInProse, namedFirst } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { requestsQuery } from '#src/api/calls/payments/health-reimbursement.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { ReimbursementRequest } from '#src/domain/reimbursement/account.ts';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './reimbursement.module.css';
import { useWhose } from './use-whose.ts';

const words = reimbursementWords.requests;

/** The requests, newest first, with the status of each and what it means. */
export function RequestsCard({
  memberId,
  onAskAgain,
}: {
  memberId: string;
  /** Begins another request; null where no request is possible. */
  onAskAgain: (() => void) | null;
}) {
  const query = useQuery(requestsQuery(usePortal(), memberId));
  const whose = useWhose();
  return (
    <Card title={words.title} busy={query.isPending}>
      <StaleOnError query={query} skeleton={<Skeleton height="10rem" />}>
        {({ items, completeness }) => (
          <>
            {items.length === 0 ? (
              <Empty
                words={words.none}
                missing={words.mayBeMissing}
                completeness={completeness}
                onRetry={() => void query.refetch()}
              />
            ) : (
              completeness !== 'complete' && (
                <MissingNote onRetry={() => void query.refetch()}>{words.mayBeMissing}</MissingNote>
              )
            )}
            <Stack as="ul" gap="3" look="divided">
              {items
                .toSorted((a, b) => compare(b.sentAt?.getTime() ?? 0, a.sentAt?.getTime() ?? 0))
                .map((request) => (
                  <li key={request.id}>
                    <PartBoundary>
                      <Request request={request} whose={whose(request)} onAskAgain={onAskAgain} />
                    </PartBoundary>
                  </li>
                ))}
            </Stack>
          </>
        )}
      </StaleOnError>
    </Card>
  );
}

function Request({
  request,
  whose,
  onAskAgain,
}: {
  request: ReimbursementRequest;
  whose: string | null;
  onAskAgain: (() => void) | null;
}) {
  const { cents, sentAt, expenseDay, provider, description, claimId, decidedOn, reason } = request;
  const { label, tone, meaning } = lookUp(words.statuses, request.status) ?? {
    label: request.status,
    tone: 'neutral' as const,
    meaning: words.other,
  };
  const isDenied = request.status === 'denied';
  const name = namedFirst(whose, provider ?? description ?? words.unnamed);
  const facts = [
    expenseDay === null ? null : formatDate(expenseDay),
    provider === null ? null : description,
    sentAt === null ? null : words.sent(formatDateInProse(localDay(sentAt))),
    decidedOn === null ? null : words.decided(formatDateInProse(decidedOn)),
  ].filter((fact) => fact !== null);
  return (
    <Row gap="4" align="start" apart look="screen-links" className={styles['request']}>
      <Stack
        gap="1"
        align="start"
        className={classNames(styles['about'], utility('can-shrink', 'breaks'))}
      >
        <strong>{name}</strong>
        {facts.length > 0 && <SecondaryText>{facts.join(' · ')}</SecondaryText>}
        <StatusPill tone={tone}>{label}</StatusPill>
        {meaning !== null && <SecondaryText>{meaning}</SecondaryText>}
        {reason !== null && <span>{words.reason(reason)}</span>}
        <ClaimLink claimId={claimId} about={name} />
        {isDenied && onAskAgain !== null && (
          <Row look="screen-only" className={utility('above-2')}>
            <Button variant="secondary" onClick={onAskAgain}>
              {words.again}
            </Button>
          </Row>
        )}
      </Stack>
      {isDenied ? (
        <s className={classNames(styles['asked'], utility('regular', 'secondary'))}>
          {formatCents(cents)}
        </s>
      ) : (
        <span className={utility('no-wrap', 'large', 'figure')}>{formatCents(cents)}</span>
      )}
    </Row>
  );
}
