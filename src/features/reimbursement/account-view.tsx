import { Suspense, useEffect, useRef } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import {
  canAsk,
  pendingCents,
  type ReimbursementAccount,
} from '#src/domain/reimbursement/account.ts';
import { useSubmission } from '#src/parts/submission/use-submission.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './reimbursement.module.css';
import { requestSubmissions } from './request-submission.ts';

const AskFlow = lazyPart(async () => (await import('./ask-flow.tsx')).AskFlow);
const UnfinishedRequest = lazyPart(
  async () => (await import('./unfinished-request.tsx')).UnfinishedRequest,
);

const words = reimbursementWords.account;

/** The account's balance and its date, and then the way to request money. */
export function AccountView({
  account,
  memberId,
}: {
  account: ReimbursementAccount;
  memberId: string;
}) {
  return (
    <>
      <Figures account={account} />
      <PartBoundary>
        <Asking key={memberId} {...{ account, memberId }} />
      </PartBoundary>
    </>
  );
}

function Figures({ account }: { account: ReimbursementAccount }) {
  const { leftCents, electionCents, usedCents, year, asOf } = account;
  const pending = pendingCents(account);
  const figures = [
    [words.election, electionCents],
    [words.used, usedCents],
    [words.pending, pending === 0 ? null : pending],
  ] as const;
  return (
    <>
      <div className={styles['left']}>
        <p className={styles['leftName']}>{words.left}</p>
        <p className={styles['leftFigure']}>{formatCents(leftCents)}</p>
        {asOf !== null && (
          <SecondaryText as="p">{words.asOf(formatDateInProse(asOf))}</SecondaryText>
        )}
      </div>
      <dl className={styles['figures']}>
        {figures.map(
          ([name, cents]) =>
            cents !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatCents(cents)}</dd>
              </div>
            ),
        )}
        {year !== null && (
          <div>
            <dt>{words.year}</dt>
            <dd>{year}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The request for reimbursement; an earlier one without an answer is resolved first. */
function Asking({ account, memberId }: { account: ReimbursementAccount; memberId: string }) {
  const today = localDay(usePortal().now());
  const ask = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const submission = useSubmission(requestSubmissions, memberId);
  const { shows, isDone } = submission;
  // The button pressed last is gone: the focus goes back to the button, or to the text in its place.
  useEffect(() => {
    if (isDone) (ask.current ?? note.current)?.focus();
  }, [isDone]);

  if (shows === 'unfinished') {
    return (
      <Suspense fallback={<Skeleton height="10rem" />}>
        <UnfinishedRequest submission={submission} />
      </Suspense>
    );
  }
  if (shows === 'flow') {
    return (
      <Suspense fallback={<Skeleton height="20rem" />}>
        <AskFlow {...{ submission, account, memberId }} />
      </Suspense>
    );
  }
  const { lastDay, leftCents } = account;
  const isOver = lastDay !== null && lastDay < today;
  return (
    <>
      <p ref={note} tabIndex={-1} className={styles['what']}>
        {leftCents <= 0
          ? words.empty
          : lastDay !== null && (isOver ? words.over : words.lastDay)(formatDateInProse(lastDay))}
      </p>
      {canAsk(account, today) && shows === 'offer' && (
        <div className={styles['row']}>
          <Button ref={ask} onClick={submission.begin}>
            {words.ask}
          </Button>
        </div>
      )}
    </>
  );
}
