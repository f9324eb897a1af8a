import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import {
  canAsk,
  pendingCents,
  type ReimbursementAccount,
} from '#src/domain/reimbursement/account.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import {
  createReimbursementSubmission,
  unfinishedRequestQuery,
  type RequestIntent,
} from '#src/portal/submissions/reimbursement-submission.ts';
import type { NewAttachment } from '#src/api/calls/claim-inquiries.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './reimbursement.module.css';

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
        <Asking {...{ account, memberId }} />
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

/** A request that was sent and whose answer was lost, with its receipts as long as the page stays loaded. */
interface Lost {
  intent: RequestIntent;
  receipts: readonly NewAttachment[];
}

/** The request for reimbursement; an earlier one without an answer is resolved first. */
function Asking({ account, memberId }: { account: ReimbursementAccount; memberId: string }) {
  const portal = usePortal();
  const today = localDay(portal.now());
  const ask = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const [submission] = useState(() => createReimbursementSubmission(portal));
  const [isOpen, setOpen] = useState(false);
  const kept = useQuery(unfinishedRequestQuery(submission, memberId));
  const [lost, setLost] = useState<Lost | null | undefined>(undefined);
  // The outcome on this page is newer than the one kept before.
  const before = kept.data ? { intent: kept.data, receipts: null } : null;
  const unfinished = lost === undefined ? before : lost;
  const [hasBegun, setBegun] = useState(false);
  const isDone = hasBegun && !isOpen && unfinished === null;
  // The button pressed last is gone: the focus goes back to the button, or to the text in its place.
  useEffect(() => {
    if (isDone) (ask.current ?? note.current)?.focus();
  }, [isDone]);

  if (unfinished !== null) {
    return (
      <Suspense fallback={<Skeleton height="10rem" />}>
        <UnfinishedRequest
          {...{ submission, ...unfinished }}
          onKnown={() => {
            setBegun(true);
            setLost(null);
          }}
        />
      </Suspense>
    );
  }
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton height="20rem" />}>
        <AskFlow
          {...{ submission, account, memberId }}
          onLost={(intent, receipts) => {
            setLost({ intent, receipts });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
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
      {/* Nothing is offered before it is known whether something was sent. */}
      {canAsk(account, today) && !kept.isPending && (
        <div className={styles['row']}>
          <Button
            ref={ask}
            onClick={() => {
              setBegun(true);
              setOpen(true);
            }}
          >
            {words.ask}
          </Button>
        </div>
      )}
    </>
  );
}
