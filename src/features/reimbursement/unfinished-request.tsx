import { useState } from 'react';
import { reimbursementWords } from '#content/reimbursement.ts';
import type { NewAttachment } from '#src/api/calls/claim-inquiries.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { ReimbursementRequest } from '#src/domain/reimbursement/account.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { useAttachments } from '#src/parts/attachments/use-attachments.ts';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type {
  ReimbursementSubmission,
  RequestIntent,
} from '#src/portal/submissions/reimbursement-submission.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import styles from './reimbursement.module.css';
import { RequestSent } from './request-sent.tsx';

const words = reimbursementWords.unfinished;

/** A request whose answer was lost: it is sent again with the same key, or not at all. */
export function UnfinishedRequest({
  submission,
  intent,
  receipts,
  onKnown,
}: {
  submission: ReimbursementSubmission;
  intent: RequestIntent;
  /** The receipts sent with it; null when the page was reloaded since, for files are never kept. */
  receipts: readonly NewAttachment[] | null;
  /** The outcome is known, and the member has read it. */
  onKnown: () => void;
}) {
  const { errors } = usePortal();
  const oneAtATime = useOneAtATime();
  const attachments = useAttachments(receipts ?? []);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [sent, setSent] = useState<ReimbursementRequest | null>(null);
  const [isOver, setOver] = useState(false);
  const finish = () =>
    oneAtATime(async () => {
      setBusy(true);
      const files = await attachments.whenRead();
      const outcome = files && (await submission.finish(intent, files));
      setBusy(false);
      if (outcome === null) return;
      if (outcome.kind === 'taken') setSent(outcome.request);
      else if (outcome.kind === 'unknown') setSaid(words.still);
      else {
        reportFailure(errors, outcome.failure, undefined);
        setOver(true);
        setSaid(words.over);
      }
    });
  if (sent !== null) return <RequestSent request={sent} onClose={onKnown} />;
  return (
    <StepFrame title={words.title} isAlert>
      {!isOver && (
        <>
          <p>{words.text(formatCents(intent.request.amount.amount))}</p>
          <p>{words.safe}</p>
        </>
      )}
      {!isOver && receipts === null && (
        <PartBoundary>
          <p>{words.receipts}</p>
          <AttachmentsField label={reimbursementWords.form.receipts} attachments={attachments} />
        </PartBoundary>
      )}
      {said !== null && <p role="status">{said}</p>}
      <div className={styles['row']}>
        {isOver ? (
          <Button onClick={onKnown}>{words.close}</Button>
        ) : (
          <>
            <Button aria-disabled={isBusy} onClick={() => void finish()}>
              {isBusy ? words.finishing : words.finish}
            </Button>
            <Button
              variant="plain"
              aria-disabled={isBusy}
              onClick={() => {
                if (isBusy) return;
                submission.giveUp(intent.memberId);
                setSaid(words.givenUp);
                setOver(true);
              }}
            >
              {words.giveUp}
            </Button>
          </>
        )}
      </div>
    </StepFrame>
  );
}
