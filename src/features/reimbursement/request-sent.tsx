import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { ReimbursementRequest } from '#src/domain/reimbursement/account.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import styles from './reimbursement.module.css';

const words = reimbursementWords.sent;

/** A request has arrived. */
export function RequestSent({
  request: { cents },
  onClose,
}: {
  request: ReimbursementRequest;
  onClose: () => void;
}) {
  return (
    <StepFrame title={words.title}>
      <p role="status">{words.text(formatCents(cents))}</p>
      <div className={styles['row']}>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </StepFrame>
  );
}
