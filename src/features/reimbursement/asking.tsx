import { Suspense, useImperativeHandle, type Ref, type RefObject } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { localDay } from '#src/domain/format/days.ts';
import { canAsk, type ReimbursementAccount } from '#src/domain/reimbursement/account.ts';
import { useSubmission } from '#src/parts/submission/use-submission.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { requestSubmissions } from './request-submission.ts';
import { UnfinishedRequest } from './unfinished-request.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { useFocusWhenEnded } from '#src/parts/submission/use-focus-when-ended.ts';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import { utility } from '#src/ui/layout/utility.ts';

const AskFlow = lazyPart(async () => (await import('./ask-flow.tsx')).AskFlow);

const words = reimbursementWords.account;

/** The controls of the request for other parts of the screen. */
export interface AskingHandle {
  /** Begins a request; goes to the account where one is open already. */
  begin: () => void;
}

/** The request for reimbursement; an earlier one without an answer is resolved first. */
export function Asking({
  account,
  memberId,
  balance,
  asking,
}: {
  account: ReimbursementAccount;
  memberId: string;
  balance: RefObject<HTMLElement | null>;
  asking: Ref<AskingHandle>;
}) {
  const today = localDay(usePortal().now());
  const submission = useSubmission(requestSubmissions, memberId);
  const { shows, begin } = submission;
  useImperativeHandle(
    asking,
    () => ({ begin: shows === 'offer' ? begin : () => takeFocus(balance.current) }),
    [shows, begin, balance],
  );
  // After a request, its button may go once the account is there again.
  const ask = useFocusWhenEnded(submission, balance);

  if (shows === 'unfinished') {
    return <UnfinishedRequest submission={submission} />;
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
      <p className={utility('strong', 'gone-if-empty')}>
        {leftCents <= 0
          ? words.empty
          : lastDay !== null && (isOver ? words.over : words.lastDay)(formatDateInProse(lastDay))}
      </p>
      {canAsk(account, today) &&
        (shows === 'offer' ? (
          <Row gap="4" align="center" look="screen-only">
            <Button ref={ask} onClick={submission.begin}>
              {words.ask}
            </Button>
          </Row>
        ) : (
          // Until it is known whether a request was sent, its place is kept.
          <Skeleton height="44px" />
        ))}
    </>
  );
}
