import { useState } from 'react';
import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { useAttachments } from '#src/parts/attachments/use-attachments.ts';
import { UnfinishedSubmission } from '#src/parts/submission/unfinished-submission.tsx';
import type { Submission } from '#src/parts/submission/use-submission.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { emptyRequest } from './ask-rules.ts';
import { RequestSent } from './request-sent.tsx';
import type { RequestTypes } from './request-submission.ts';

const words = reimbursementWords.unfinished;

/** A request that got no answer. */
export function UnfinishedRequest({ submission }: { submission: Submission<RequestTypes> }) {
  const { view, send, close } = submission;
  const { submitted, answer } = view;
  const [before] = useState(submitted?.transient ?? null);
  const attachments = useAttachments(before?.receipts);
  const [isReading, setReading] = useState(false);
  if (submitted === null) return null;
  if (answer !== null) return <RequestSent request={answer} onClose={close} />;
  const finish = async () => {
    setReading(true);
    const receipts = await attachments.whenRead();
    setReading(false);
    if (receipts === null) return;
    const typed = before?.typed ?? emptyRequest;
    send({ type: 'submission.repeated', transient: { typed, receipts } });
  };
  return (
    <UnfinishedSubmission
      {...{ submission, words }}
      text={words.text(formatCents(submitted.intent.cents))}
      refusal={() => words.over}
      isPreparing={isReading}
      onFinish={() => void finish()}
    >
      {/* Files are never kept: after a reload they are chosen again. */}
      {before === null && (
        <PartBoundary>
          <p>{words.receipts}</p>
          <AttachmentsField label={reimbursementWords.form.receipts} attachments={attachments} />
        </PartBoundary>
      )}
    </UnfinishedSubmission>
  );
}
