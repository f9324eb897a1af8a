import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { ReimbursementRequest } from '#src/domain/reimbursement/account.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

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
      <Row gap="4" align="center" look="screen-only">
        <Button onClick={onClose}>{words.close}</Button>
      </Row>
    </StepFrame>
  );
}
